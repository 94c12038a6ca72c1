import AttributeGraph
import Foundation
import Publishing

/// A value kept in user defaults. All views that name the same key show the same value, also when
/// it is written from elsewhere.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let codec: _DefaultsCodec<Value>
    private let ownStore: UserDefaults?
    /// The store where no view and no argument says which.
    private let surroundingStore = SurroundingDefaults.store?.defaults
    private var place: DefaultsPlace<Value>?
    private let link = ObjectLink()

    init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ codec: _DefaultsCodec<Value>) {
        self.key = key
        self.initial = initial
        self.codec = codec
        ownStore = store
    }

    private var store: UserDefaults { ownStore ?? place?.store ?? surroundingStore ?? .standard }

    /// The stored value, or the initial one while none of the type is stored. Views that show it
    /// are evaluated again when it changes.
    public var wrappedValue: Value {
        get { codec.read(store, key) ?? initial }
        nonmutating set {
            codec.write(newValue, store, key)
            NotificationCenter.default.post(
                name: UserDefaults.didChangeNotification, object: store)
        }
    }

    /// A binding to the stored value.
    public var projectedValue: Binding<Value> {
        if let place { return Binding(location: place.location) }
        return Binding(
            location: FunctionLocation(
                get: { wrappedValue },
                set: { value, transaction in
                    withTransaction(transaction) { wrappedValue = value }
                }))
    }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<AppStorage<Value>>, in context: _PropertyContext
    ) {
        let property = pointer.pointee
        let place = context.retained { DefaultsPlace<Value>(in: context.app) }
        let store = property.ownStore ?? context.scope.read(DefaultAppStorageKey.self)
        place.connect(to: store ?? property.surroundingStore ?? .standard, property.key, property)
        pointer.pointee.place = place
    }

    /// In a class: writes announce the object's change, and so do writes from elsewhere.
    public static subscript<Enclosing: AnyObject>(
        _enclosingInstance object: Enclosing,
        wrapped _: ReferenceWritableKeyPath<Enclosing, Value>,
        storage path: ReferenceWritableKeyPath<Enclosing, AppStorage<Value>>
    ) -> Value {
        get {
            let property = object[keyPath: path]
            property.link.follow(property.key, in: property.store, for: object)
            return property.wrappedValue
        }
        set {
            let property = object[keyPath: path]
            property.link.follow(property.key, in: property.store, for: object)
            property.link.announce()
            property.link.withoutAnnouncing { property.wrappedValue = newValue }
        }
    }
}

extension AppStorage: LinkedProperty {
    func linked(to object: AnyObject) -> ObjectLink {
        link.follow(key, in: store, for: object)
        return link
    }
}

extension AppStorage: ComparableInput {
    package func isEqualInput(to other: AppStorage<Value>) -> Bool {
        key == other.key && ownStore === other.ownStore
            && ValueComparison.valuesEqual(initial, other.initial)
    }
}

/// How values of a type lie in user defaults.
public struct _DefaultsCodec<Value> {
    /// Nil where nothing is there, or something else.
    let read: (UserDefaults, String) -> Value?
    let write: (Value, UserDefaults, String) -> Void
    var remove: (UserDefaults, String) -> Void = { $0.removeObject(forKey: $1) }
}

/// One property of one view, connected to a store.
final class DefaultsPlace<Value>: PropertyStorage {
    private let app: AppGraph
    private(set) var store: UserDefaults?
    private var key = ""
    private var property: AppStorage<Value>?
    private var source: Source<Void>?
    /// Kept, so that bindings made at each evaluation are equal inputs.
    private(set) lazy var location: Location<Value> = FunctionLocation(
        get: { [unowned self] in value },
        set: { [unowned self] value, transaction in
            withTransaction(transaction) { property?.wrappedValue = value }
        })

    init(in app: AppGraph) { self.app = app }

    func connect(to store: UserDefaults, _ key: String, _ property: AppStorage<Value>) {
        if self.store !== store || self.key != key {
            disconnect()
            self.store = store
            self.key = key
            source = app.defaults.retain(key, in: store)
        }
        self.property = property.stored(in: store)
        source?.read()
    }

    private var value: Value {
        guard let property else { fatalError("AppStorage(\"\(key)\") was never connected") }
        source?.read()
        return property.wrappedValue
    }

    func disconnect() {
        if let store { app.defaults.release(key, in: store) }
        store = nil
    }
}

extension AppStorage {
    /// The property with its store decided.
    fileprivate func stored(in store: UserDefaults) -> AppStorage {
        AppStorage(initial, key, store, codec)
    }
}
