import CasementTesting
import SwiftUI
import Testing

/// A view that looks different in the dark, in little room, and in each phase of its scene.
@MainActor
struct SurroundingsTests {
    @MainActor
    private final class Journal {
        var entries: [String] = []
    }

    private struct Weather: View {
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.horizontalSizeClass) private var widthClass
        @Environment(\.scenePhase) private var scenePhase
        @Environment(\.dismiss) private var dismiss
        let journal: Journal

        var body: some View {
            VStack(spacing: 20) {
                Text("Light: \(colorScheme == .dark ? "dark" : "bright")")
                Text("Room: \(widthClass == .compact ? "little" : "enough")")
                Text("Phase: \(name(of: scenePhase))")
                Button("Away") { dismiss() }
            }
            .padding()
            .background(colorScheme == .dark ? Color.black : Color.white)
            .onChange(of: scenePhase) { old, new in
                journal.entries.append("\(name(of: old)) to \(name(of: new))")
            }
        }

        private func name(of phase: ScenePhase) -> String {
            switch phase {
            case .active: "active"
            case .inactive: "inactive"
            case .background: "background"
            @unknown default: "unknown"
            }
        }
    }

    @Test("S-152: minimising passes through inactive to background, and the way back ends active")
    func phases() {
        let journal = Journal()
        let app = TestApp { Weather(journal: journal) }
        app.find("Phase: active").expect()
        journal.entries = []
        app.minimizeWindow(1)
        #expect(journal.entries == ["active to inactive", "inactive to background"])
        app.restoreWindow(1)
        #expect(journal.entries.suffix(2) == ["background to inactive", "inactive to active"])
        app.find("Phase: active").expect()
    }

    @Test("A preferred colour scheme reaches the view's own surroundings")
    func dark() {
        let app = TestApp {
            Weather(journal: Journal()).environment(\.colorScheme, .dark)
        }
        app.find("Light: dark").expect()
        app.find("Room: enough").expect()
    }

    @Test("Dismissing in a window's own content closes the window")
    func dismissing() {
        let app = TestApp { Weather(journal: Journal()) }
        app.find("Away").tap()
        #expect(app.windows.isEmpty)
    }

    @Test("S-086, S-087: a value of the app's own has its default, or what was set around it")
    func ownValue() {
        let app = TestApp {
            VStack {
                Badge()
                Badge().environment(\.visitor, "Mole")
            }
        }
        app.find("Visitor: nobody").expect()
        app.find("Visitor: Mole").expect()
    }

    private struct Badge: View {
        @Environment(\.visitor) private var visitor
        var body: some View { Text("Visitor: \(visitor)") }
    }
}

private struct VisitorKey: EnvironmentKey {
    static let defaultValue = "nobody"
}

extension EnvironmentValues {
    fileprivate var visitor: String {
        get { self[VisitorKey.self] }
        set { self[VisitorKey.self] = newValue }
    }
}
