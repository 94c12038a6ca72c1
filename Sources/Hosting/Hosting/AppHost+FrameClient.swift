import Geometry
import Raster
import Scenes
import Views

extension AppHost: FrameClient {
    package func route(_ event: InputEvent) {
        if intercept?(event) == true || assistiveTechnology?.takes(event) == true { return }
        router.route(event)
    }

    package func updateWindows() {
        instance.settle()
        windows.syncWindows()
        windows.syncScreenBar()
    }

    package var allSurfaces: [WindowSurface] { windows.all }

    package func didSettle() { instance.restoreFocus() }

    /// A front puts each new window before all others, so the rearmost comes first.
    package func surfacesToPaint() -> [WindowSurface] {
        instance.windowsBackToFront.compactMap { window in
            windows.show(window)
            return windows[window.id]
        }
    }

    package func willPresentChanges() { saver.awaitEarlierTurns() }

    package func present(_ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID) {
        front.present(framebuffer, damage: damage, in: window)
    }

    package func didPresent() {
        screenBar?.render()
        front.endFrame()
        saver.noteFirstFrames(of: windows.windows)
    }

    package func save() { saver.save() }
}
