import Geometry

/// What an animation may read and keep while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation has written down, for itself or for the one that merges with it.
    public var state: AnimationState<Value>
    /// Set by the animation when a user would call it finished, though it may still be settling.
    public var isLogicallyComplete: Bool
    /// What surrounds the view that is animated.
    public let environment: EnvironmentValues

    package init(
        state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environment = environment
    }

    /// The same context around another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(
            state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}
