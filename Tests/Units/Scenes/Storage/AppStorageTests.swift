import Foundation
import Publishing
import Testing
import Views

@testable import Scenes

@MainActor
struct AppStorageTests {
    private let notes = Notes()

    /// User defaults of one test's own, gone with it.
    private final class Defaults {
        let store: UserDefaults
        private let name = "casement.tests.\(UUID().uuidString)"

        init() {
            guard let store = UserDefaults(suiteName: name) else {
                fatalError("No user defaults of the name \(name)")
            }
            self.store = store
        }

        deinit { store.removePersistentDomain(forName: name) }
    }

    private func launch(_ defaults: Defaults) -> RunningApp {
        var options = AppOptions()
        options.environment.defaultAppStorage = defaults.store
        return RunningApp(DefaultsApp(notes: notes), options: options)
    }

    private func binding<Value>(_ name: String, _ type: Value.Type) -> Binding<Value> {
        guard let binding = notes.handed[name] as? Binding<Value> else {
            fatalError("No view has handed out \(name)")
        }
        return binding
    }

    @Test("S-169: a declared default is not written")
    func defaults() {
        let defaults = Defaults()
        _ = launch(defaults)
        #expect(notes.take() == ["count 1", "count 1", "mode light"])
        #expect(defaults.store.object(forKey: "count") == nil)
    }

    @Test("S-170: a write reaches every view of the key in the same turn, and no other view")
    func writing() {
        let defaults = Defaults()
        let app = launch(defaults)
        _ = notes.take()
        app.act { binding("count", Int.self).wrappedValue = 5 }
        #expect(notes.take() == ["count 5", "count 5"])
        #expect(defaults.store.integer(forKey: "count") == 5)
        app.act { defaults.store.set(9, forKey: "count") }
        #expect(notes.take() == ["count 9", "count 9"])
    }

    @Test("S-171: a removed key shows the declared default again")
    func removing() {
        let defaults = Defaults()
        defaults.store.set(3, forKey: "count")
        let app = launch(defaults)
        #expect(notes.take().prefix(2) == ["count 3", "count 3"])
        app.act { defaults.store.removeObject(forKey: "count") }
        #expect(notes.take() == ["count 1", "count 1"])
    }

    @Test("S-173, S-174: values of another type, and raw values unknown, are the default")
    func types() {
        let defaults = Defaults()
        defaults.store.set("abc", forKey: "count")
        defaults.store.set("sepia", forKey: "mode")
        let app = launch(defaults)
        #expect(notes.take() == ["count 1", "count 1", "mode light"])
        app.act { binding("mode", Mode.self).wrappedValue = .dark }
        #expect(notes.take() == ["mode dark"])
        #expect(defaults.store.string(forKey: "mode") == "dark")
    }

    @Test("S-172: a scene's store reaches its windows, an explicit store wins over it")
    func stores() {
        let (own, scene, surrounding) = (Defaults(), Defaults(), Defaults())
        var options = AppOptions()
        options.environment.defaultAppStorage = surrounding.store
        let app = RunningApp(
            StoresApp(notes: notes, own: own.store, scene: scene.store), options: options)
        app.act { binding("own", Int.self).wrappedValue = 1 }
        app.act { binding("scene", Int.self).wrappedValue = 2 }
        #expect(own.store.object(forKey: "own") as? Int == 1)
        #expect(scene.store.object(forKey: "scene") as? Int == 2)
        #expect(surrounding.store.object(forKey: "scene") == nil)
    }

    @Test("S-176: in an object a write, and a write from elsewhere, are the object's change")
    func objects() {
        let defaults = Defaults()
        let settings = PublishingSettings(defaults.store)
        var changes = 0
        let subscription = settings.objectWillChange.sink { changes += 1 }
        #expect(settings.name == "none")
        settings.name = "a"
        #expect(changes == 1)
        #expect(defaults.store.string(forKey: "name") == "a")
        PlainSettings(defaults.store).name = "b"
        #expect(changes == 2)
        #expect(settings.name == "b")
        subscription.cancel()
    }

    @Test("S-176: a view follows an object that has nothing but stored values")
    func plainObjects() {
        let defaults = Defaults()
        let settings = PlainSettings(defaults.store)
        let app = RunningApp(SettingsApp(notes: notes, settings: settings))
        #expect(notes.take() == ["name none"])
        app.act { settings.name = "a" }
        #expect(notes.take() == ["name a"])
        app.act { PlainSettings(defaults.store).name = "b" }
        #expect(notes.take() == ["name b"])
    }

    @Test("Every type that can be stored comes back as it was")
    func roundTrips() {
        let store = Defaults()
        func check<Value: Equatable>(_ property: AppStorage<Value>, _ value: Value) {
            property.wrappedValue = value
            #expect(property.wrappedValue == value)
        }
        let (defaults, moment) = (store.store, Date(timeIntervalSinceReferenceDate: 1.5))
        check(AppStorage(wrappedValue: false, "bool", store: defaults), true)
        check(AppStorage(wrappedValue: 0, "int", store: defaults), -7)
        check(AppStorage(wrappedValue: 0.0, "double", store: defaults), 3)
        check(AppStorage(wrappedValue: CGFloat(0), "number", store: defaults), 0.25)
        check(AppStorage(wrappedValue: "", "string", store: defaults), "ü")
        check(AppStorage(wrappedValue: Data(), "data", store: defaults), Data([1, 2]))
        check(AppStorage(wrappedValue: Date(), "date", store: defaults), moment)
        check(AppStorage(wrappedValue: Color.red, "color", store: defaults), .blue)
        check(AppStorage(wrappedValue: Mode.light, "raw", store: defaults), .dark)
        check(AppStorage<Int?>("optional", store: defaults), 4)
        check(AppStorage<Int?>("optional", store: defaults), nil)
        check(AppStorage<URL?>("url", store: defaults), URL(string: "https://example.org/a?b=c"))
        #expect(defaults.object(forKey: "optional") == nil)
    }
}

private enum Mode: String { case light, dark }

private final class PublishingSettings: ObservableObject {
    @Published var count = 0
    @AppStorage var name: String

    init(_ store: UserDefaults) {
        _name = AppStorage(wrappedValue: "none", "name", store: store)
    }
}

private final class PlainSettings: ObservableObject {
    @AppStorage var name: String

    init(_ store: UserDefaults) {
        _name = AppStorage(wrappedValue: "none", "name", store: store)
    }
}

private struct SettingsApp: App {
    var notes = Notes()
    var settings = PlainSettings(.standard)

    init() {}
    init(notes: Notes, settings: PlainSettings) {
        self.notes = notes
        self.settings = settings
    }

    var body: some Scene {
        WindowGroup { SettingsView(notes: notes, settings: settings) }
    }
}

private struct SettingsView: View {
    let notes: Notes
    @ObservedObject var settings: PlainSettings

    var body: some View {
        let _ = notes.add("name \(settings.name)")
        EmptyView()
    }
}

private struct DefaultsApp: App {
    var notes = Notes()

    init() {}
    init(notes: Notes) { self.notes = notes }

    var body: some Scene {
        WindowGroup {
            CountView(notes: notes)
            CountView(notes: notes)
            ModeView(notes: notes)
        }
    }
}

private struct CountView: View {
    let notes: Notes
    @AppStorage("count") private var count = 1

    var body: some View {
        let _ = notes.add("count \(count)")
        let _ = notes.handed["count"] = $count
        EmptyView()
    }
}

private struct ModeView: View {
    let notes: Notes
    @AppStorage("mode") private var mode = Mode.light

    var body: some View {
        let _ = notes.add("mode \(mode.rawValue)")
        let _ = notes.handed["mode"] = $mode
        EmptyView()
    }
}

private struct StoresApp: App {
    var notes = Notes()
    var own = UserDefaults.standard
    var scene = UserDefaults.standard

    init() {}
    init(notes: Notes, own: UserDefaults, scene: UserDefaults) {
        self.notes = notes
        self.own = own
        self.scene = scene
    }

    var body: some Scene {
        WindowGroup {
            OwnStoreView(notes: notes, store: own)
            SceneStoreView(notes: notes)
        }
        .defaultAppStorage(scene)
    }
}

private struct OwnStoreView: View {
    private let notes: Notes
    @AppStorage private var value: Int

    init(notes: Notes, store: UserDefaults) {
        self.notes = notes
        _value = AppStorage(wrappedValue: 0, "own", store: store)
    }

    var body: some View {
        let _ = notes.handed["own"] = $value
        EmptyView()
    }
}

private struct SceneStoreView: View {
    let notes: Notes
    @AppStorage("scene") private var value = 0

    var body: some View {
        let _ = notes.handed["scene"] = $value
        EmptyView()
    }
}
