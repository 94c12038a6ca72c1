/// Wakes the run loop through its front.
final class RunLoopWaker: @unchecked Sendable {
    private let front: any Front
    /// Whether a turn is being taken; used on the main thread alone.
    var isTurning = false
    /// Called for changes made on the main thread between turns.
    var changedBetweenTurns: () -> Void = {}

    init(_ front: any Front) { self.front = front }

    /// Callable from any thread.
    func wake() { front.wake() }

    /// For changes made on the main thread: the loop asks whether there is work at the end of each
    /// turn, so it need be woken only between turns.
    func wakeBetweenTurns() {
        guard !isTurning else { return }
        front.wake()
        changedBetweenTurns()
    }
}
