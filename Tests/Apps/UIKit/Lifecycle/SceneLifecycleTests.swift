import CasementTesting
import SwiftUI
import Testing
import UIKit

/// The calls that delegates of an app with scenes get, and their order.
@MainActor
struct SceneLifecycleTests {
    private func start() -> (app: TestApp, notes: CallNotes) {
        let app = TestApp(NotingAppDelegate.self)
        return (app, NotingAppDelegate.current.notes)
    }

    @Test("S-900, S-901, S-902: the app launches, then its scene is connected, seen and active")
    func launch() {
        let (app, notes) = start()
        #expect(
            notes.take() == [
                "will launch, 0 scenes", "launched, 0 scenes", "configure",
                "connect (unattached)", "foreground (background)", "view active",
                "active (foregroundActive)",
            ])
        app.find("Count 0").tap()
        app.find("Count 1").expect()
        #expect(app.windows.count == 1)
    }

    @Test("S-903, S-904: will-methods come before the views see the phase, and did-methods after")
    func minimizing() {
        let (app, notes) = start()
        _ = notes.take()
        app.minimizeWindow(1)
        #expect(
            notes.take() == [
                "resign (foregroundActive)", "view inactive", "view background",
                "background (background)",
            ])
        app.restoreWindow(1)
        #expect(
            notes.take() == [
                "foreground (background)", "view inactive", "view active",
                "active (foregroundActive)",
            ])
    }

    @Test("S-905: a window that is closed takes its session along")
    func closing() {
        let (app, notes) = start()
        #expect(UIApplication.shared.openSessions.count == 1)
        _ = notes.take()
        app.closeWindow(1)
        #expect(
            notes.take().filter { !$0.hasPrefix("view") } == [
                "resign (foregroundActive)", "background (background)",
                "disconnect (unattached)", "discarded 1", "terminates, 0 scenes",
            ])
        #expect(app.hasEnded)
    }

    @Test("S-906: an app that ends takes its scenes to the background and disconnects them")
    func quitting() {
        let (app, notes) = start()
        _ = notes.take()
        app.quit()
        #expect(
            notes.take().filter { !$0.hasPrefix("view") } == [
                "resign (foregroundActive)", "background (background)",
                "disconnect (unattached)", "terminates, 0 scenes",
            ])
    }

    @Test("S-909: notifications of scenes come after the delegate's method, and from the scene")
    func notifications() throws {
        let (app, notes) = start()
        let scene = try #require(UIApplication.shared.connectedScenes.first)
        let names: KeyValuePairs = [
            "active": UIScene.didActivateNotification, "resign": UIScene.willDeactivateNotification,
            "foreground": UIScene.willEnterForegroundNotification,
            "background": UIScene.didEnterBackgroundNotification,
            "disconnect": UIScene.didDisconnectNotification,
        ]
        let tokens = names.map { word, name in
            NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
                MainActor.assumeIsolated { notes.note("\(word) posted") }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        _ = notes.take()
        app.minimizeWindow(1)
        app.restoreWindow(1)
        app.quit()
        #expect(
            notes.take().filter { !$0.hasPrefix("view") }.map { $0.prefix { $0 != "(" } } == [
                "resign ", "resign posted", "background ", "background posted", "foreground ",
                "foreground posted", "active ", "active posted", "resign ", "resign posted",
                "background ", "background posted", "disconnect ", "disconnect posted",
                "terminates, 0 scenes",
            ])
    }

    @Test("S-910: an address comes to the delegate of the scene, and to its views")
    func addresses() {
        let (app, notes) = start()
        _ = notes.take()
        app.openURL("counter://2")
        #expect(notes.take() == ["open counter://2", "view opens counter://2"])
    }

    @Test("S-912, S-913: what a scene restores itself from comes back", arguments: [true, false])
    func restoring(isKilled: Bool) throws {
        let (app, _) = start()
        let session = try #require(UIApplication.shared.openSessions.first)
        session.userInfo = ["name": "Ada", "page": URL(string: "https://example.org")!]
        let identifier = session.persistentIdentifier
        app.find("Count 0").tap()
        app.find("Count 1").tap()
        if isKilled { app.kill() } else { app.quit() }
        app.restart()
        app.find("Count 2").expect()
        let calls = NotingAppDelegate.current.notes.take()
        #expect(
            Array(calls.prefix(5).suffix(3)) == ["configure", "connect (unattached)", "restore 2"])
        let restored = try #require(UIApplication.shared.openSessions.first)
        #expect(restored !== session)
        #expect(restored.persistentIdentifier == identifier)
        #expect(restored.userInfo?["name"] as? String == "Ada")
        #expect(restored.userInfo?["page"] as? URL == URL(string: "https://example.org"))
    }

    @Test("S-914: an app with one scene opens no second one")
    func single() {
        let (app, _) = start()
        var failure: (any Error)?
        UIApplication.shared.requestSceneSessionActivation(
            nil, userActivity: nil, options: nil, errorHandler: { failure = $0 })
        #expect((failure as? UISceneError)?.code == .multipleScenesNotSupported)
        #expect(app.windows.count == 1)
    }

    @Test("S-915: a session that is destroyed takes its window along")
    func destroying() throws {
        let (app, notes) = start()
        _ = notes.take()
        let session = try #require(UIApplication.shared.openSessions.first)
        UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
        app.settle()
        #expect(notes.take().contains("discarded 1"))
        #expect(session.scene == nil)
    }
}
