/// When an animation is considered complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Moment: Hashable, Sendable { case logicallyComplete, removed }

    private let moment: Moment

    /// The animation looks finished to the user, although it may still be settling.
    public static let logicallyComplete = AnimationCompletionCriteria(moment: .logicallyComplete)
    /// The animation is removed.
    public static let removed = AnimationCompletionCriteria(moment: .removed)
}

/// A closure that runs once after all animations of a transaction.
///
/// Each animation that the transaction starts calls `begin` and later `end`. The update pass calls
/// `seal` when the transaction can start no more. These methods return the closure for the caller to
/// run.
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

    /// Called when an animation ends. Returns the closure if it was the last one.
    package func end() -> (() -> Void)? {
        runningCount -= 1
        return due()
    }

    /// Called when no further animation can begin. Returns the closure if none is running.
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
