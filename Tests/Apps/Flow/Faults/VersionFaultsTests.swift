import Automation
import Hosting
import Scenes
import Sessions
import SwiftUI
import Testing

/// Sessions that another version of the app has left.
@MainActor
@Suite(.serialized)
struct VersionFaultsTests {
    private struct FirstApp: App {
        var body: some Scene {
            WindowGroup("Desk", id: "desk") { FirstDesk() }
            WindowGroup("Paper", id: "paper", for: Int.self) { $number in
                FirstPaper(number: number ?? 0)
            }
        }
    }

    private struct FirstDesk: View {
        @SceneStorage("count") private var count = 0
        @SceneStorage("name") private var name = ""

        var body: some View {
            VStack {
                Text("count \(count), name \(name)")
                Button("Fill") {
                    count = 7
                    name = "kept"
                }
            }
        }
    }

    private struct FirstPaper: View {
        let number: Int
        @SceneStorage("note") private var note = "blank"

        var body: some View {
            VStack {
                Text("paper \(number): \(note)")
                Button("Write") { note = "written" }
            }
        }
    }

    /// The count has become a text, and papers present texts.
    private struct SecondApp: App {
        var body: some Scene {
            WindowGroup("Desk", id: "desk") { SecondDesk() }
            WindowGroup("Paper", id: "paper", for: Topic.self) { $topic in
                Text("topic \(topic?.title ?? "none")")
            }
        }
    }

    private struct Topic: Codable, Hashable {
        var title: String
    }

    private struct SecondDesk: View {
        @SceneStorage("count") private var count = "none"
        @SceneStorage("name") private var name = ""

        var body: some View {
            VStack {
                Text("count \(count), name \(name)")
                Button("Fill") { count = "many" }
            }
        }
    }

    /// The app in a version that does not have papers any longer.
    private struct DeskApp: App {
        var body: some Scene {
            WindowGroup("Desk", id: "desk") { FirstDesk() }
        }
    }

    private func fill(_ place: SessionPlace) throws {
        let host = try place.start(FirstApp.self)
        let driver = place.driver(host)
        try driver.press(.tap, .element(Selector(label: "Fill")))
        try driver.openWindow(id: "paper", value: .int(4))
        try driver.press(.tap, .element(Selector(label: "Write")))
        #expect(host.shown.contains("count 7, name kept"))
        host.quit()
        #expect(try place.saved.windows.map(\.sceneID) == ["desk", "paper"])
    }

    @Test("FAULTS 34, S-161: a key whose type changed takes its default, and the rest is kept")
    func changedType() throws {
        let place = try SessionPlace()
        try fill(place)
        #expect(try place.saved.windows[0].storage["count"] == .int(7))
        let host = try place.start(SecondApp.self)
        #expect(host.shown.contains("count none, name kept"))
        try place.driver(host).focusWindow(1)
        try place.driver(host).press(.tap, .element(Selector(label: "Fill")))
        host.quit()
        #expect(try place.saved.windows[0].storage["count"] == .string("many"))
        let again = try place.start(FirstApp.self)
        #expect(again.shown.contains("count 0, name kept"))
        again.quit()
    }

    @Test("FAULTS 37, S-136: a window's value that no longer decodes is nil, others come back")
    func changedValue() throws {
        let place = try SessionPlace()
        try fill(place)
        let host = try place.start(SecondApp.self)
        #expect(host.instance.windows.map(\.sceneID) == ["desk", "paper"])
        #expect(host.shown.contains("topic none"))
        #expect(host.shown.contains("name kept"))
        #expect(place.lines.count { $0.contains("any more and was dropped") } == 1)
        host.quit()
    }

    @Test("FAULTS 35: windows of a scene that is gone are kept for ten launches, then dropped")
    func orphans() throws {
        let place = try SessionPlace()
        try fill(place)
        for launch in 1...RestorePlan.launchesRetained {
            let host = try place.start(DeskApp.self)
            #expect(host.instance.windows.map(\.sceneID) == ["desk"])
            launch % 2 == 0 ? host.quit() : host.kill()
            #expect(try place.saved.windows.map(\.sceneID) == ["desk", "paper"])
            #expect(try place.saved.absentScenes == ["paper": launch])
        }
        let host = try place.start(DeskApp.self)
        host.quit()
        #expect(try place.saved.windows.map(\.sceneID) == ["desk"])
        #expect(try place.saved.absentScenes.isEmpty)
        #expect(place.lines.count { $0.contains("is forgotten") } == 1)
        let first = try place.start(FirstApp.self)
        #expect(first.instance.windows.map(\.sceneID) == ["desk"])
        first.quit()
    }

    @Test("FAULTS 35: a scene that comes back in time has its windows, and is counted anew")
    func returning() throws {
        let place = try SessionPlace()
        try fill(place)
        for _ in 1..<RestorePlan.launchesRetained { try place.start(DeskApp.self).quit() }
        #expect(try place.saved.absentScenes == ["paper": RestorePlan.launchesRetained - 1])
        let host = try place.start(FirstApp.self)
        #expect(host.shown.contains("paper 4: written"))
        host.quit()
        #expect(try place.saved.absentScenes.isEmpty)
        try place.start(DeskApp.self).quit()
        #expect(try place.saved.absentScenes == ["paper": 1])
    }
}
