import Foundation

/// A timer that can be used inside of its block on the main actor.
///
/// Foundation's `Timer` on Linux is not `Sendable` and so not usable there. The members of this
/// protocol have the same names, and the compiler prefers them.
public protocol ScheduledTimer: AnyObject {
    /// Stops the timer, so that its block does not run again.
    var invalidate: () -> Void { get }
    /// Runs the block of the timer at once.
    var fire: () -> Void { get }
}

extension Timer: ScheduledTimer {
    @_disfavoredOverload @_implements(ScheduledTimer,invalidate)
    public var _casementInvalidate: () -> Void { { self.invalidate() } }

    @_disfavoredOverload @_implements(ScheduledTimer,fire)
    public var _casementFire: () -> Void { { self.fire() } }
}

extension Timer {
    /// Starts a timer on the app's clock, which is virtual in a test. An interval that is not a
    /// number would end the app in Foundation, and counts as one that is not positive.
    @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping (any ScheduledTimer) -> Void
    ) -> Timer {
        let interval = interval.isNaN ? 0 : interval
        if let clock = FrameClock.current, clock.kind == .virtual {
            // Not added to a run loop, because the clock fires it.
            let anyBlock = UncheckedBlock(block)
            let carried: @Sendable (Timer) -> Void = { anyBlock.block($0) }
            let timer = Timer(
                fire: .distantFuture, interval: interval, repeats: repeats, block: carried)
            clock.add(
                VirtualTimer(
                    due: clock.now + max(interval, 0.0001), interval: repeats ? interval : nil,
                    isValid: { [weak timer] in timer?.isValid ?? false }
                ) {
                    guard timer.isValid else { return }
                    block(timer)
                    if !repeats { timer.invalidate() }
                })
            return timer
        }
        let anyBlock = UncheckedBlock(block)
        let real: @Sendable (Timer) -> Void = { anyBlock.block($0) }
        return scheduledTimer(withTimeInterval: interval, repeats: repeats, block: real)
    }
}

/// Passes a block of the main thread to an interface that requires a sendable one.
private struct UncheckedBlock: @unchecked Sendable {
    let block: (any ScheduledTimer) -> Void
    init(_ block: @escaping (any ScheduledTimer) -> Void) { self.block = block }
}
