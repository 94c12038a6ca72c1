import DeviceInput
import Foundation
import Geometry
import Hosting
import Raster
import Views

/// One bare screen: a Linux framebuffer device or a plain file of pixels. The uppermost window
/// fills it, or it is `SingleScreen`'s. A device has keyboards, mice and touch screens, whenever they
/// are plugged in.
package final class FBFront: Front {
    package var clipboard = ""
    private let pixels: FBScreen
    private var stack: WindowStack
    private var queue = InputQueue()
    private let pump: MainQueuePump
    /// Nil for a file of pixels.
    private let input: DeviceInput?

    /// A device has a size of its own; a file gets `size` points at `scale` pixels a point. `say`
    /// is called with the reason why a device's screen has no input.
    package convenience init(
        path: String, size: CGSize, scale: Double = 1, input: InputOptions = InputOptions(),
        pump: MainQueuePump, say: @escaping (String) -> Void = { _ in }
    ) throws {
        let pixels = try FBScreen(
            path: path, fileWidth: Int((size.width * scale).rounded()),
            fileHeight: Int((size.height * scale).rounded()))
        self.init(
            pixels, scale: scale, pump: pump,
            input: pixels.isDevice ? DeviceInput(input, say: say) : nil, say: say)
    }

    init(
        _ pixels: FBScreen, scale: Double = 1, pump: MainQueuePump, input: DeviceInput?,
        say: (String) -> Void = { _ in }
    ) {
        self.pixels = pixels
        self.pump = pump
        let points = CGSize(
            width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
        stack = WindowStack(screen: points, scale: scale, arrangement: .filling)
        self.input = input
        input?.area = InputArea(size: points)
        pixels.clear()
        collect()
        if let complaint = input?.complaint { say(complaint) }
    }

    /// The screen's size in points.
    package var screen: CGSize { stack.screen.size }

    package var screens: [CGRect] { [stack.screen] }

    /// Whether there may be a pointer, now or once a device is plugged in.
    package var hasPointer: Bool { input != nil }

    /// Whether fingers are all that points.
    package var isTouchOnly: Bool { input?.isTouchOnly ?? false }

    package func show(_ plan: WindowPlan) { deliver { stack.show(plan) } }

    package func close(_ window: WindowID) { deliver { stack.close(window) } }

    package func events(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
        collect()
        if pump.service() { queue.append(InputEvent(.wake)) }
        if queue.isEmpty {
            let end = [deadline, input?.deadline].compactMap { $0 }.min()
            _ = pump.sleep(until: end, watching: input?.descriptors ?? [])
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
        let kinds = input?.events() ?? []
        if let window = stack.focused { queue.append(kinds, in: window) }
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
