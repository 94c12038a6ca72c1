import Drawing
import Geometry
import Raster
import Views

// From trees to presented pixels.
extension FramePipeline {
    /// Records each window that needs a frame, finds what of it is new, draws that and presents it.
    func render(
        _ surfaces: [WindowSurface], for client: some FrameClient, showsChanges: Bool
    ) {
        for surface in surfaces where surface.needsFrame {
            surface.fitFramebuffer()
            let list = time(.paint) {
                PaintPass.record(surface.tree, background: background(surface.tree))
            }
            // The display list that is shown stays the one that the next drawing differs from.
            guard isDrawing else { continue }
            let changes = time(.damage) { damage(of: list, on: surface) }
            guard !changes.region.isEmpty else { continue }
            let region = time(.raster) { draw(list, changes, into: surface) }
            if showsChanges { time(.save) { client.willPresentChanges() } }
            time(.present) {
                client.present(surface.framebuffer, damage: region, in: surface.id)
            }
        }
    }

    /// Makes what may be scrolled to next, and records it where it is not seen, so that the next
    /// frame finds it there.
    func prefetch(_ surfaces: [WindowSurface]) {
        time(.prefetch) {
            for surface in surfaces where PrefetchPass.run(surface.tree) {
                guard isDrawing, surface.isVisible, surface.tree.paintIsDirty,
                    surface.shownList != nil
                else { continue }
                let list = PaintPass.record(surface.tree, background: background(surface.tree))
                takeOverUnseen(list, on: surface)
            }
        }
    }

    /// Whether what this turn changes is drawn in it, and not in a later one.
    private var isDrawing: Bool { app.turn.isMultiple(of: pace.turnsOfADrawing) }

    /// The pixels of a window that a new display list changes.
    private func damage(of list: DisplayList, on surface: WindowSurface) -> DisplayChanges {
        let changes = list.changes(since: surface.shownList)
        surface.shownList = list
        return changes
    }

    /// Takes a display list over if it differs only in what is not visible. If a pixel would change,
    /// the next frame does.
    private func takeOverUnseen(_ list: DisplayList, on surface: WindowSurface) {
        if list.changes(since: surface.shownList).region.isEmpty {
            surface.shownList = list
        } else {
            surface.tree.needsPaint()
        }
    }

    /// Draws the changed pixels into the window's framebuffer. Returns which have changed, with those
    /// of the overlay.
    private func draw(
        _ list: DisplayList, _ changes: DisplayChanges, into surface: WindowSurface
    ) -> DamageRegion {
        let blurredBefore = rasterizer.pixelsBlurred
        let shown = overlaid(list, changes, on: surface)
        rasterizer.play(shown.list, shown.changes, into: surface.framebuffer)
        if Rasterizer.lacksMemory {
            app.warn("There is no memory for some effects, which are left out", at: "")
        }
        app.report.blurredPixels += rasterizer.pixelsBlurred - blurredBefore
        app.report.damagedPixels += changes.region.area
        app.report.windowsPresented += 1
        surface.frames += 1
        surface.noteChange(of: changes.region, in: app.turn)
        app.turnLog?.note(changes.region.area, of: surface.id)
        return shown.changes.region
    }

    /// What is drawn: the app's own list, or that with the overlay.
    private func overlaid(
        _ list: DisplayList, _ changes: DisplayChanges, on surface: WindowSurface
    ) -> (list: DisplayList, changes: DisplayChanges) {
        guard let overlay else { return (list, changes) }
        let whole = overlay.list(over: list, of: surface, changes.region, at: app.now)
        defer { surface.overlaidList = whole }
        return (whole, whole.changes(since: surface.overlaidList))
    }
}
