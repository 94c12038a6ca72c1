import Foundation
import Geometry
import Hosting
import Raster
import Scenes
import Views

/// A screen for viewers on which windows are shown as on a single screen.
///
/// Those of a window system float on it, in an arrangement of the viewers' own: what they move,
/// cover or minimise stays as it is on the user's screen. What they do inside windows, their sizes
/// and the keyboard are shared. Windows of a bare screen fill it, as they do there.
final class WindowsScreen {
    private let screen: SingleScreen
    private let arrangement: WindowStack.Arrangement

    init(
        on mirror: ScreenMirror, size: CGSize, scale: Double,
        arrangement: WindowStack.Arrangement, windows: [WindowPlan],
        contents: [WindowID: Framebuffer]
    ) {
        self.arrangement = arrangement
        screen = SingleScreen(
            on: ScreenTap(mirror), size: size, scale: scale, arrangement: arrangement)
        for plan in windows { show(plan, contents[plan.id], scale) }
        mirror.update {
            $0.scale = scale
            $0.isResizable = arrangement == .floating
        }
    }

    private func show(_ plan: WindowPlan, _ content: Framebuffer?, _ scale: Double) {
        var plan = plan
        if let content {
            plan.size = CGSize(
                width: Double(content.width) / scale, height: Double(content.height) / scale)
        }
        show(plan)
        guard let content else { return }
        screen.present(content, damage: DamageRegion(content.bounds), in: plan.id)
    }

    func show(_ plan: WindowPlan) {
        var plan = plan
        if arrangement == .filling { plan.titleBar = .none }
        screen.show(plan)
    }

    func resize(to size: CGSize) {
        screen.send(InputEvent(.window(.resized(size)), in: WindowID.singleScreen))
    }

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
