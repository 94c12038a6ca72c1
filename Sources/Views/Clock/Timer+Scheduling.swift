import Foundation

/// A timer as a block in a main-actor class sees it: it can be ended or fired from there.
///
/// Linux's `Timer` is not usable inside such a block, because it may not cross actors; this
/// protocol's members have the same names and the compiler finds them first.
public protocol ScheduledTimer: AnyObject {
    var invalidate: () -> Void { get }
    var fire: () -> Void { get }
}

extension Timer: ScheduledTimer {
    @_disfavoredOverload @_implements(ScheduledTimer,invalidate)
    public var _casementInvalidate: () -> Void { { self.invalidate() } }

    @_disfavoredOverload @_implements(ScheduledTimer,fire)
    public var _casementFire: () -> Void { { self.fire() } }
}

extension Timer {
    /// Starts a timer on the app's clock: the real one, or under a test the test's.
    @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping (any ScheduledTimer) -> Void
    ) -> Timer {
        if let clock = FrameClock.current, clock.kind == .virtual {
            // Never put on a run loop: the clock fires it.
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

/// Carries a block of the main thread through an interface that asks for a sendable one.
private struct UncheckedBlock: @unchecked Sendable {
    let block: (any ScheduledTimer) -> Void
    init(_ block: @escaping (any ScheduledTimer) -> Void) { self.block = block }
}
