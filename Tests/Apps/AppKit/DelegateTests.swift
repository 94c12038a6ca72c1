import AppKit
import CasementTesting
import SwiftUI
import Testing

/// The calls that a delegate of AppKit's gets.
@MainActor
struct DelegateTests {
    private func start() throws -> (app: TestApp, host: Host) {
        let app = TestApp(HostedApp.self)
        return (app, try #require(NSApplication.shared.delegate as? Host))
    }

    @Test(
        "S-930: a delegate is called before the windows open, once they are open, and when active")
    func launch() throws {
        let (app, host) = try start()
        #expect(host.words == ["will launch", "launched", "will become active", "active"])
        app.find("host of 0").expect()
        app.minimizeWindow(1)
        #expect(host.words.suffix(2) == ["will resign", "resigned"])
        app.restoreWindow(1)
        #expect(host.words.suffix(2) == ["will become active", "active"])
    }

    @Test("S-931: an app ends when its delegate lets it, at once or later")
    func ending() throws {
        let (app, host) = try start()
        host.reply = .terminateCancel
        NSApp.terminate(nil)
        app.settle()
        #expect(!app.hasEnded && host.questions == 1)
        host.reply = .terminateLater
        NSApp.terminate(nil)
        NSApp.terminate(nil)
        app.settle()
        #expect(!app.hasEnded && host.questions == 2)
        NSApp.reply(toApplicationShouldTerminate: false)
        app.settle()
        #expect(!app.hasEnded)
        NSApp.terminate(nil)
        NSApp.reply(toApplicationShouldTerminate: true)
        app.settle()
        #expect(app.hasEnded && host.words.last == "terminates")
    }

    @Test(
        "S-932: with the last window an app ends if its delegate says so", arguments: [true, false])
    func lastWindow(ends: Bool) throws {
        let (app, host) = try start()
        host.endsWithLastWindow = ends
        app.closeWindow(1)
        #expect(app.hasEnded == ends)
        #expect(host.words.filter { $0 == "last window" }.count == 1)
        guard !ends else { return }
        app.openWindow(id: "hall")
        host.endsWithLastWindow = true
        host.reply = .terminateCancel
        app.closeWindow(2)
        #expect(!app.hasEnded && host.questions == 1)
        app.settle()
        #expect(host.questions == 1)
    }

    @Test("S-933: a start of an app that runs raises a window unless its delegate objects")
    func reopening() throws {
        let (app, host) = try start()
        app.closeWindow(1)
        host.reopens = false
        app.host.activate()
        app.settle()
        #expect(app.windows.isEmpty && host.words.last == "reopen without windows")
        host.reopens = true
        app.host.activate()
        app.settle()
        #expect(app.windows.count == 1)
        app.host.activate()
        #expect(host.words.last == "reopen with windows")
    }

    @Test("S-934: a delegate that opens addresses gets all of them, and scenes none")
    func addresses() throws {
        let (app, host) = try start()
        app.openURL("hosted://1")
        #expect(host.words.last == "open hosted://1")
        #expect(app.find("opened hosted://1").exists == false)
        let plain = TestApp(PlainlyHostedApp.self)
        plain.openURL("hosted://2")
        plain.find("opened hosted://2").expect()
    }

    @Test("S-935: what a delegate writes when the app ends is saved")
    func terminating() throws {
        let (app, _) = try start()
        app.quit()
        #expect(app.userDefaults.string(forKey: "ending") == "terminated")
    }

    @Test("S-936: notifications come after the delegate's method, from the app")
    func notifications() throws {
        let (app, host) = try start()
        let names = [
            NSApplication.willResignActiveNotification, NSApplication.didResignActiveNotification,
            NSApplication.willTerminateNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: NSApp, queue: nil) { _ in
                MainActor.assumeIsolated { host.words.append("posted") }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        app.minimizeWindow(1)
        #expect(host.words.suffix(4) == ["will resign", "posted", "resigned", "posted"])
        app.quit()
        #expect(host.words.suffix(2) == ["terminates", "posted"])
    }

    @Test("S-937: views and the app's body follow a delegate that is an observable object")
    func environment() throws {
        let (app, host) = try start()
        host.guests = 2
        app.settle()
        app.find("host of 2").expect()
        #expect(app.window(1)?.title == "Hall of 2")
    }
}

private struct HostedApp: App {
    @NSApplicationDelegateAdaptor private var host: Host

    var body: some Scene {
        WindowGroup("Hall of \(host.guests)", id: "hall") { HallView() }
    }
}

private struct HallView: View {
    @EnvironmentObject private var host: Host
    @State private var opened = ""

    var body: some View {
        Text("host of \(host.guests)")
        Text("opened \(opened)").onOpenURL { opened = $0.absoluteString }
    }
}

private final class Host: NSObject, NSApplicationDelegate, ObservableObject {
    @Published var guests = 0
    var words: [String] = []
    var questions = 0
    var reply = NSApplication.TerminateReply.terminateNow
    var endsWithLastWindow = false
    var reopens = true

    func applicationWillFinishLaunching(_ notification: Notification) {
        words.append("will launch")
    }
    func applicationDidFinishLaunching(_ notification: Notification) { words.append("launched") }
    func applicationWillBecomeActive(_ notification: Notification) {
        words.append("will become active")
    }
    func applicationDidBecomeActive(_ notification: Notification) { words.append("active") }
    func applicationWillResignActive(_ notification: Notification) { words.append("will resign") }
    func applicationDidResignActive(_ notification: Notification) { words.append("resigned") }
    func applicationWillTerminate(_ notification: Notification) {
        words.append("terminates")
        AppStorage(wrappedValue: "", "ending").wrappedValue = "terminated"
    }

    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        questions += 1
        return reply
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
        words.append("last window")
        return endsWithLastWindow
    }

    func applicationShouldHandleReopen(
        _ sender: NSApplication, hasVisibleWindows flag: Bool
    ) -> Bool {
        words.append("reopen with\(flag ? "" : "out") windows")
        return reopens
    }

    func application(_ application: NSApplication, open urls: [URL]) {
        words += urls.map { "open \($0.absoluteString)" }
    }
}

private struct PlainlyHostedApp: App {
    @NSApplicationDelegateAdaptor(PlainHost.self) private var host

    var body: some Scene { WindowGroup { PlainHallView() } }
}

private struct PlainHallView: View {
    @State private var opened = ""
    var body: some View {
        Text("opened \(opened)").onOpenURL { opened = $0.absoluteString }
    }
}

private final class PlainHost: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}
