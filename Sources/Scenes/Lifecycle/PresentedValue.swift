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
    /// Grows with each new value.
    package fileprivate(set) var version = 0
}

/// A presented value of a known type.
final class TypedPresentedValue<Value: Codable & Hashable>: PresentedValue {
    private let app: AppGraph
    /// The value as bodies see it.
    private let source: Source<Value?>
    private var latest: Value?
    /// Kept, so that bindings made at each evaluation are equal inputs.
    private lazy var location: Location<Value?> = FunctionLocation(
        get: { [unowned self] in get() }, set: { [unowned self] in set($0, $1) })
    private var nonOptionalLocation: Location<Value>?

    init(_ value: Value?, in app: AppGraph) {
        self.app = app
        latest = value
        source = Source(value, in: app.graph, label: "presented value")
    }

    override var current: AnyHashable? { latest.map(AnyHashable.init) }

    override var saved: SavedWindow.Value? {
        guard let latest, let json = try? JSONEncoder().encode(latest) else { return nil }
        return SavedWindow.Value(typeName: String(reflecting: Value.self), json: json)
    }

    var optionalBinding: Binding<Value?> { Binding(location: location) }

    /// A binding that shows `defaultValue` where the window has no value.
    func binding(default defaultValue: @escaping () -> Value) -> Binding<Value> {
        if let nonOptionalLocation { return Binding(location: nonOptionalLocation) }
        let location = FunctionLocation<Value>(
            get: { [unowned self] in get() ?? defaultValue() },
            set: { [unowned self] in set($0, $1) })
        nonOptionalLocation = location
        return Binding(location: location)
    }

    private func get() -> Value? { app.isUpdating ? source.read() : latest }

    private func set(_ value: Value?, _ transaction: Transaction) {
        guard value != latest else { return }
        latest = value
        version += 1
        app.enqueue(PendingAction { [source] in source.write(value) }, transaction)
    }
}

/// The type of value that the windows of a group present.
package struct PresentedType {
    package let type: Any.Type
    /// As saved sessions spell it.
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

    /// The place of a new window's value; without a value it holds the group's default, or nil.
    func make(_ value: AnyHashable?, in app: AppGraph) -> PresentedValue { makeValue(value, app) }

    package func decode(_ json: Data) throws -> AnyHashable { try decodeValue(json) }
}
