import Foundation
import Geometry
import Hosting
import Raster
import Scenes
import Views

/// A screen for viewers on which the windows of a window system are shown as on a single screen.
///
/// Its arrangement is the viewers' own: what they move, cover or minimise stays as it is on the
/// user's screen. What they do inside windows, their sizes and the keyboard are shared.
final class WindowsScreen {
    private let screen: SingleScreen

    init(
        on mirror: ScreenMirror, size: CGSize, scale: Double, windows: [WindowPlan],
        contents: [WindowID: Framebuffer]
    ) {
        screen = SingleScreen(on: ScreenTap(mirror), size: size, scale: scale)
        for plan in windows { show(plan, contents[plan.id], scale) }
        mirror.update {
            $0.scale = scale
            $0.isResizable = true
        }
    }

    private func show(_ plan: WindowPlan, _ content: Framebuffer?, _ scale: Double) {
        var plan = plan
        if let content {
            plan.size = CGSize(
                width: Double(content.width) / scale, height: Double(content.height) / scale)
        }
        screen.show(plan)
        guard let content else { return }
        screen.present(content, damage: DamageRegion(content.bounds), in: plan.id)
    }

    func show(_ plan: WindowPlan) { screen.show(plan) }
    func close(_ window: WindowID) { screen.close(window) }

    func present(_ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID) {
        screen.present(framebuffer, damage: damage, in: window)
    }

    func endFrame() { screen.endFrame() }

    func focus(_ window: WindowID) {
        if screen.stack[window]?.isVisible == false { screen.restore(window) }
        screen.focus(window)
    }

    /// Follows what the window system has done. The screen's own events about that are the app's
    /// already.
    func follow(_ events: [InputEvent]) {
        for case let event in events {
            guard let window = event.window, case .window(let change) = event.kind else { continue }
            switch change {
            case .resized(let size): screen.resize(window, to: size)
            case .scaled(let scale):
                screen.send(InputEvent(.window(.scaled(scale)), in: WindowID.singleScreen))
            case .focused: screen.focus(window)
            case .moved, .unfocused, .hidden, .shown, .maximized, .fullScreen, .normal,
                .closeRequested, .exposed:
                break
            }
        }
        _ = screen.events(until: .now)
    }

    /// Routes an event on the screen to the app or to the window system.
    func events(of kinds: [InputEvent.Kind]) -> [InputEvent] {
        for kind in kinds { screen.send(InputEvent(kind, in: WindowID.singleScreen)) }
        return screen.events(until: .now).filter { event in
            guard event.window != nil else { return false }
            guard case .window(let change) = event.kind else { return true }
            return switch change {
            case .focused, .resized, .closeRequested: true
            default: false
            }
        }
    }
}

/// The front under a screen that only viewers see.
private final class ScreenTap: Front {
    var clipboard = ""
    private let mirror: ScreenMirror
    private let cursors = CursorPictures()

    init(_ mirror: ScreenMirror) { self.mirror = mirror }

    func show(_ plan: WindowPlan) {
        let mirror = mirror
        mirror.update { facts in
            facts.cursor = cursors.picture(of: plan.cursor, scale: facts.scale)
        }
    }

    func close(_ window: WindowID) {}
    func events(until deadline: ContinuousClock.Instant?) -> [InputEvent] { [] }

    func present(_ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID) {
        mirror.present(framebuffer, damage: damage)
        mirror.refresh()
    }

    nonisolated func wake() {}
}
