import CasementTesting
import SwiftUI
import Testing

/// Rows that change their owner's value through bindings of several kinds.
@MainActor
struct SwitchRowTests {
    private struct SwitchRow: View {
        let title: String
        @Binding var isOn: Bool

        var body: some View {
            HStack {
                Text(title)
                Spacer()
                Toggle("", isOn: $isOn)
                    .labelsHidden()
                    .accessibilityLabel("\(title) switch")
            }
        }
    }

    private struct Home {
        var lamp = false
        var heater = true
    }

    private struct House: View {
        @State private var home = Home()
        @State private var changes = 0

        var body: some View {
            VStack {
                SwitchRow(title: "Lamp", isOn: $home.lamp)
                SwitchRow(title: "Heater", isOn: $home.heater)
                SwitchRow(title: "Doorbell", isOn: .constant(true))
                SwitchRow(
                    title: "All",
                    isOn: Binding(
                        get: { home.lamp && home.heater },
                        set: {
                            home = Home(lamp: $0, heater: $0)
                            changes += 1
                        }))
                Text("Lamp \(home.lamp ? "on" : "off"), heater \(home.heater ? "on" : "off")")
                Text("Changed \(changes) times")
            }
            .padding()
        }
    }

    private let app = TestApp { House() }

    @Test("S-074: a row writes its field and leaves the other as it is")
    func field() {
        app.find("Lamp off, heater on").expect()
        app.find("Lamp switch", role: .toggle).tap()
        app.find("Lamp on, heater on").expect()
        app.find("Heater switch", role: .toggle).tap()
        app.find("Lamp on, heater off").expect()
    }

    @Test("S-076: a computed binding is set once for each change, and shows what it computes")
    func computed() {
        app.find("All switch", role: .toggle).expectValue("off")
        app.find("All switch", role: .toggle).tap()
        app.find("All switch", role: .toggle).expectValue("on")
        app.find("Changed 1 times").expect()
        app.find("Lamp switch", role: .toggle).expectValue("on")
    }

    @Test("S-075: a constant stays what it is")
    func constant() {
        app.find("Doorbell switch", role: .toggle).tap()
        app.find("Doorbell switch", role: .toggle).expectValue("on")
    }
}
