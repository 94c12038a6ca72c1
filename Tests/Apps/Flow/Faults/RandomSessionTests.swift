import CasementTesting
import Foundation
import RandomNumbers
import Sessions
import SwiftUI
import Synchronization
import Testing

/// Sessions whose rows are sound and whose values are none that the app has written.
///
/// `CASEMENT_SESSIONS` says how many, `CASEMENT_FUZZ_SEED` where they begin.
@MainActor
@Suite(.serialized)
struct RandomSessionTests {
    private static func number(_ variable: String, _ ordinary: Int) -> Int {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? ordinary
    }

    /// An app that was used for a while, and the session that it left.
    private func used() throws -> (TestApp, SavedSession) {
        let app = TestApp(EverythingApp.self)
        let file = app.sessionDirectory.deletingLastPathComponent().appending(path: "prose.txt")
        try Data("Once upon a time".utf8).write(to: file)
        for id in ["lists", "pages", "single"] { app.openWindow(id: id) }
        app.openWindow(
            value: Subject(
                title: "Stars", rank: 2, weight: 0.25,
                since: Date(timeIntervalSinceReferenceDate: 1000), parts: [1, 2]))
        app.openURL(file.absoluteString)
        for window in app.windows where window.sceneID == "lists" {
            app.focusWindow(window.number)
            app.find("Planet 3").tap()
            app.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: 300))
        }
        for window in app.windows where window.sceneID == "pages" {
            app.focusWindow(window.number)
            app.find("Number", role: .button).tap()
        }
        for window in app.windows where window.sceneID == "single" {
            app.find("See").inWindow(window.number).tap()
        }
        for window in app.windows where window.sceneID == "fields" {
            app.focusWindow(window.number)
            app.find("Name", role: .textField).focus()
            app.type("x")
        }
        app.userDefaults.set(1.25, forKey: "scale")
        app.quit()
        var session = try SessionReader.read(app.sessionDirectory).session
        for index in session.windows.indices {
            // What no view of this build reads.
            session.windows[index].storage["kept"] = .string("window \(index)")
        }
        return (app, session)
    }

    @Test("FAULTS 23: an app starts and runs with any values in a session, and loses no others")
    func values() throws {
        let seed = Self.number("CASEMENT_FUZZ_SEED", 1)
        let isFull = ProcessInfo.processInfo.environment["CASEMENT_FAULTS"] == "all"
        let count = Self.number("CASEMENT_SESSIONS", isFull ? 200 : 24)
        let (app, sound) = try used()
        #expect(sound.windows.count >= 6, "\(sound.windows.map(\.sceneID))")
        let watchdog = SlowSession()
        var (restored, dropped) = (0, 0)
        for number in seed..<seed + count {
            watchdog.begins("the session of seed \(number)")
            var random = RandomSession(seed: number)
            let session = random.changed(sound)
            try write(session, to: app.sessionDirectory)
            setDefaults(of: app, &random)
            app.restart()
            let windows = app.windows
            #expect(!windows.isEmpty, "seed \(number)")
            act(on: app, &random)
            app.quit()
            // The app's own numbers decide which windows come back; those that do have kept their
            // values, and the session is sound.
            #expect(try SessionReader.verify(app.sessionDirectory).isEmpty, "seed \(number)")
            let saved = try SessionReader.read(app.sessionDirectory).session
            for window in session.windows
            where windows.contains(where: { $0.number == window.number }) {
                guard let found = saved.windows.first(where: { $0.number == window.number }) else {
                    continue
                }
                restored += 1
                #expect(found.storage["kept"] == window.storage["kept"], "seed \(number)")
            }
            dropped += session.windows.count { window in
                !windows.contains { $0.number == window.number }
            }
        }
        print("\(count) sessions from seed \(seed): \(restored) windows restored, \(dropped) not")
        #expect(restored > count)
    }

    /// Writes a session in place of the one that is there, as an app does.
    private func write(_ session: SavedSession, to directory: URL) throws {
        var options = SessionOptions()
        options.isFresh = true
        options.report = { _ in }
        let (store, _) = try SessionStore.open(at: directory, options: options)
        store.commit(session.changes(since: nil))
        store.close()
    }

    private func setDefaults(of app: TestApp, _ random: inout RandomSession) {
        let values: [Any] = [
            Double.nan, Double.infinity, -1e308, 0, Int.max, "text", Data([1, 2]), true, [1, 2],
            ["a": 1], "{\"tabs\":{\"list\":{\"bar\":7}}}",
        ]
        for key in ["scale", "greeting", "tabs", "total"] {
            guard Int.random(in: 0..<4, using: &random.random) == 0,
                let value = values.randomElement(using: &random.random)
            else { continue }
            app.userDefaults.set(value, forKey: key)
        }
    }

    /// What a user does at first.
    private func act(on app: TestApp, _ random: inout RandomSession) {
        app.advance(by: .milliseconds(100))
        for _ in 0..<4 where !app.hasEnded {
            guard let window = app.windows.randomElement(using: &random.random),
                let key = app.windows.first(where: \.isKey)
            else { return }
            let point = CGPoint(
                x: .random(in: 0..<min(300, key.frame.width), using: &random.random),
                y: .random(in: 0..<min(200, key.frame.height), using: &random.random))
            switch Int.random(in: 0..<8, using: &random.random) {
            case 0: app.focusWindow(window.number)
            case 1: app.tap(at: point)
            case 2: app.key("Tab")
            case 3: for key in ["a", "Return", "Down"] { app.key(key) }
            case 4: app.scroll(at: point, by: CGSize(width: 0, height: 500))
            case 5: app.scroll(at: point, by: CGSize(width: 0, height: -500))
            case 6: app.minimizeWindow(window.number)
            default: app.resizeWindow(window.number, to: CGSize(width: 420, height: 280))
            }
        }
    }
}

/// Ends the process, with a word on the session at hand, if one takes longer than any may.
private final class SlowSession: Sendable {
    private struct State {
        var session = ""
        var since = ContinuousClock.now
    }

    private let state = Mutex(State())

    init() {
        Thread.detachNewThread { [weak self] in
            while let state = self?.state.withLock({ $0 }) {
                if ContinuousClock.now - state.since > .seconds(120) {
                    fatalError("The app hangs with \(state.session)")
                }
                usleep(200_000)
            }
        }
    }

    func begins(_ session: String) {
        state.withLock { $0 = State(session: session) }
    }
}
