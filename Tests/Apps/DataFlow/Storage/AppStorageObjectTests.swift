import CasementTesting
import SwiftUI
import Testing

/// User defaults as properties of objects.
@MainActor
struct AppStorageObjectTests {
    private final class Settings: ObservableObject {
        @AppStorage("object.name") var name = "nobody"
        @AppStorage("object.size") var size = 10
        @Published var unstored = 0
    }

    @MainActor
    private final class Tally {
        var bodies = 0
        var announced = 0
    }

    private struct Page: View {
        @StateObject private var settings = Settings()
        let tally: Tally

        var body: some View {
            let _ = tally.bodies += 1
            VStack {
                Text("Name \(settings.name)")
                TextField("Name", text: $settings.name)
                Button("Grow") { settings.size += 1 }
                Sibling()
            }
            .onReceive(settings.objectWillChange) { _ in tally.announced += 1 }
        }
    }

    private struct Sibling: View {
        @AppStorage("object.size") private var size = 10
        var body: some View { Text("Size \(size)") }
    }

    @Test("S-176: a write of any key is a change of the whole object")
    func writing() {
        let tally = Tally()
        let app = TestApp { Page(tally: tally) }
        #expect(tally.bodies == 1)
        app.find("Grow").tap()
        #expect(tally.bodies == 2)
        #expect(tally.announced == 1)
        app.find("Size 11").expect()
        #expect(app.userDefaults.integer(forKey: "object.size") == 11)
        app.find("Name", role: .textField).type("!")
        app.find("Name nobody!").expect()
        #expect(app.userDefaults.string(forKey: "object.name") == "nobody!")
    }

    @Test("S-176: a change from outside is the object's, also of a property nobody has read")
    func outside() {
        let tally = Tally()
        let app = TestApp { Page(tally: tally) }
        app.userDefaults.set("Stoat", forKey: "object.name")
        app.find("Name Stoat").expect()
        #expect(tally.bodies == 2)
        app.userDefaults.set(3, forKey: "object.size")
        app.find("Size 3").expect()
        #expect(tally.bodies == 3)
        #expect(tally.announced == 2)
        // Writing the same value again is not a change.
        app.userDefaults.set(3, forKey: "object.size")
        app.settle()
        #expect(tally.bodies == 3)
        app.userDefaults.removeObject(forKey: "object.name")
        app.find("Name nobody").expect()
    }
}
