import CasementTesting
import SwiftUI
import Testing

/// Preferences of several types, edited in a form and kept in the user defaults.
@MainActor
struct PreferencesTests {
    private struct Preferences: View {
        @AppStorage("nickname") private var nickname = "Visitor"
        @AppStorage("isQuiet") private var isQuiet = false
        @AppStorage("wakeUp") private var wakeUp = Date(timeIntervalSince1970: 0)
        @AppStorage("accent") private var accent = Color.blue
        @AppStorage("limit") private var limit: Int?

        var body: some View {
            Form {
                Section("Person") {
                    TextField("Nickname", text: $nickname)
                    Toggle("Quiet", isOn: $isQuiet)
                }
                Section("Values") {
                    Text("Wake up: \(Int(wakeUp.timeIntervalSince1970))")
                    Rectangle().fill(accent).frame(width: 20, height: 20)
                    Text("Limit: \(limit.map(String.init) ?? "none")")
                    Button("Set limit") { limit = 7 }
                    Button("Later") { wakeUp = Date(timeIntervalSince1970: 3600) }
                    Button("Warmer") { accent = .red }
                }
                Section {
                    Button("Start over") {
                        nickname = "Visitor"
                        isQuiet = false
                        wakeUp = Date(timeIntervalSince1970: 0)
                        accent = .blue
                        limit = nil
                    }
                }
            }
            .navigationTitle("Preferences")
        }
    }

    private let app = TestApp(size: CGSize(width: 480, height: 700)) { Preferences() }

    @Test("What is typed and switched is in the defaults at once")
    func editing() {
        let field = app.find(role: .textField)
        field.expectValue("Visitor")
        field.clear()
        app.type("Mole")
        field.expectValue("Mole")
        app.find("Quiet", role: .toggle).tap()
        #expect(app.userDefaults.string(forKey: "nickname") == "Mole")
        #expect(app.userDefaults.bool(forKey: "isQuiet"))
    }

    @Test("S-168: dates and colours are kept as well, and come back at the next start")
    func richTypes() {
        app.find("Later").tap()
        app.find("Set limit").tap()
        let blue = app.printedDisplayList()
        app.find("Warmer").tap()
        let red = app.printedDisplayList()
        #expect(red != blue)
        app.restart()
        app.find("Wake up: 3,600").expect()
        app.find("Limit: 7").expect()
    }

    @Test("S-171: setting nil takes the key away, and what is taken away is the default again")
    func startingOver() {
        app.find("Quiet", role: .toggle).tap()
        app.find("Set limit").tap()
        app.find("Start over").tap()
        app.find("Quiet", role: .toggle).expectValue("off")
        app.find("Limit: none").expect()
        #expect(app.userDefaults.object(forKey: "limit") == nil)
        app.userDefaults.set("Badger", forKey: "nickname")
        app.find(role: .textField).expectValue("Badger")
        app.userDefaults.removeObject(forKey: "nickname")
        app.find(role: .textField).expectValue("Visitor")
    }
}
