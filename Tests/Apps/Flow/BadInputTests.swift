import CasementTesting
import SwiftUI
import Testing

/// What an app is told when it, or what it was given, is wrong.
@MainActor
struct BadInputTests {
    private final class Settings: ObservableObject {
        @Published var word = ""
    }

    private struct NeedsSettings: View {
        @EnvironmentObject private var settings: Settings
        var body: some View { Text(settings.word) }
    }

    @Test("S-092: a missing environment object stops the app with the type and the view")
    func missingObject() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = TestApp { NeedsSettings() } }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            said.contains(
                """
                No ObservableObject of type Settings found. A View.environmentObject(_:) for \
                Settings may be missing as an ancestor of this view.
                """))
        #expect(said.contains("NeedsSettings"))
    }

    private struct DeclaresSettings: View {
        @EnvironmentObject private var settings: Settings
        var body: some View { Text("Never reads them") }
    }

    @Test("An environment object that is declared and never read may be missing")
    func unread() {
        TestApp { DeclaresSettings() }.find("Never reads them").expect()
    }

    @Test("A picture that is missing has a placeholder, and one line in the log")
    func missingPicture() {
        let app = TestApp {
            VStack {
                Image("nowhere").accessibilityIdentifier("first")
                Image("nowhere")
                Text("Beside it")
            }
        }
        #expect(app.find(id: "first").frame.width > 0)
        app.find("Beside it").expect()
        #expect(app.logLines.filter { $0.contains("nowhere") }.count == 1)
    }

    @Test("A font that is missing gives way to another, with one line in the log")
    func missingFont() {
        let app = TestApp {
            VStack {
                Text("Readable").font(.custom("Nowhere Sans", size: 20))
                Text("As well").font(.custom("Nowhere Sans", size: 12))
            }
        }
        #expect(app.find("Readable").frame.width > 20)
        #expect(app.logLines.filter { $0.contains("Nowhere Sans") }.count == 1)
    }

    private struct Confused: View {
        @State private var size = "big"
        @State private var count = 0
        var body: some View {
            VStack {
                Picker("Size", selection: $size) {
                    Text("Small").tag("small")
                    Text("Large").tag("large")
                }
                Text("Size: \(size)")
                Text("Count: \(count)")
                    .onChange(of: count) { if count > 0 { count += 1 } }
                Button("Run away") { count = 1 }
            }
        }
    }

    @Test("S-185: a selection without an option is left alone, and said")
    func wrongSelection() {
        let app = TestApp { Confused() }
        app.find("Size: big").expect()
        #expect(app.logLines.contains { $0.contains("the selection \"big\" is invalid") })
    }

    @Test("S-054: a change that goes on changing itself is stopped in its frame, and said once")
    func endless() {
        let app = TestApp { Confused() }
        app.find("Run away").tap()
        let said = app.logLines.filter { $0.contains("tried to update multiple times per frame") }
        #expect(said.count == 1)
        app.find(containing: "Count").expect()
    }
}
