import Drawing
import Foundation
import Geometry
import Raster
import Views

/// One turn of the loop, from queued writes to presented pixels.
@MainActor
package final class FramePipeline {
    package let app: AppGraph
    private let rasterizer: Rasterizer
    private let background: (ViewTree) -> ResolvedColor
    private let stopwatch = PassStopwatch()
    private var shapingBefore = (count: 0, seconds: 0.0)

    package init(
        app: AppGraph, rasterizer: Rasterizer = Rasterizer(),
        background: @escaping (ViewTree) -> ResolvedColor
    ) {
        self.app = app
        self.rasterizer = rasterizer
        self.background = background
    }

    /// Begins a turn with a new report.
    package func beginTurn() {
        app.turn += 1
        app.report = FrameReport(totalUpdates: app.report.totalUpdates)
        shapingBefore = (app.shaper.shapings, app.shaper.secondsShaping)
    }

    /// Subtrees that one turn takes apart, such as rows: a few milliseconds' worth. Where more were
    /// removed, the next turns go on, with the events that have come in the meantime first.
    private static let releaseLimit = 100

    /// Does what nobody waits for: makes the rows just out of sight, and takes apart what was
    /// removed. Completes the turn's report.
    package func endTurn(_ surfaces: [WindowSurface]) {
        stopwatch.time(.prefetch, app) {
            for surface in surfaces where PrefetchPass.run(surface.tree) { takeOverUnseen(surface) }
        }
        stopwatch.time(.release, app) { ReleasePass.run(app, atMost: Self.releaseLimit) }
        app.report.textsShaped = app.shaper.shapings - shapingBefore.count
        guard app.report.textsShaped > 0 else { return }
        app.report.seconds[.shaping] = app.shaper.secondsShaping - shapingBefore.seconds
    }

    // MARK: Settling

    /// Brings all windows to a state in which nothing is due, or as far as one turn may go.
    /// `surfaces` is asked again after each update, which may have opened or closed windows.
    package func settle(_ surfaces: () -> [WindowSurface]) {
        var settler = TreeSettler(app)
        settler.begin(surfaces().map(\.tree))
        repeat { settler.update() } while settler.finishRound(surfaces().map(\.tree))
        settler.finish(surfaces().map(\.tree))
    }

    /// Whether nothing but repaints that were foreseen can be due in these windows, none of which
    /// has work: nothing moves, no press or call waits for this moment.
    package func onlyRepaintsAreDue(_ surfaces: [WindowSurface]) -> Bool {
        surfaces.allSatisfy { surface in
            let events = surface.tree.events
            return !surface.tree.isAnimating && events.deadline.map { $0 > app.now } ?? true
                && surface.tree.repaints.nextCall.map { $0 > app.now } ?? true
        }
    }

    /// Counts the time of a pass that is the caller's.
    package func time(_ pass: FrameReport.Pass, _ work: () -> Void) {
        stopwatch.time(pass, app, work)
    }

    // MARK: Painting

    /// Paints what has changed in one window and hands the damage over.
    package func renderFrame(
        of surface: WindowSurface, present: (Framebuffer, DamageRegion) -> Void
    ) {
        let tree = surface.tree
        guard surface.isVisible, tree.paintIsDirty || surface.shownList == nil else { return }
        resizeIfNeeded(surface)
        let list = stopwatch.time(.paint, app) {
            PaintPass.record(tree, background: background(tree))
        }
        let changes = stopwatch.time(.damage, app) { list.changes(since: surface.shownList) }
        let damage = changes.region
        surface.shownList = list
        guard !damage.isEmpty else { return }
        let blurredBefore = rasterizer.pixelsBlurred
        stopwatch.time(.raster, app) {
            rasterizer.play(list, changes, into: surface.framebuffer)
        }
        app.report.blurredPixels += rasterizer.pixelsBlurred - blurredBefore
        app.report.damagedPixels += damage.area
        app.report.windowsPresented += 1
        surface.frames += 1
        stopwatch.time(.present, app) { present(surface.framebuffer, damage) }
    }

    /// Records what has changed out of sight, so that the next frame finds it; what can be seen of it
    /// the next frame shows.
    private func takeOverUnseen(_ surface: WindowSurface) {
        let tree = surface.tree
        guard surface.isVisible, tree.paintIsDirty, let shown = surface.shownList else { return }
        let list = PaintPass.record(tree, background: background(tree))
        if list.changes(since: shown).region.isEmpty {
            surface.shownList = list
        } else {
            tree.needsPaint()
        }
    }

    private func resizeIfNeeded(_ surface: WindowSurface) {
        let width = Int((surface.tree.size.width * surface.tree.scale).rounded(.up))
        let height = Int((surface.tree.size.height * surface.tree.scale).rounded(.up))
        guard surface.framebuffer.width != width || surface.framebuffer.height != height else {
            return
        }
        surface.framebuffer.resize(width: max(width, 1), height: max(height, 1))
        surface.shownList = nil
    }

    /// When the next frame is due without any event, in seconds of the frame clock: at once while
    /// something moves, or when a held press comes to mean something; nil where nothing waits.
    package func nextDeadline(_ surfaces: [WindowSurface]) -> Double? {
        if app.hasPendingWrites || !app.actions.isEmpty { return app.now }
        let isAnimating = surfaces.contains { $0.isVisible && $0.tree.isAnimating }
        let frame = isAnimating ? app.now + Self.frameInterval : nil
        let repaints = surfaces.filter(\.isVisible).compactMap(\.tree.repaints.next)
        return (surfaces.compactMap(\.tree.events.deadline) + repaints)
            .reduce(frame) { min($0 ?? $1, $1) }
    }

    package static let frameInterval = 1.0 / 60
}
