@_spi(Reflection) import Swift

/// The dynamic properties of a type: their offsets in a value, and how each is connected. There is
/// one object for each type.
final class DynamicFields: PropertyNames {
    private struct Field {
        let offset: Int
        let type: any DynamicProperty.Type

        @MainActor
        func connect(_ base: UnsafeMutableRawPointer, in context: _PropertyContext) {
            func connect<Property: DynamicProperty>(_: Property.Type) {
                let pointer = (base + offset).assumingMemoryBound(to: Property.self)
                Property._connect(pointer, in: context)
            }
            _openExistential(type, do: connect)
        }
    }

    private let type: Any.Type
    private let fields: [Field]
    private let names: [String]
    /// Whether the value from the parent must be stored in addition to the connected one, because
    /// the connected one cannot be compared with the parent's next value: a custom property may
    /// change in unknown ways, `==` may compare what properties show, and animations change values.
    let needOriginal: Bool

    /// Whether a body of the type has read something observable.
    @MainActor var bodyObserves = false

    /// How values of the type are compared; created on demand.
    @MainActor private(set) lazy var comparison = InputComparison.of(type)

    var isEmpty: Bool { fields.isEmpty }

    private init(of type: Any.Type) {
        self.type = type
        var found: [Field] = []
        var names: [String] = []
        var areAllReconnectable = true
        _forEachField(of: type) { name, offset, fieldType, kind in
            // A look for a conformance that there is not goes through all of the process's.
            if kind.mayConform, let property = fieldType as? any DynamicProperty.Type {
                found.append(Field(offset: offset, type: property))
                names.append(String(cString: name))
                areAllReconnectable =
                    areAllReconnectable && property is any ReconnectableProperty.Type
            }
            return true
        }
        fields = found
        self.names = names
        needOriginal =
            AnimatableTypes.contains(type)
            || !found.isEmpty && (!areAllReconnectable || type is any Equatable.Type)
    }

    /// Connects all properties. Returns those that have changed since the last time.
    @MainActor
    func connect(
        _ base: UnsafeMutableRawPointer, in context: _PropertyContext
    ) -> FieldSet {
        var changed = FieldSet()
        for index in fields.indices {
            context.rule.sawChange = false
            context.drawer.noteConnecting(self, index)
            fields[index].connect(base, in: context)
            if context.rule.sawChange { changed.insert(index) }
        }
        context.rule.sawChange = !changed.isEmpty
        return changed
    }

    /// The name of a property as the app writes it, with the type that declares it unless that is
    /// the view itself.
    func name(ofField index: Int, in owner: Any.Type) -> String {
        guard names.indices.contains(index) else { return "state" }
        let stored = names[index]
        let name = stored.hasPrefix("_") ? String(stored.dropFirst()) : stored
        return type == owner ? name : "\(typeName(of: type)).\(name)"
    }

    /// The names of the properties as the compiler stores them: `_name` for `@State var name`.
    func names(of set: FieldSet) -> [String] {
        names.indices.filter { set.contains($0) }.map { names[$0] }
    }

    var all: FieldSet {
        var set = FieldSet()
        for index in fields.indices { set.insert(index) }
        return set
    }

    static func of(_ type: Any.Type) -> DynamicFields {
        cache.value(for: type) { DynamicFields(of: type) }
    }

    private static let cache = TypeCache<DynamicFields>()
}

/// A set of dynamic properties, as indices below 64.
struct FieldSet {
    private var bits: UInt64 = 0

    var isEmpty: Bool { bits == 0 }
    func contains(_ index: Int) -> Bool { bits & (1 << UInt64(index)) != 0 }
    mutating func insert(_ index: Int) { bits |= 1 << UInt64(index) }
}

extension DynamicProperty {
    /// Does nothing. A property implements it to prepare for an evaluation of the body.
    public mutating func update() {}

    @MainActor
    public static func _connect(
        _ pointer: UnsafeMutablePointer<Self>, in context: _PropertyContext
    ) {
        _ = DynamicFields.of(Self.self).connect(UnsafeMutableRawPointer(pointer), in: context)
        pointer.pointee.update()
    }
}
