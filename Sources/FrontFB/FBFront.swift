import Foundation
import Geometry
import Hosting
import Raster
import Views

/// One bare screen: a Linux framebuffer device or a plain file of pixels. The uppermost window
/// fills it, or it is `SingleScreen`'s; a device's keyboards, mice and touch screens are read from
/// evdev, whenever they are plugged in.
package final class FBFront: Front {
    package var clipboard = ""
    private let pixels: FBScreen
    private var stack: WindowStack
    private var queue = InputQueue()
    private let pump: MainQueuePump
    private let devices: InputDevices?
    private var input: EvdevTranslation

    /// A device has a size of its own; a file gets `size` points at `scale` pixels a point. `say`
    /// is called with the reason why a device's screen has no input.
    package convenience init(
        path: String, size: CGSize, scale: Double = 1, pump: MainQueuePump,
        say: (String) -> Void = { _ in }
    ) throws {
        let pixels = try FBScreen(
            path: path, fileWidth: Int((size.width * scale).rounded()),
            fileHeight: Int((size.height * scale).rounded()))
        self.init(
            pixels, scale: scale, pump: pump, devices: pixels.isDevice ? InputDevices() : nil,
            say: say)
    }

    init(
        _ pixels: FBScreen, scale: Double = 1, pump: MainQueuePump, devices: InputDevices?,
        say: (String) -> Void = { _ in }
    ) {
        self.pixels = pixels
        self.devices = devices
        self.pump = pump
        let points = CGSize(
            width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
        stack = WindowStack(screen: points, scale: scale, arrangement: .filling)
        input = EvdevTranslation(bounds: points)
        pixels.clear()
        collect()
        if let complaint = devices?.complaint { say(complaint) }
    }

    /// The screen's size in points.
    package var screen: CGSize { stack.screen.size }

    package var screens: [CGRect] { [stack.screen] }

    /// Whether there may be a pointer, now or once a device is plugged in.
    package var hasPointer: Bool { devices != nil }

    package func show(_ plan: WindowPlan) { deliver { stack.show(plan) } }

    package func close(_ window: WindowID) { deliver { stack.close(window) } }

    package func events(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
        collect()
        if pump.service() { queue.append(InputEvent(.wake)) }
        if queue.isEmpty {
            _ = pump.sleep(until: deadline, watching: devices?.descriptors ?? [])
            if pump.service(isAfterSleep: true) { queue.append(InputEvent(.wake)) }
            collect()
        }
        if pump.takeQuitRequest() { queue.append(InputEvent(.quit)) }
        return queue.take()
    }

    /// Only the uppermost window is visible; what others present is dropped, and presented again
    /// once they are visible.
    package func present(_ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID) {
        guard stack.top == window else { return }
        for rect in damage.rects { pixels.copy(rect, of: framebuffer) }
    }

    nonisolated package func wake() { pump.wake() }

    private func collect() {
        for change in devices?.changes() ?? [] {
            let kinds = input.handle(change)
            guard let window = stack.focused else { continue }
            queue.append(kinds, in: window)
        }
    }

    /// Delivers what a change of the stack brings, and has a newly uncovered window presented.
    private func deliver(_ change: () -> [InputEvent]) {
        let earlier = stack.top
        for event in change() { queue.append(event) }
        guard stack.top != earlier else { return }
        if let top = stack.top {
            queue.append(InputEvent(.window(.exposed), in: top))
        } else {
            pixels.clear()
        }
    }
}
