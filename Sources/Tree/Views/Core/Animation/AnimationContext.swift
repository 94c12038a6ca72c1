import Geometry

/// The state and the environment of a running animation.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The state of the animation, which an animation that merges with it inherits.
    public var state: AnimationState<Value>
    /// Set by the animation when it looks finished to the user, although it may still be settling.
    public var isLogicallyComplete: Bool
    /// The environment of the animated view.
    public let environment: EnvironmentValues

    package init(
        state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environment = environment
    }

    /// Returns a copy of this context with another state, which may be for values of another type.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(
            state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}
