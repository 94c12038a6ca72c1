import Foundation
import Sessions
import Testing
import Views
import Widgets

@testable import Scenes

/// Sessions that no app of this build could have saved.
@MainActor
struct RestoreDamageTests {
    private struct NestApp: App {
        var body: some Scene {
            WindowGroup(id: "nest", for: Nest.self) { $nest in
                TextField("Name", text: .constant("\(nest == nil)"))
            }
            WindowGroup(id: "other") { ScrollView { Text("other") } }
        }
    }

    private indirect enum Nest: Codable, Hashable {
        case leaf
        case inside(Nest)

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            self = container.isAtEnd ? .leaf : .inside(try container.decode(Nest.self))
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            if case .inside(let nest) = self { try container.encode(nest) }
        }
    }

    private let bomb =
        String(repeating: "[", count: 1_000_000)
        + String(repeating: "]", count: 1_000_000)

    @Test("FAULTS 22: payloads nested a million deep are nil, and their windows come back")
    func nesting() throws {
        let saved = { (json: String) in
            SavedWindow.Value(typeName: "Nest", json: Data(json.utf8))
        }
        let session = SavedSession(windows: [
            SavedWindow(
                number: 1, sceneID: "nest", value: saved(bomb), isKey: true, focus: bomb,
                viewState: Data(bomb.utf8)),
            SavedWindow(
                number: 2, sceneID: "nest", value: saved("[[[]]]"),
                viewState: Data(#"{"scroll":{"a":[1e999],"b":[1]},"focus":"["}"#.utf8)),
            SavedWindow(number: 3, sceneID: "other", viewState: Data(#"{"scroll":7}"#.utf8)),
        ])
        #expect(session.windows[0].value?.json.count == 2_000_000)
        let app = RunningApp(NestApp(), session: session)
        #expect(app.numbers == [1, 2, 3])
        #expect(app.window(1).scene.value?.current == nil)
        #expect(
            app.window(2).scene.value?.current == AnyHashable(Nest.inside(.inside(.leaf))))
    }

    @Test("FAULTS 41: a window off a smaller screen is moved into sight, its size kept")
    func smallerScreen() {
        var options = AppOptions()
        options.screens = [CGRect(x: 0, y: 0, width: 800, height: 600)]
        let frames = [
            CGRect(x: 1500, y: 900, width: 300, height: 200),
            CGRect(x: -5000, y: 50, width: 300, height: 200),
            CGRect(x: 100, y: -800, width: 300, height: 200),
            CGRect(x: 700, y: 500, width: 2000, height: 1500),
            CGRect(x: 40, y: 60, width: 300, height: 200),
        ]
        let session = SavedSession(
            windows: zip(1..., frames).map {
                SavedWindow(number: $0, sceneID: "other", frame: $1)
            })
        let app = RunningApp(NestApp(), session: session, options: options)
        let sight = options.screens[0]
        for (window, frame) in zip(app.app.windows, frames) {
            #expect(window.state.frame.size == frame.size)
            let seen = window.state.frame.intersection(sight)
            #expect(seen.width >= 48 && seen.height >= 48, "\(window.id)")
            #expect(window.state.frame.minY >= 0)
        }
        #expect(app.window(5).state.frame == frames[4])
        #expect(app.window(1).state.frame.maxX <= 800)
        #expect(app.window(1).state.frame.maxY <= 600)
    }

    @Test("FAULTS 41: on a screen of another scale a window keeps its size in points")
    func otherScale() {
        let frame = CGRect(x: 40, y: 60, width: 300, height: 200)
        let session = SavedSession(windows: [
            SavedWindow(number: 1, sceneID: "other", frame: frame)
        ])
        for scale in [1, 1.5, 3] {
            var options = AppOptions()
            options.scale = scale
            let app = RunningApp(NestApp(), session: session, options: options)
            #expect(app.window(1).state.frame == frame)
            #expect(app.window(1).tree.size == frame.size)
            #expect(app.window(1).tree.scale == scale)
        }
    }

    @Test("FAULTS 55: a phase that is not active, a closing and a quit ask for the disk at once")
    func checkpoints() {
        let app = RunningApp(NestApp())
        app.act { app.app.openWindow(id: "other") }
        var before = app.checkpoints
        func expectCheckpoint(_ action: () -> Void) {
            app.act(action)
            #expect(app.checkpoints > before)
            before = app.checkpoints
        }
        app.act { app.app.move(WindowID(2), to: CGPoint(x: 5, y: 5)) }
        #expect(app.checkpoints == before)
        expectCheckpoint { app.app.handle(.hidden, in: WindowID(2)) }
        expectCheckpoint { app.app.close(WindowID(2)) }
        expectCheckpoint { app.app.quit() }
    }
}
