import CasementTesting
import SwiftUI
import Synchronization
import Testing

/// An app opens and closes windows of its own, each for a value.
@MainActor
struct WindowsFlowTests {
    private struct AlbumApp: App {
        var body: some Scene {
            WindowGroup("Albums", id: "albums") { Albums() }
            WindowGroup("Album", id: "album", for: String.self) { $name in
                if let name { Album(name: name) } else { Text("No album") }
            }
            Window("Player", id: "player") { Text("Silence") }
        }
    }

    private struct Albums: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow

        var body: some View {
            VStack {
                Button("Open Blue") { openWindow(value: "Blue") }
                Button("Open Red") { openWindow(value: "Red") }
                Button("Open player") { openWindow(id: "player") }
                Button("Close all albums") { dismissWindow(id: "album") }
            }
        }
    }

    private struct Album: View {
        let name: String
        @Environment(\.dismiss) private var dismiss
        @SceneStorage("stars") private var stars = 0

        var body: some View {
            VStack {
                Text("\(name) has \(stars) stars")
                Button("Praise") { stars += 1 }
                Button("Close") { dismiss() }
            }
            .navigationTitle(name)
        }
    }

    private let app = TestApp(AlbumApp.self)

    @Test("S-132: one value has one window, which comes to front when asked for again")
    func values() {
        app.find("Open Blue").tap()
        app.find("Open Red").inWindow(1).tap()
        #expect(app.windows.map(\.title) == ["Albums", "Blue", "Red"])
        app.find("Open Blue").inWindow(1).tap()
        #expect(app.windows.count == 3)
        #expect(app.window(2)?.isKey == true)
    }

    @Test("S-131: a single window opens once")
    func single() {
        app.find("Open player").tap()
        app.find("Open player").inWindow(1).tap()
        #expect(app.windows.map(\.sceneID) == ["albums", "player"])
    }

    @Test("S-136, S-158: value windows come back with their values and their own storage")
    func restored() {
        app.find("Open Blue").tap()
        app.find("Open Red").inWindow(1).tap()
        app.find("Praise").inWindow(3).tap()
        app.kill()
        app.restart()
        app.find("Blue has 0 stars").inWindow(2).expect()
        app.find("Red has 1 stars").inWindow(3).expect()
    }

    /// A value that counts how often it is encoded.
    private struct Page: Codable, Hashable {
        static let encoded = Mutex(0)
        var number = 1

        init() {}

        init(from decoder: any Decoder) throws {
            number = try decoder.singleValueContainer().decode(Int.self)
        }

        func encode(to encoder: any Encoder) throws {
            Self.encoded.withLock { $0 += 1 }
            var container = encoder.singleValueContainer()
            try container.encode(number)
        }
    }

    private struct PageApp: App {
        var body: some Scene {
            WindowGroup(id: "pages", for: Page.self) { $page in
                VStack {
                    Text("Page \(page.number)")
                    Button("Turn") { page.number += 1 }
                    Button("Look") {}
                }
            } defaultValue: {
                Page()
            }
        }
    }

    @Test("A window's value is encoded when it changes, not in each turn, and comes back")
    func encodedValue() {
        let app = TestApp(PageApp.self)
        let before = Page.encoded.withLock { $0 }
        for _ in 0..<10 { app.find("Look").tap() }
        #expect(Page.encoded.withLock { $0 } == before)
        app.find("Turn").tap()
        #expect(Page.encoded.withLock { $0 } == before + 1)
        app.kill()
        app.restart()
        app.find("Page 2").expect()
    }

    @Test(
        "S-140, S-164: windows close by their scene's id or themselves, and their storage with them"
    )
    func closing() {
        app.find("Open Blue").tap()
        app.find("Praise").inWindow(2).tap()
        app.find("Close").inWindow(2).tap()
        #expect(app.windows.map(\.number) == [1])
        app.find("Open Blue").inWindow(1).tap()
        app.find("Blue has 0 stars").inWindow(3).expect()
        app.find("Open Red").inWindow(1).tap()
        app.find("Close all albums").inWindow(1).tap()
        #expect(app.windows.map(\.number) == [1])
    }
}
