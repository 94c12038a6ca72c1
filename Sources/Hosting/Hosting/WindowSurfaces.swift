import Geometry
import Scenes
import Views

/// The surfaces of an app's open windows and, on a single screen, of its menu bar.
@MainActor
package final class WindowSurfaces {
    /// In opening order.
    package private(set) var windows: [WindowSurface] = []
    /// Nil where windows have menu bars of their own, or the app has no menus.
    package private(set) var screenBar: ScreenBar?
    private var byID: [WindowID: WindowSurface] = [:]
    private var shownPlans: [WindowID: WindowPlan] = [:]
    private let instance: AppInstance
    private let display: Display
    private let waker: RunLoopWaker

    init(of instance: AppInstance, on display: Display, waker: RunLoopWaker) {
        self.instance = instance
        self.display = display
        self.waker = waker
    }

    package subscript(id: WindowID) -> WindowSurface? { byID[id] }

    /// The windows' surfaces and the menu bar's.
    var all: [WindowSurface] {
        screenBar.map { windows + [$0.surface] } ?? windows
    }

    // MARK: Opening and closing

    /// Gives every open window a surface and takes it from those that were closed.
    func syncWindows() {
        let states = instance.manager.windows
        let hasAll = states.allSatisfy { byID[$0.id] != nil }
        if !hasAll || states.count != windows.count {
            close(allBut: Set(states.map(\.id)))
            if windows.count < states.count { addMissing() }
        }
        for state in states { byID[state.id]?.isVisible = state.isVisible }
    }

    private func close(allBut open: Set<WindowID>) {
        for surface in windows where !open.contains(surface.id) {
            display.front.close(surface.id)
            shownPlans[surface.id] = nil
            byID[surface.id] = nil
        }
        windows.removeAll { !open.contains($0.id) }
    }

    private func addMissing() {
        for scene in instance.scenes where byID[scene.id] == nil {
            let surface = WindowSurface(id: scene.id, tree: scene.tree)
            scene.tree.whenDirty = { [waker] in waker.wakeBetweenTurns() }
            byID[scene.id] = surface
            windows.append(surface)
        }
        windows.sort { $0.id < $1.id }
    }

    /// Gives a single screen a menu bar as soon as the app has menus.
    func syncScreenBar() {
        guard let screen = display.singleScreen else { return }
        screenBar?.fit()
        guard instance.menus.hasBar != (screenBar != nil) else { return }
        screenBar?.end()
        screenBar = instance.menus.hasBar ? ScreenBar(of: instance, on: screen) : nil
        screenBar?.tree.whenDirty = { [waker] in waker.wakeBetweenTurns() }
        screen.topInset = screenBar == nil ? 0 : Theme.menuBar
        instance.screensChanged(to: screen.screens)
    }

    func closeAll() {
        for surface in windows { display.front.close(surface.id) }
    }

    // MARK: Showing

    /// Opens the window on the front, or brings its title, frame and the like up to date.
    func show(_ window: SceneWindow) {
        guard byID[window.id] != nil else { return }
        var plan = WindowPlan(window)
        // The magnifier follows it.
        if display.screenFront.ownsScreen { plan.focusRect = window.tree.focus.focusRect }
        guard shownPlans[window.id] != plan else { return }
        shownPlans[window.id] = plan
        display.front.show(plan)
    }
}
