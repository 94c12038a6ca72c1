import Foundation
import Geometry
import Scenes
import Sessions
import Views

/// A running app on a display: the run loop that takes its turns.
@MainActor
package final class AppHost {
    package let instance: AppInstance
    package let display: Display
    package let clock: FrameClock
    package private(set) var hasEnded = false
    /// Whether it has ended, and its windows are still on the screen.
    package private(set) var hasHandedOver = false
    /// What all turns since the launch did.
    package private(set) var totals = FrameReport()
    private let pipeline: FramePipeline
    let windows: WindowSurfaces
    let router: EventRouter
    let saver: TurnSaver
    private let waker: RunLoopWaker
    /// Called whenever code of the app is about to run.
    private let willRunApp: () -> Void
    private var lastWindow: LastWindowRule
    private let service: ServiceNotifier?
    /// The watch over turns that do not end.
    var hangWatch: HangWatch?
    /// Sees each event before the app does; true for one that the app does not get.
    package var intercept: ((InputEvent) -> Bool)?
    /// Assistive technology, which reads the app to people who cannot see it; `nil` if there is none.
    package var assistiveTechnology: (any AssistiveTechnology)?
    /// Says what the user has set for all programs.
    var userSettings: (any UserSettingsSource)?
    /// Whether the front still has the window of the start-up picture.
    var showsStartup = false

    package init(
        _ instance: AppInstance, on display: Display, clock: FrameClock, store: SessionStore?,
        endsWithLastWindow: Bool, service: ServiceNotifier? = nil,
        willRunApp: @escaping () -> Void = {}
    ) {
        let waker = RunLoopWaker(display.front)
        self.instance = instance
        self.display = display
        self.clock = clock
        self.waker = waker
        lastWindow = LastWindowRule(endsByItself: endsWithLastWindow)
        self.willRunApp = willRunApp
        self.service = service
        pipeline = FramePipeline(app: instance.graph) { tree in WindowBackground.color(of: tree) }
        windows = WindowSurfaces(of: instance, on: display, waker: waker)
        router = EventRouter(instance, windows, display.front)
        saver = TurnSaver(instance, store: store)
        instance.graph.writes.wake = { [unowned graph = instance.graph] in
            if graph.writes.isOnMainThread { waker.wakeBetweenTurns() } else { waker.wake() }
        }
        waker.changedBetweenTurns = { [weak self] in
            MainActor.assumeIsolated { self?.takeTurnSoon() }
        }
        instance.windowsChanged = { waker.wake() }
        instance.menus.isInWindows = display.singleScreen == nil
        // With a virtual clock each frame has all of its pictures.
        if clock.kind == .real {
            instance.images.lateWork = LateWork { waker.wake() }
        }
    }

    package var app: AppGraph { instance.graph }
    package var front: any Front { display.front }
    /// Nil where nothing is saved, or not yet.
    package var store: SessionStore? { saver.store }
    /// Why the app had to end; nil where it was asked to, or runs.
    package var failure: String? { router.failure }
    /// What the last turn did.
    package var report: FrameReport { app.report }

    // MARK: The run loop

    /// Opens the app's windows. Returns what was saved and does not come back.
    package func launch(opening urls: [URL] = []) -> [RestorePlan.Dropped] {
        running {
            app.now = clock.now
            instance.announceLaunch(opening: urls)
            // Windows lie below the menu bar of a single screen from the first.
            instance.readDeclarations()
            windows.syncScreenBar()
            let dropped = instance.launch()
            instance.open(urls, atLaunch: true)
            instance.endLaunch()
            return dropped
        }
    }

    /// Serves the front until the app ends.
    package func run() {
        turn()
        while !hasEnded {
            service?.noteTurn(at: .now, hasShownFirstFrames: !saver.awaitsFirstFrames)
            let events = front.events(until: deadline)
            if events.isEmpty && repaint() { continue }
            turn(events)
        }
    }

    /// One turn of the loop: events, updates, pixels, and what is to be saved.
    package func turn(_ events: [InputEvent] = []) {
        guard !hasEnded else { return }
        if let hangWatch {
            hangWatch.begin(events.lazy.compactMap { $0.cause { self.windows[$0]?.tree } }.first)
        }
        defer { hangWatch?.end() }
        turning {
            instance.images.showLatePictures()
            pipeline.run(events, for: self)
            totals.add(app.report)
        }
        assistiveTechnology?.turnEnded()
        if showsStartup, app.report.windowsPresented > 0 {
            showsStartup = false
            front.close(WindowID.startup)
        }
        running {
            if lastWindow.isDue(hasWindows: !surfaces.isEmpty, in: instance) { instance.askToEnd() }
        }
        if failure != nil || instance.wantsToEnd { quit() }
    }

    /// Repaints without a turn where nothing but time has passed; false, having done nothing, where
    /// anything else is due.
    private func repaint() -> Bool {
        turning {
            app.defaults.check()
            guard !saver.awaitsFirstFrames, !hasWork,
                pipeline.onlyRepaintsAreDue(allSurfaces)
            else { return false }
            pipeline.repaint(for: self)
            app.defaults.save()
            totals.add(app.report)
            return true
        }
    }

    private func turning<Result>(_ body: () -> Result) -> Result {
        running {
            app.now = clock.now
            waker.isTurning = true
            defer { waker.isTurning = false }
            return body()
        }
    }

    /// Runs code of the app, which finds its clock, its log and its user defaults by that.
    func running<Result>(_ body: () throws -> Result) rethrows -> Result {
        willRunApp()
        return try clock.runningApp { try app.withItsDefaults { try app.running(body) } }
    }

    /// Draws parts of the overlay over all windows, in place of those before.
    package func showOverlay(_ parts: Set<OverlayPart>) {
        pipeline.show(parts, highlighting: pipeline.overlay?.highlight, over: allSurfaces)
        waker.wake()
    }

    /// Dims all that the app shows but a part of a window; with `nil` nothing.
    package func highlight(_ part: (window: WindowID, frame: CGRect)?) {
        pipeline.show(pipeline.overlay?.parts ?? [], highlighting: part, over: allSurfaces)
        waker.wake()
    }

    /// Runs code that reads or writes what the app keeps.
    package func runningApp<Result>(_ body: () -> Result) -> Result {
        defer { waker.wake() }
        return running(body)
    }

    /// Whether something is due without any event.
    package var hasWork: Bool {
        app.writes.hasWrites || !app.actions.isEmpty || app.graph.hasDueRules || app.hasRetired
            || instance.images.hasLatePictures
            || allSurfaces.contains {
                $0.tree.layoutIsDirty || ($0.isVisible && $0.tree.paintIsDirty)
            }
    }

    /// The real moment of the next turn that is due by itself; nil where none is.
    package var deadline: ContinuousClock.Instant? {
        if hasWork { return .now }
        let sign = service?.nextSign
        guard clock.kind == .real, let next = pipeline.nextDeadline(allSurfaces) else {
            return sign
        }
        let frame = clock.instant(at: next)
        return sign.map { min($0, frame) } ?? frame
    }

    // MARK: Turns on request

    /// Takes the turns that are due, without letting time pass. An app that never comes to rest is
    /// left alone after a number of turns, and the log says so.
    package func settleAll() {
        let foreignBatches = app.writes.foreignBatchesApplied
        for _ in 0..<Self.settlingLimit {
            turn(front.events(until: .now))
            if !hasWork { instance.images.finishLatePictures() }
            if !hasWork || hasEnded { return }
        }
        // With a real clock an animation may have asked for the turns, and so may other threads.
        guard clock.kind == .virtual, app.writes.foreignBatchesApplied == foreignBatches else {
            return
        }
        app.warn(
            """
            The app has not come to rest in \(Self.settlingLimit) turns, though nothing has happened \
            and no time has passed; each turn makes another one necessary.
            """, at: "")
    }

    private static let settlingLimit = 100

    /// Moves a virtual clock frame by frame.
    package func advance(by seconds: Double) {
        let end = clock.now + seconds
        while clock.now < end - 1e-9 {
            let next = min(clock.now + pace.interval, end)
            running { clock.advance(to: next) }
            turn(front.events(until: .now))
            if hasEnded { return }
        }
        settleAll()
    }

    /// How often the app takes turns while time passes, and draws. What is not drawn by one pace, the
    /// next turn of another one may draw.
    package var pace: FramePace {
        get { pipeline.pace }
        set {
            pipeline.pace = newValue
            for surface in allSurfaces { surface.tree.needsPaint() }
        }
    }

    /// Takes an address that somebody outside wants the app to open.
    package func receive(_ url: URL) {
        running { _ = instance.receive(.url(url)) }
    }

    /// Does what somebody outside of the app asks for, such as a screen reader. The next turn shows
    /// what it has changed.
    package func perform(_ request: () -> Void) {
        guard !hasEnded else { return }
        running {
            app.now = clock.now
            request()
        }
        waker.wake()
    }

    /// Takes addresses that somebody outside wants the app to open together.
    package func receive(_ urls: [URL]) { running { instance.open(urls) } }

    /// Says a sentence in the first window, until the user closes it.
    package func show(notice: String) { running { instance.show(notice: notice) } }

    /// Brings a window to front, as when somebody starts the app that runs already.
    package func activate() { running { instance.activate() } }

    /// Whether Dispatch serves the main queue, as in a test runner, and no loop takes the turns. What
    /// one block or main-actor job changes is then shown before the next one, as in an app.
    package var isServedByDispatch = false

    private func takeTurnSoon() {
        guard isServedByDispatch else { return }
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.hasWork, !self.hasEnded else { return }
                self.turn(self.front.events(until: .now))
                if self.hasWork { self.takeTurnSoon() }
            }
        }
    }

    // MARK: Windows

    /// Of the open windows, in opening order.
    package var surfaces: [WindowSurface] { windows.windows }
    package func surface(of id: WindowID) -> WindowSurface? { windows[id] }
    /// The menu bar of a single screen; nil where windows have their own, or the app has no menus.
    package var screenBar: ScreenBar? { windows.screenBar }

    // MARK: Saving and ending

    /// Saves from now on, beginning with all that has changed since the launch.
    package func save(to late: SessionStore) {
        guard store == nil, !hasEnded else {
            late.close(.killed)
            return
        }
        saver.start(savingTo: late)
    }

    /// Waits until what the turns so far have changed is written; false if the disk refuses it.
    @discardableResult
    package func commitNow() -> Bool { store?.drain() ?? true }

    /// Ends the app: every scene passes to background, what its closures write is saved.
    package func quit() {
        guard !hasEnded else { return }
        finish()
        windows.closeAll()
    }

    /// Ends the app as `quit()` does, so that another run of it can take its place, but leaves its
    /// windows on the screen as they are: whoever starts the other run ends this process.
    package func handOver() {
        guard !hasEnded else { return }
        finish()
        hasHandedOver = true
    }

    private func finish() {
        service?.noteEnding()
        running {
            app.now = clock.now
            instance.quit()
            pipeline.finish(for: self)
            instance.announceEnding()
            pipeline.finish(for: self)
        }
        hasEnded = true
        assistiveTechnology?.end()
        store?.close(.quit)
    }

    /// Ends without any ceremony, as a SIGKILL does.
    package func kill() {
        hasEnded = true
        store?.close(.killed)
    }
}
