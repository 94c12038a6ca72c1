@_spi(Reflection) import Swift

/// The dynamic properties of a type: where they lie in a value, and how each is connected.
/// Found once for each type.
final class DynamicFields {
    private struct Field {
        let offset: Int
        let type: any DynamicProperty.Type

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
    /// Whether the value as the parent gave it has to be kept beside the one whose properties are
    /// connected: a property that an app has written may change more than it can tell, `==` looks
    /// at what properties show, and an animation changes values on their way to the body.
    let needOriginal: Bool

    /// Whether a body of the type has read something observable.
    @MainActor var bodyObserves = false

    /// How values of the type are compared; made when the first are.
    @MainActor private(set) lazy var comparison = ValueComparison.comparison(for: type)

    var isEmpty: Bool { fields.isEmpty }

    private init(of type: Any.Type) {
        self.type = type
        var found: [Field] = []
        var names: [String] = []
        var areAllReconnectable = true
        _forEachField(of: type) { name, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
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

    /// Connects all properties, and tells which of them have changed since the last time.
    func connect(
        _ base: UnsafeMutableRawPointer, in context: _PropertyContext
    ) -> FieldSet {
        var changed = FieldSet()
        for index in fields.indices {
            context.rule.sawChange = false
            fields[index].connect(base, in: context)
            if context.rule.sawChange { changed.insert(index) }
        }
        context.rule.sawChange = !changed.isEmpty
        return changed
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

/// Some of a type's first 64 dynamic properties, by their number.
struct FieldSet {
    private var bits: UInt64 = 0

    var isEmpty: Bool { bits == 0 }
    func contains(_ index: Int) -> Bool { bits & (1 << UInt64(index)) != 0 }
    mutating func insert(_ index: Int) { bits |= 1 << UInt64(index) }
}
