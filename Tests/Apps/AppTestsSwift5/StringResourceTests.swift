import CasementTesting
import SwiftUI
import Testing

/// Controls whose titles are declared as resources.
private struct ResourceScreen: View {
    static let title = LocalizedStringResource("screen.title", defaultValue: "Settings")
    static let add: LocalizedStringResource = "Add"

    @State private var isOn = false
    @State private var name = ""
    @State private var choice = 1
    @State private var asks = false

    var body: some View {
        NavigationStack {
            Form {
                Section(Self.title) {
                    Toggle(LocalizedStringResource("wifi", defaultValue: "Wi-Fi"), isOn: $isOn)
                    TextField(LocalizedStringResource("name", defaultValue: "Name"), text: $name)
                    Picker(
                        LocalizedStringResource("choice", defaultValue: "Choice"),
                        selection: $choice
                    ) {
                        Text("One").tag(1)
                    }
                }
                Button(Self.add) { asks = true }
                Label(LocalizedStringResource("star", defaultValue: "Star"), systemImage: "star")
                Text("(\(Self.title))")
                Text("x").accessibilityLabel(
                    LocalizedStringResource("spoken", defaultValue: "Spoken"))
            }
            .navigationTitle(LocalizedStringResource("page", defaultValue: "Page"))
            .alert(LocalizedStringResource("sure", defaultValue: "Sure?"), isPresented: $asks) {
                Button("Yes") {}
            }
        }
    }
}

@MainActor
struct StringResourceTests {
    @Test("S-842: Controls, titles and descriptions take resources for their texts")
    func controls() {
        let app = TestApp { ResourceScreen() }
        for text in ["Wi-Fi", "Name", "Choice", "Add", "Star", "(Settings)", "Spoken", "Page"] {
            app.find(text).expect()
        }
        app.find("Add").tap()
        app.find("Sure?").expect()
    }

    @Test("S-843: A resource is shown in the language of the environment, as a key is")
    func language() {
        struct Screen: View {
            @Environment(\.locale) private var locale
            let number = 1234.5

            var body: some View {
                Text(
                    LocalizedStringResource(
                        "amount", defaultValue: "Amount \(number, format: .number)"))
            }
        }
        let app = TestApp { Screen().environment(\.locale, Locale(identifier: "de_DE")) }
        app.find("Amount 1.234,5").expect()
    }
}

@MainActor
struct SurroundingFormatTests {
    private struct Screen: View {
        @State private var isGerman = false
        @State private var number = 1234.5
        private let noon = Date(timeIntervalSince1970: 1_700_000_000)

        var body: some View {
            VStack {
                Text(noon, format: .dateTime.hour().minute()).accessibilityIdentifier("format")
                Text(noon, style: .time).accessibilityIdentifier("style")
                Text("\(noon, format: .dateTime.hour().minute())")
                    .accessibilityIdentifier("inserted")
                TextField("Number", value: $number, format: .number)
                Button("German") { isGerman = true }
            }
            .environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
            .environment(\.locale, Locale(identifier: isGerman ? "de_DE" : "en_US"))
        }
    }

    @Test("S-844: A date in a format is shown in the time zone of the environment")
    func timeZone() {
        let app = TestApp { Screen() }
        let shown = app.find(id: "style").text
        #expect(shown.hasPrefix("7:13"))
        #expect(app.find(id: "format").text == shown)
        #expect(app.find(id: "inserted").text == shown)
    }

    @Test("S-845: A field of a value that is not edited follows the locale")
    func field() {
        let app = TestApp { Screen() }
        app.find("Number").expectValue("1,234.5")
        app.find("German").tap()
        app.find("Number").expectValue("1.234,5")
    }
}
