import CasementTesting
import SwiftUI
import Testing

/// Settings made once by the app, changed on a page pushed on a stack, and seen elsewhere.
@MainActor
struct AppearanceSettingsTests {
    @MainActor
    private final class Appearance: ObservableObject {
        @Published var tone = Tone.bright
        @Published var lettering = Lettering.normal
        @Published var sendsNews = true

        enum Tone: String, CaseIterable { case bright, dim, automatic }

        enum Lettering: String, CaseIterable {
            case small, normal, big
            var factor: CGFloat {
                switch self {
                case .small: return 0.8
                case .normal: return 1
                case .big: return 1.2
                }
            }
        }
    }

    private struct ReaderApp: App {
        @StateObject private var appearance = Appearance()

        var body: some Scene {
            WindowGroup("Reader") {
                Front().environmentObject(appearance)
            }
        }
    }

    private struct Front: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Front page")
                    Sample()
                    NavigationLink("Appearance") { AppearancePage() }
                }
            }
        }
    }

    private struct AppearancePage: View {
        @EnvironmentObject private var appearance: Appearance

        var body: some View {
            Form {
                Section("Looks") {
                    Picker("Tone", selection: $appearance.tone) {
                        ForEach(Appearance.Tone.allCases, id: \.self) { tone in
                            Text(tone.rawValue.capitalized).tag(tone)
                        }
                    }
                    Picker("Lettering", selection: $appearance.lettering) {
                        ForEach(Appearance.Lettering.allCases, id: \.self) { lettering in
                            Text(lettering.rawValue.capitalized).tag(lettering)
                        }
                    }
                }
                Section("News") {
                    Toggle("Send news", isOn: $appearance.sendsNews)
                }
                Sample()
            }
            .navigationTitle("Appearance")
        }
    }

    private struct Sample: View {
        @EnvironmentObject private var appearance: Appearance

        var body: some View {
            Text("Letters: \(appearance.lettering.rawValue), \(appearance.tone.rawValue)")
                .scaleEffect(appearance.lettering.factor)
        }
    }

    private let app = TestApp(ReaderApp.self, size: CGSize(width: 480, height: 480))

    @Test(
        "An object of the app reaches a page that was pushed, and its pickers and toggles write it")
    func changing() {
        app.find("Letters: normal, bright").expect()
        app.find("Appearance").tap()
        app.advance(by: .seconds(1))
        app.find("Tone", role: .picker).expectValue("Bright")
        app.find("Tone", role: .picker).pick("Dim")
        app.find("Lettering", role: .picker).pick("Big")
        app.find("Letters: big, dim").expect()
        app.find("Send news", role: .toggle).expectValue("on")
        app.find("Send news", role: .toggle).tap()
        app.find("Send news", role: .toggle).expectValue("off")
    }

    @Test("The pushed page gives the window its title, and going back takes it away")
    func title() {
        #expect(app.windows[0].title == "Reader")
        app.find("Appearance").tap()
        app.advance(by: .seconds(1))
        #expect(app.windows[0].title == "Appearance")
        app.find("Back").tap()
        app.advance(by: .seconds(1))
        app.find("Front page").expect()
        #expect(app.windows[0].title == "Reader")
    }
}
