@_spi(Reflection) import Swift

/// The dynamic properties of a type: where they lie in a value, and how each is connected.
/// Found once for each type.
final class DynamicFields {
    private struct Field {
        let offset: Int
        let connect: (UnsafeMutableRawPointer, _PropertyContext) -> Void
    }

    private let fields: [Field]

    var isEmpty: Bool { fields.isEmpty }

    private init(of type: Any.Type) {
        var found: [Field] = []
        _forEachField(of: type) { _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                found.append(Self.field(at: offset, property))
            }
            return true
        }
        fields = found
    }

    private static func field<Property: DynamicProperty>(
        at offset: Int, _ type: Property.Type
    ) -> Field {
        Field(offset: offset) { base, context in
            let pointer = (base + offset).assumingMemoryBound(to: Property.self)
            Property._connect(pointer, in: context)
        }
    }

    func connect(_ base: UnsafeMutableRawPointer, in context: _PropertyContext) {
        for field in fields { field.connect(base, context) }
    }

    static func of(_ type: Any.Type) -> DynamicFields {
        cache.value(for: type) { DynamicFields(of: type) }
    }

    private static let cache = TypeCache<DynamicFields>()
}
