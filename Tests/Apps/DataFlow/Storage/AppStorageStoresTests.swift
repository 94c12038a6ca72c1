import CasementTesting
import SwiftUI
import Testing

/// Which store a property uses.
@MainActor
struct AppStorageStoresTests {
    /// A store of one test's own, gone with it.
    private final class Store {
        let defaults: UserDefaults
        private let name = "store-\(UUID().uuidString)"

        init() { defaults = UserDefaults(suiteName: name)! }
        deinit { defaults.removePersistentDomain(forName: name) }
    }

    private struct Plain: View {
        let name: String
        @AppStorage("value") private var value = 0
        var body: some View { Text("\(name) \(value)").onTapGesture { value += 1 } }
    }

    private struct Explicit: View {
        @AppStorage private var value: Int
        init(_ store: UserDefaults) {
            _value = AppStorage(wrappedValue: 0, "value", store: store)
        }
        var body: some View { Text("explicit \(value)").onTapGesture { value += 1 } }
    }

    private struct Nested: View {
        let (outer, inner, own): (UserDefaults, UserDefaults, UserDefaults)
        @State private var isSwapped = false

        var body: some View {
            VStack {
                Plain(name: "standard")
                VStack {
                    Plain(name: "outer")
                    VStack {
                        Plain(name: "inner")
                        Explicit(own)
                    }
                    .defaultAppStorage(isSwapped ? outer : inner)
                }
                .defaultAppStorage(outer)
                Button("Swap") { isSwapped.toggle() }
            }
        }
    }

    @Test("S-172: the nearest store counts, the argument's before all, the app's own at last")
    func nearest() {
        let (outer, inner, own) = (Store(), Store(), Store())
        let app = TestApp {
            Nested(outer: outer.defaults, inner: inner.defaults, own: own.defaults)
        }
        app.find("standard 0").tap()
        for _ in 1...2 { app.find(containing: "outer").tap() }
        for _ in 1...3 { app.find(containing: "inner").tap() }
        for _ in 1...4 { app.find(containing: "explicit").tap() }
        app.find("standard 1").expect()
        app.find("outer 2").expect()
        app.find("inner 3").expect()
        app.find("explicit 4").expect()
        #expect(app.userDefaults.integer(forKey: "value") == 1)
        #expect(outer.defaults.integer(forKey: "value") == 2)
        #expect(inner.defaults.integer(forKey: "value") == 3)
        #expect(own.defaults.integer(forKey: "value") == 4)
        // The same key of another store is another value, also when it is written from outside.
        inner.defaults.set(30, forKey: "value")
        app.find("inner 30").expect()
        app.find("outer 2").expect()
    }

    @Test("S-172: a store that is exchanged shows and follows its own value")
    func exchanged() {
        let (outer, inner, own) = (Store(), Store(), Store())
        outer.defaults.set(20, forKey: "value")
        let app = TestApp {
            Nested(outer: outer.defaults, inner: inner.defaults, own: own.defaults)
        }
        app.find("inner 0").expect()
        app.find("Swap").tap()
        app.find("inner 20").expect()
        app.find("inner 20").tap()
        app.find("outer 21").expect()
        #expect(inner.defaults.object(forKey: "value") == nil)
        app.find("Swap").tap()
        app.find("inner 0").expect()
    }

    /// A store that counts how often a key is read.
    private final class CountingDefaults: UserDefaults {
        var reads = 0

        override func object(forKey defaultName: String) -> Any? {
            reads += 1
            return super.object(forKey: defaultName)
        }
    }

    private struct Moving: View {
        @AppStorage("value") private var value = 0
        @State private var isAway = false

        var body: some View {
            VStack {
                Text("value \(value)").offset(x: isAway ? 100 : 0)
                Button("Move") { withAnimation(.linear(duration: 2)) { isAway.toggle() } }
            }
        }
    }

    @Test("A store's keys are read once in a turn in which no code of the app runs")
    func reads() throws {
        let name = "store-\(UUID().uuidString)"
        let store = try #require(CountingDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let app = TestApp { Moving().defaultAppStorage(store) }
        app.find("Move").tap()
        store.reads = 0
        app.advance(by: .seconds(1))
        // A turn for each frame.
        #expect((60...63).contains(store.reads), "\(store.reads)")
        store.set(7, forKey: "value")
        app.find("value 7").expect()
    }
}
