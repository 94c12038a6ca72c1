import Drawing
import Foundation
import Geometry
import Raster
import Views

/// One turn of the run loop, from input to presented pixels and saved changes.
///
/// Each pass reads what earlier passes wrote and writes only what later passes read. Actions,
/// updates and layouts repeat until nothing is dirty; all other passes run once.
@MainActor
package final class FramePipeline {
    package let app: AppGraph
    private let raster: RasterPass
    private let background: (ViewTree) -> ResolvedColor
    private let stopwatch = PassStopwatch()
    private var shapingBefore = (count: 0, seconds: 0.0)

    package static let frameInterval = 1.0 / 60
    /// Subtrees, such as rows, that one turn takes apart: a few milliseconds' worth. Where more were
    /// removed, the next turns go on, after the events that have come in the meantime.
    private static let releaseLimit = 100

    package init(
        app: AppGraph, rasterizer: Rasterizer = Rasterizer(),
        background: @escaping (ViewTree) -> ResolvedColor
    ) {
        self.app = app
        raster = RasterPass(rasterizer)
        self.background = background
    }

    package func run(_ events: [InputEvent], for client: some FrameClient) {
        beginReport()
        time(.event) { for event in events { client.route(event) } }
        settle(client)
        render(client.surfacesToPaint(), for: client, showsChanges: true)
        client.didPresent()
        time(.save) { client.save() }
        prefetch(client.allSurfaces)
        time(.release) { app.releaseRetired(atMost: Self.releaseLimit) }
        endReport()
    }

    /// Paints again what looks different only because time has passed, such as a caret that
    /// blinks. Nothing that windows are or that is saved can have changed by that.
    package func repaint(for client: some FrameClient) {
        beginReport()
        for surface in client.allSurfaces { surface.tree.repaints.run(app.now) }
        render(client.surfaces, for: client, showsChanges: false)
        client.didPresent()
        prefetch(client.allSurfaces)
        time(.release) { app.releaseRetired(atMost: Self.releaseLimit) }
        endReport()
    }

    /// What is left of a turn where nothing is shown any more: the app's last closures run, and what
    /// they write is saved.
    package func finish(for client: some FrameClient) {
        beginReport()
        settle(client)
        client.save()
    }

    // MARK: Settling

    /// Updates caused by actions or by updates that one turn follows, and updates that other
    /// threads ask for while it lasts; what is left waits for the next turn.
    package static let roundLimit = 4

    /// Brings all windows to a state in which nothing is due, or as far as one turn may go.
    package func settle(_ client: some FrameClient) {
        client.updateWindows()
        advanceAnimations(client.allSurfaces)
        var rounds = 0
        let foreignBefore = app.writes.foreignBatchesApplied
        while true {
            let begunBefore = app.writes.batchesBegunHere
            let updated = time(.update) { UpdatePass.run(app) }
            client.updateWindows()
            let laidOut = layOut(client.allSurfaces)
            UpdatePass.endTransaction(app)
            let acted = time(.action) { ActionPass.run(app) }
            guard acted || updated || laidOut || app.writes.hasWrites else { break }
            if app.writes.batchesBegunHere != begunBefore { rounds += 1 }
            if rounds > Self.roundLimit, app.writes.hasWrites {
                app.warn(
                    """
                    Actions and updates called each other more than \(Self.roundLimit) times in \
                    one frame; the rest waits for the next.
                    """, at: "")
                app.writes.wake()
                break
            }
            if app.writes.foreignBatchesApplied - foreignBefore > Self.roundLimit, app.writes.hasWrites {
                app.writes.wake()
                break
            }
        }
        client.updateWindows()
        for surface in client.allSurfaces { finishLayout(surface) }
        client.didSettle()
    }

    private func advanceAnimations(_ surfaces: [WindowSurface]) {
        for surface in surfaces {
            EventPass.timePassed(in: surface.tree)
            let isDue = surface.tree.repaints.next.map { $0 <= app.now } ?? false
            guard surface.tree.isAnimating || isDue else { continue }
            surface.tree.isTicking = true
            surface.tree.advanceAnimations()
            LayoutPass.run(surface.tree)
            surface.tree.isTicking = false
        }
    }

    private func layOut(_ surfaces: [WindowSurface]) -> Bool {
        time(.layout) {
            var didWork = false
            for surface in surfaces {
                let tree = surface.tree
                tree.startEntering()
                tree.settlePreferences()
                didWork = didWork || tree.layoutIsDirty
                LayoutPass.run(tree)
            }
            return didWork
        }
    }

    private func finishLayout(_ surface: WindowSurface) {
        surface.tree.mayAnimatePositions = true
        surface.tree.focus.dropIfGone()
        if surface.tree.paintIsDirty { EventPass.updateHover(surface.tree) }
    }

    // MARK: Painting

    private func render(
        _ surfaces: [WindowSurface], for client: some FrameClient, showsChanges: Bool
    ) {
        for surface in surfaces where surface.needsFrame {
            surface.fitFramebuffer()
            let list = time(.paint) {
                PaintPass.record(surface.tree, background: background(surface.tree))
            }
            let changes = time(.damage) { DamagePass.run(list, on: surface) }
            guard !changes.region.isEmpty else { continue }
            time(.raster) { raster.run(list, changes, into: surface, app) }
            if showsChanges { time(.save) { client.willPresentChanges() } }
            time(.present) {
                client.present(surface.framebuffer, damage: changes.region, in: surface.id)
            }
        }
    }

    /// Makes what may be scrolled to next, and records it where it is not seen, so that the next
    /// frame finds it there.
    private func prefetch(_ surfaces: [WindowSurface]) {
        time(.ahead) {
            for surface in surfaces where surface.tree.makeRowsAhead() {
                guard surface.isVisible, surface.tree.paintIsDirty, surface.shownList != nil
                else { continue }
                let list = PaintPass.record(surface.tree, background: background(surface.tree))
                DamagePass.takeOverUnseen(list, on: surface)
            }
        }
    }

    // MARK: Reporting

    private func beginReport() {
        app.turn += 1
        app.report = FrameReport(totalUpdates: app.report.totalUpdates)
        shapingBefore = (app.shaper.shapings, app.shaper.secondsShaping)
    }

    private func endReport() {
        app.report.textsShaped = app.shaper.shapings - shapingBefore.count
        guard app.report.textsShaped > 0 else { return }
        app.report.seconds[.shaping] = app.shaper.secondsShaping - shapingBefore.seconds
    }

    private func time<Result>(_ pass: FrameReport.Pass, _ work: () -> Result) -> Result {
        stopwatch.time(pass, app, work)
    }
}
