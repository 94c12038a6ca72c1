import CasementTesting
import SwiftUI
import Testing

/// Who sees a user default, and who hears of its change.
@MainActor
struct AppStorageSharingTests {
    @MainActor
    private final class Tally {
        var bodies: [String] = []
        func take() -> [String] {
            defer { bodies = [] }
            return bodies.sorted()
        }
    }

    private struct Reader: View {
        let name: String
        let tally: Tally
        @AppStorage private var value: Int

        init(_ name: String, key: String, default initial: Int = 0, tally: Tally) {
            self.name = name
            self.tally = tally
            _value = AppStorage(wrappedValue: initial, key)
        }

        var body: some View {
            let _ = tally.bodies.append(name)
            Text("\(name) \(value)").onTapGesture { value += 1 }
        }
    }

    @Test("S-169: declarations of an absent key have their own defaults, and write none of them")
    func declaredDefaults() {
        let tally = Tally()
        let app = TestApp {
            VStack {
                Reader("a", key: "k", default: 1, tally: tally)
                Reader("b", key: "k", default: 2, tally: tally)
            }
        }
        app.find("a 1").expect()
        app.find("b 2").expect()
        #expect(app.userDefaults.object(forKey: "k") == nil)
        app.find("b 2").tap()
        app.find("a 3").expect()
        app.find("b 3").expect()
        #expect(app.userDefaults.integer(forKey: "k") == 3)
        app.userDefaults.removeObject(forKey: "k")
        app.find("a 1").expect()
        app.find("b 2").expect()
    }

    @Test("S-169: a registered default wins over the declared one, and a written value over both")
    func registered() {
        let tally = Tally()
        let app = TestApp { Reader("a", key: "registered.k", default: 1, tally: tally) }
        app.userDefaults.register(defaults: ["registered.k": 8])
        app.find("a 8").expect()
        app.find("a 8").tap()
        app.find("a 9").expect()
        app.userDefaults.removeObject(forKey: "registered.k")
        app.find("a 8").expect()
    }

    private final class Shared {
        nonisolated(unsafe) static var tally: Tally?
    }

    private struct TwoWindowApp: App {
        var body: some Scene {
            WindowGroup("Two", id: "two") {
                VStack {
                    Reader("a", key: "k", tally: Shared.tally!)
                    Reader("b", key: "k", tally: Shared.tally!)
                    Reader("other", key: "l", tally: Shared.tally!)
                }
            }
        }
    }

    @Test("S-170: a write is seen in every window in the same turn, by readers of the key alone")
    func windows() {
        let tally = Tally()
        Shared.tally = tally
        let app = TestApp(TwoWindowApp.self)
        app.openWindow(id: "two")
        _ = tally.take()
        app.find("a 0").inWindow(2).tap()
        #expect(tally.take() == ["a", "a", "b", "b"])
        app.find("b 1").inWindow(1).expect()
        app.find("b 1").inWindow(2).expect()

        app.userDefaults.set(5, forKey: "k")
        app.settle()
        #expect(tally.take() == ["a", "a", "b", "b"])
        app.find("a 5").inWindow(1).expect()
        app.find("b 5").inWindow(2).expect()

        app.userDefaults.set(5, forKey: "k")
        app.userDefaults.set(1, forKey: "m")
        app.settle()
        #expect(tally.take().isEmpty)

        // Removal reaches all of them as well.
        app.userDefaults.removeObject(forKey: "k")
        app.settle()
        #expect(tally.take() == ["a", "a", "b", "b"])
        app.find("a 0").inWindow(1).expect()
        Shared.tally = nil
    }

    @Test("S-170: a write from another thread arrives, and is none of a warning")
    func otherThread() async {
        let tally = Tally()
        let app = TestApp { Reader("a", key: "k", tally: tally) }
        let defaults = Sendable(app.userDefaults)
        await Task.detached { defaults.store.set(4, forKey: "k") }.value
        app.find("a 4").expect()
        #expect(app.logLines.isEmpty)
    }

    private struct Sendable: @unchecked Swift.Sendable {
        let store: UserDefaults
        init(_ store: UserDefaults) { self.store = store }
    }

    private struct Movable: View {
        let tally: Tally
        @State private var key = "first"
        var body: some View {
            VStack {
                Reader("m", key: key, tally: tally)
                Button("Other key") { key = "second" }
            }
        }
    }

    @Test("S-170: a view whose key changes shows the other value, and follows that one alone")
    func otherKey() {
        let tally = Tally()
        let app = TestApp { Movable(tally: tally) }
        app.userDefaults.set(1, forKey: "first")
        app.userDefaults.set(2, forKey: "second")
        app.find("m 1").expect()
        app.find("Other key").tap()
        app.find("m 2").expect()
        app.userDefaults.set(3, forKey: "second")
        app.find("m 3").expect()
        _ = tally.take()
        app.userDefaults.set(4, forKey: "first")
        app.settle()
        #expect(tally.take().isEmpty)
    }
}
