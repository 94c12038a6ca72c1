/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Moment: Hashable, Sendable { case logicallyComplete, removed }

    private let moment: Moment

    /// A user would call it finished, though it may still be settling.
    public static let logicallyComplete = AnimationCompletionCriteria(moment: .logicallyComplete)
    /// Nothing of it is running any more.
    public static let removed = AnimationCompletionCriteria(moment: .removed)
}

/// One closure waiting for all animations of a transaction; it is handed out exactly once.
///
/// Each animation the transaction starts calls `begin` and later `end`; whoever applies the
/// transaction calls `seal` when it can start no more. The closure is returned, never run here.
package final class AnimationCompletion {
    package let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var runningCount = 0
    private var isSealed = false

    package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    package func begin() {
        runningCount += 1
    }

    /// One animation is over; returns the closure if it was the last.
    package func end() -> (() -> Void)? {
        runningCount -= 1
        return due()
    }

    /// No further animation will begin; returns the closure if none is running.
    package func seal() -> (() -> Void)? {
        isSealed = true
        return due()
    }

    private func due() -> (() -> Void)? {
        guard isSealed, runningCount == 0 else { return nil }
        defer { action = nil }
        return action
    }
}
