import Foundation
import Geometry
import Hosting
import Raster
import Views

/// A screen in memory: windows open and stack as under a window system, input comes from the owner
/// of the front, and finished pixels are retained by reference and counted.
package final class HeadlessFront: Front, WindowSystemActions {
    package var clipboard = ""
    package private(set) var stack: WindowStack
    /// What has been presented in the windows now open.
    package private(set) var surfaces: [WindowID: HeadlessSurface] = [:]
    private var queue = InputQueue()
    private let pump: MainQueuePump?

    /// With a pump `events(until:)` waits in real time, as a process needs it; without one it
    /// returns at once, and the owner advances the clock.
    package init(
        screen: CGSize = CGSize(width: 1920, height: 1080), scale: Double = 1,
        pump: MainQueuePump? = nil
    ) {
        stack = WindowStack(screen: screen, scale: scale, arrangement: .floating)
        self.pump = pump
    }

    package var screens: [CGRect] { [stack.screen] }

    // MARK: What the app asks

    package func show(_ plan: WindowPlan) { deliver(stack.show(plan)) }

    package func close(_ window: WindowID) {
        surfaces[window] = nil
        deliver(stack.close(window))
    }

    package func events(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
        guard let pump else { return queue.take() }
        takeQuitRequest(pump)
        if pump.service(hasInput: !queue.isEmpty) { return [InputEvent(.wake)] }
        if queue.isEmpty {
            _ = pump.sleep(until: deadline)
            takeQuitRequest(pump)
            if pump.service(hasInput: !queue.isEmpty, isAfterSleep: true) {
                return [InputEvent(.wake)]
            }
        }
        return queue.take()
    }

    private func takeQuitRequest(_ pump: MainQueuePump) {
        if pump.takeQuitRequest() { queue.append(InputEvent(.quit)) }
    }

    package func present(_ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID) {
        guard stack[window] != nil else { return }
        let earlier = surfaces[window]
        surfaces[window] = HeadlessSurface(
            framebuffer: framebuffer, lastDamage: damage,
            presents: (earlier?.presents ?? 0) + 1,
            pixels: (earlier?.pixels ?? 0) + damage.area)
    }

    nonisolated package func wake() { pump?.wake() }

    // MARK: What the user does

    /// Input as a device would send it, on the path of every front.
    package func send(_ event: InputEvent) { queue.append(event) }

    /// Brings the window to front and gives it the focus.
    package func focus(_ window: WindowID) { deliver(stack.focus(window)) }

    package func minimize(_ window: WindowID) { deliver(stack.setMode(.minimized, of: window)) }

    /// Undoes minimising; the window is then in front.
    package func restore(_ window: WindowID) { deliver(stack.restore(window)) }

    package func setMode(_ mode: WindowPlan.Mode, of window: WindowID) {
        deliver(stack.setMode(mode, of: window))
    }

    /// Sets the content's size in points, within the plan's limits.
    package func resize(_ window: WindowID, to size: CGSize) {
        deliver(stack.resize(window, to: size))
    }

    /// Puts the content's top left corner there, in points of the screen.
    package func move(_ window: WindowID, to origin: CGPoint) {
        deliver(stack.move(window, to: origin))
    }

    package func requestClose(_ window: WindowID) {
        send(InputEvent(.window(.closeRequested), in: window))
    }

    private func deliver(_ events: [InputEvent]) {
        for event in events { queue.append(event) }
    }
}

/// The presents of a headless window so far.
package struct HeadlessSurface {
    /// The last framebuffer presented, itself, not a copy.
    package internal(set) var framebuffer: Framebuffer
    package internal(set) var lastDamage: DamageRegion
    package internal(set) var presents: Int
    /// The pixels of all presents together.
    package internal(set) var pixels: Int
}
