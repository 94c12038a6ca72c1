import CasementTesting
import SwiftUI
import Testing

/// Values that views put around others, and who is evaluated when they change.
@MainActor
struct EnvironmentValueTests {
    private struct Reader: View {
        @Environment(\.depth) private var depth
        @Environment(\.mood) private var mood
        let name: String
        var body: some View { Text("\(name): \(depth) \(mood)") }
    }

    @Test("S-086: without an override a view reads the key's default")
    func defaults() {
        TestApp { Reader(name: "Alone") }.find("Alone: 0 calm").expect()
        #expect(EnvironmentValues().depth == 0)
    }

    private struct Declaring: View {
        @Environment(\.depth) private var depth
        var body: some View {
            VStack {
                Text("Own: \(depth)")
                Reader(name: "Inner").environment(\.depth, 2)
                Reader(name: "Sibling")
                VStack {
                    Reader(name: "Deep")
                    Reader(name: "Deeper").environment(\.depth, 3)
                }
                .environment(\.mood, "busy")
            }
            .environment(\.depth, 1)
        }
    }

    @Test(
        "S-087: the nearest override wins for what is inside it, and nothing outside of it notices")
    func nesting() {
        let app = TestApp { Declaring() }
        app.find("Own: 0").expect()
        app.find("Inner: 2 calm").expect()
        app.find("Sibling: 1 calm").expect()
        app.find("Deep: 1 busy").expect()
        app.find("Deeper: 3 busy").expect()
    }

    @Test("S-088: a view reads what its parents set, not what its own body sets")
    func ownBody() {
        let app = TestApp { Declaring().environment(\.depth, 7) }
        app.find("Own: 7").expect()
        app.find("Sibling: 1 calm").expect()
    }

    private struct Changing: View {
        @State private var step = 1
        var body: some View {
            VStack {
                Reader(name: "Twice")
                    .transformEnvironment(\.depth) { $0 = $0 * 10 + step }
                    .transformEnvironment(\.depth) { $0 += 1 }
                Reader(name: "Beside")
                Button("Step") { step += 1 }
            }
            .environment(\.depth, 5)
        }
    }

    @Test("S-089: a transform gets the inherited value, the outer one first, for its subtree alone")
    func transforming() {
        let app = TestApp { Changing() }
        app.find("Twice: 61 calm").expect()
        app.find("Beside: 5 calm").expect()
        app.find("Step").tap()
        app.find("Twice: 62 calm").expect()
        app.find("Beside: 5 calm").expect()
    }

    // MARK: Who is evaluated

    private struct Noting: View {
        @Environment(\.depth) private var depth
        let lines: Lines
        var body: some View {
            let _ = lines.add("reader \(depth)")
            Text("Depth: \(depth)")
        }
    }

    private struct Declared: View {
        @Environment(\.depth) private var depth
        let lines: Lines
        var body: some View {
            let _ = lines.add("declared")
            Text("Never reads it")
        }
    }

    private struct Between: View {
        let lines: Lines
        var body: some View {
            let _ = lines.add("between")
            VStack {
                Noting(lines: lines)
                Noting(lines: lines).environment(\.depth, 9)
                Declared(lines: lines)
            }
        }
    }

    private struct Top: View {
        @State private var depth = 0
        @State private var mood = "calm"
        let lines: Lines
        var body: some View {
            VStack {
                Between(lines: lines)
                Button("Deeper") { depth += 1 }
                Button("Busier") { mood += "!" }
                Button("Same") { depth += 0 }
            }
            .environment(\.depth, depth)
            .environment(\.mood, mood)
        }
    }

    @Test("S-090: a changed value evaluates those who declare it, and no view between")
    func readers() {
        let lines = lines
        let app = TestApp { Top(lines: lines) }
        #expect(lines.take() == ["between", "reader 0", "reader 9", "declared"])
        app.find("Deeper").tap()
        #expect(lines.take() == ["reader 1", "declared"])
        app.find("Busier").tap()
        #expect(lines.take() == [])
        app.find("Same").tap()
        #expect(lines.take() == [])
    }

    private struct Dismisser: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.openWindow) private var openWindow
        @Environment(\.openURL) private var openURL
        @Environment(\.refresh) private var refresh
        @Environment(\.undoManager) private var undoManager
        let lines: Lines
        var body: some View {
            let _ = lines.add("actions")
            Button("Dismiss") { dismiss() }
        }
    }

    private struct Presenter: View {
        @State private var isShown = true
        @State private var depth = 0
        let lines: Lines
        var body: some View {
            Text("Depth \(depth)")
                .sheet(isPresented: $isShown) {
                    Dismisser(lines: lines)
                    Noting(lines: lines)
                    Button("Deeper") { depth += 1 }
                }
                .environment(\.depth, depth)
        }
    }

    @Test("S-090: actions of the environment stay what they are while other values change")
    func actions() {
        let lines = lines
        let app = TestApp { Presenter(lines: lines) }
        #expect(lines.take().sorted() == ["actions", "reader 0"])
        app.find("Deeper").tap()
        #expect(lines.take() == ["reader 1"])
        app.find("Dismiss").tap()
        app.find("Dismiss").expectNone()
    }

    private struct Whole: View {
        @Environment(\.self) private var environment
        var body: some View { Text("Whole: \(environment.depth) \(environment.mood)") }
    }

    @Test("The whole environment can be read as one value")
    func whole() {
        let app = TestApp { Whole().environment(\.depth, 4) }
        app.find("Whole: 4 calm").expect()
    }

    private let lines = Lines()
}

private struct DepthKey: EnvironmentKey { static let defaultValue = 0 }
private struct MoodKey: EnvironmentKey { static let defaultValue = "calm" }

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }

    fileprivate var mood: String {
        get { self[MoodKey.self] }
        set { self[MoodKey.self] = newValue }
    }
}
