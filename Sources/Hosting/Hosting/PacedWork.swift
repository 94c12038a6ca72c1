import Foundation

/// Work that is due after turns of the run loop, such as describing the windows to a screen reader, and
/// that takes a part of the time at most: the longer it takes, the less often it is done.
@MainActor
package final class PacedWork {
    private let work: () -> Void
    /// Before this moment it is not done again.
    private var rest = ContinuousClock.now
    private var isScheduled = false

    /// The part of the time that it takes at most.
    private static let share = 0.1

    package init(_ work: @escaping () -> Void) { self.work = work }

    /// Does the work now, or as soon as its part of the time allows.
    package func isDue() {
        guard !isScheduled else { return }
        let now = ContinuousClock.now
        guard now < rest else { return perform() }
        isScheduled = true
        DispatchQueue.main.asyncAfter(deadline: .now() + (rest - now) / .seconds(1)) {
            [weak self] in
            MainActor.assumeIsolated {
                self?.isScheduled = false
                self?.perform()
            }
        }
    }

    /// Does the work now, however long it has rested.
    package func perform() {
        let start = ContinuousClock.now
        work()
        let end = ContinuousClock.now
        rest = end + (end - start) * (1 / Self.share - 1)
    }
}
