import AttributeGraph
import Foundation
import Sessions
import Views

/// The value that one window of a `WindowGroup(for:)` presents; its content may write another.
package class PresentedValue {
    /// The value as it is now; nil where the window presents none.
    package var current: AnyHashable? { nil }
    /// The value as a saved session holds it; nil where there is none or it cannot be encoded.
    package var saved: SavedWindow.Value? { nil }
}

/// A presented value of a known type.
final class TypedPresentedValue<Value: Codable & Hashable>: PresentedValue {
    /// Bindings retain it, too, because closures may read it after the window's views have gone.
    private let storage: PresentedValueStorage<Value>
    /// Retained, so that the bindings of each evaluation are equal inputs.
    private lazy var location: Location<Value?> = FunctionLocation(
        get: { [storage] in storage.get() }, set: { [storage] in storage.set($0, $1) })
    private var nonOptionalLocation: Location<Value>?
    /// What was encoded last, and of which value: each turn asks, and few have another one.
    private var encoded: (value: Value, saved: SavedWindow.Value?)?

    init(_ value: Value?, in app: AppGraph) { storage = PresentedValueStorage(value, in: app) }

    override var current: AnyHashable? { storage.latest.map(AnyHashable.init) }

    override var saved: SavedWindow.Value? {
        guard let latest = storage.latest else { return nil }
        // An object may have changed although it is the same.
        if let encoded, encoded.value == latest, !(Value.self is AnyClass) { return encoded.saved }
        let saved = (try? JSONEncoder().encode(latest)).map {
            SavedWindow.Value(typeName: String(reflecting: Value.self), json: $0)
        }
        encoded = (latest, saved)
        return saved
    }

    var optionalBinding: Binding<Value?> { Binding(location: location) }

    /// A binding that shows `defaultValue` where the window has no value.
    func binding(default defaultValue: @escaping () -> Value) -> Binding<Value> {
        if let nonOptionalLocation { return Binding(location: nonOptionalLocation) }
        let location = FunctionLocation<Value>(
            get: { [storage] in storage.get() ?? defaultValue() },
            set: { [storage] in storage.set($0, $1) })
        nonOptionalLocation = location
        return Binding(location: location)
    }
}

/// Stores a presented value.
private final class PresentedValueStorage<Value: Hashable> {
    private let app: AppGraph
    /// The value as bodies see it.
    private let source: Source<Value?>
    private(set) var latest: Value?

    init(_ value: Value?, in app: AppGraph) {
        self.app = app
        latest = value
        source = Source(value, in: app.graph, label: "presented value")
    }

    func get() -> Value? { app.isUpdating ? source.read() : latest }

    func set(_ value: Value?, _ transaction: Transaction) {
        guard value != latest else { return }
        latest = value
        app.writes.enqueue(PendingAction { [source] in source.write(value) }, transaction)
    }
}

/// The type of value that the windows of a group present.
package struct PresentedType {
    package let type: Any.Type
    /// The type's name in saved sessions.
    package let name: String
    private let makeValue: (AnyHashable?, AppGraph) -> PresentedValue
    private let decodeValue: (Data) throws -> AnyHashable

    init<Value: Codable & Hashable>(_ type: Value.Type, default defaultValue: (() -> Value)?) {
        self.type = type
        name = String(reflecting: type)
        makeValue = { value, app in
            TypedPresentedValue(value?.base as? Value ?? defaultValue?(), in: app)
        }
        decodeValue = { AnyHashable(try JSONDecoder().decode(Value.self, from: $0)) }
    }

    /// Makes the storage of a new window's value; without a value it holds the group's default, or
    /// nil.
    func make(_ value: AnyHashable?, in app: AppGraph) -> PresentedValue { makeValue(value, app) }

    package func decode(_ json: Data) throws -> AnyHashable { try decodeValue(json) }
}
