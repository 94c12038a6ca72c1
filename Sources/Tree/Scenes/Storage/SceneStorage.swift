import Foundation
import Sessions
import Views

/// A value that a scene stores for its views by name and restores with its window.
///
/// The same name in two views of one scene is one value; two scenes never share any.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let codec: _StorageCodec<Value>
    private var property: SceneStorageProperty<Value>?

    init(_ initial: Value, _ key: String, _ codec: _StorageCodec<Value>) {
        self.key = key
        self.initial = initial
        self.codec = codec
    }

    /// The value that the scene holds, or the default; setting it updates all views that read it.
    public var wrappedValue: Value {
        get { property?.get() ?? initial }
        nonmutating set { property?.set(newValue, .current) }
    }

    /// A binding to the value, for controls that change it.
    public var projectedValue: Binding<Value> {
        guard let property else { return .constant(initial) }
        return Binding(location: property.location)
    }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<SceneStorage<Value>>, in context: _PropertyContext
    ) {
        let (key, initial, codec) = (
            pointer.pointee.key, pointer.pointee.initial, pointer.pointee.codec
        )
        let property = context.retained { SceneStorageProperty<Value>(in: context.app) }
        if let table = context.scope.read(SceneStorageTableKey.self) {
            property.connect(to: table, key, initial, codec)
        } else if property.connectWithoutScene(key, initial, codec) {
            context.app.warn(
                "SceneStorage(\"\(key)\") is outside of a scene: its value is not kept.",
                at: context.ownerName)
        }
        // The view depends on the value even where only a closure reads it, so that the closures
        // it makes are current.
        _ = property.get()
        pointer.pointee.property = property
    }
}

extension SceneStorage: ComparableInput {
    /// The initial value applies only where the scene holds none.
    package func isEqualInput(to other: SceneStorage<Value>) -> Bool {
        key == other.key && ValueComparison.valuesEqual(initial, other.initial)
    }
}

extension SceneStorage: InspectableProperty {
    package func inspected(_ name: String) -> InspectedProperty {
        property(
            name, get: { projectedValue.wrappedValue },
            set: { projectedValue.wrappedValue = $0 })
    }
}

/// How values of a type are encoded in scene storage.
public struct _StorageCodec<Value> {
    /// Nil where the stored value is of another type or not a value of this one.
    let decode: (StoredValue) -> Value?
    /// Nil where storing means removing.
    let encode: (Value) -> StoredValue?
}

/// One property of one view, connected to its scene's storage.
final class SceneStorageProperty<Value>: PropertyStorage {
    private let app: AppGraph
    private var table: StorageTable?
    private var key = ""
    private var initial: Value?
    private var codec: _StorageCodec<Value>?
    /// Retained, so that the bindings of each evaluation are equal inputs.
    private(set) lazy var location: Location<Value> = FunctionLocation(
        get: { [unowned self] in value }, set: { [unowned self] in set($0, $1) })

    init(in app: AppGraph) { self.app = app }

    func connect(
        to table: StorageTable, _ key: String, _ initial: Value, _ codec: _StorageCodec<Value>
    ) {
        self.table = table
        self.key = key
        self.initial = initial
        self.codec = codec
    }

    /// Stores the value outside of any scene; returns true the first time.
    func connectWithoutScene(
        _ key: String, _ initial: Value, _ codec: _StorageCodec<Value>
    ) -> Bool {
        let isNew = table == nil
        connect(to: table ?? StorageTable(in: app), key, initial, codec)
        return isNew
    }

    func get() -> Value? {
        guard let stored = table?.read(key) else { return initial }
        return codec?.decode(stored) ?? initial
    }

    func set(_ value: Value, _ transaction: Transaction) {
        table?.write(codec?.encode(value), for: key, transaction)
    }

    private var value: Value {
        guard let value = get() else { fatalError("SceneStorage(\"\(key)\") was never connected") }
        return value
    }

    func disconnect() {}
}
