import Drawing
import Foundation
import Geometry
import Raster
import Views

/// One turn of the run loop, from input to presented pixels and saved changes.
///
/// Each pass reads what earlier passes wrote and writes only what later passes read. Actions,
/// updates and layouts repeat until nothing is dirty; most other passes run once.
@MainActor
package final class FramePipeline {
    package let app: AppGraph
    let rasterizer: Rasterizer
    let background: (ViewTree) -> ResolvedColor
    /// What is drawn over all windows; nil for nothing.
    private(set) var overlay: FrameOverlay?
    private let stopwatch = PassStopwatch()
    private var shapingBefore = (count: 0, seconds: 0.0)

    package var pace = FramePace.display
    /// Subtrees, such as rows, that one turn takes apart: a few milliseconds' worth. Where more were
    /// removed, the next turns go on, after the events that have come in the meantime.
    private static let releaseLimit = 100

    package init(
        app: AppGraph, rasterizer: Rasterizer = Rasterizer(),
        background: @escaping (ViewTree) -> ResolvedColor
    ) {
        self.app = app
        self.rasterizer = rasterizer
        self.background = background
    }

    package func run(_ events: [InputEvent], for client: some FrameClient) {
        beginReport()
        app.turnLog?.begin(turn: app.turn, time: app.now, events: events)
        time(.event) { for event in events { client.route(event) } }
        settle(client)
        render(client.surfacesToPaint(), for: client, showsChanges: true)
        client.didPresent()
        time(.save) { client.save() }
        prefetch(client.allSurfaces)
        time(.release) { ReleasePass.run(app, atMost: Self.releaseLimit) }
        endReport()
    }

    /// Paints again what looks different only because time has passed, such as a caret that
    /// blinks. Nothing that windows are or that is saved can have changed by that.
    package func repaint(for client: some FrameClient) {
        beginReport()
        app.turnLog?.begin(turn: app.turn, time: app.now, events: [])
        for surface in client.allSurfaces { RepaintPass.run(surface.tree) }
        render(client.surfaces, for: client, showsChanges: false)
        client.didPresent()
        prefetch(client.allSurfaces)
        time(.release) { ReleasePass.run(app, atMost: Self.releaseLimit) }
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

    /// Brings all windows to a state in which nothing is dirty, or as far as one turn may go: update,
    /// preferences, layout and actions in rounds, then the upkeep of focus and hover.
    package func settle(_ client: some FrameClient) {
        var settler = TreeSettler(app)
        client.updateWindows()
        settler.begin(client.trees)
        repeat {
            settler.update()
            client.updateWindows()
        } while settler.finishRound(client.trees)
        client.updateWindows()
        settler.finish(client.trees)
        client.didSettle()
    }

    /// Draws other parts of the overlay over windows, from their next frame on, and dims all but a
    /// part of one.
    func show(
        _ parts: Set<OverlayPart>, highlighting part: (window: WindowID, frame: CGRect)?,
        over surfaces: [WindowSurface]
    ) {
        let isEmpty = parts.isEmpty && part == nil
        guard !isEmpty || overlay != nil else { return }
        overlay = isEmpty ? nil : FrameOverlay(parts, highlight: part)
        for surface in surfaces { surface.forgetShown() }
    }

    // MARK: Reporting

    private func beginReport() {
        app.turn += 1
        app.report = FrameReport(totalUpdates: app.report.totalUpdates)
        shapingBefore = (app.shaper.shapings, app.shaper.secondsShaping)
    }

    private func endReport() {
        app.report.textsShaped = app.shaper.shapings - shapingBefore.count
        if app.report.textsShaped > 0 {
            app.report.seconds[.shaping] = app.shaper.secondsShaping - shapingBefore.seconds
        }
        app.turnLog?.end(app.report)
        if app.report.windowsPresented > 0 { overlay?.turnEnded(app.report) }
    }

    func time<Result>(_ pass: FramePass, _ work: () -> Result) -> Result {
        stopwatch.time(pass, app, work)
    }
}
