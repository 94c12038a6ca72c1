@_spi(Reflection) import Swift

extension _MetadataKind {
    /// The kind of a type, which is the first word of its metadata. Classes of Swift have their
    /// class object there.
    static func of(_ type: Any.Type) -> _MetadataKind {
        let word = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        return _MetadataKind(rawValue: word) ?? .class
    }

    /// The bytes of an instance of a class, which stand in its metadata after the class above, the
    /// flags and the address point (Swift's document *Type Metadata*).
    static func instanceSize(of type: AnyClass) -> Int {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let offset = 2 * MemoryLayout<UInt>.size + 2 * MemoryLayout<UInt32>.size
        return Int(metadata.load(fromByteOffset: offset, as: UInt32.self))
    }

    /// Whether a type is an array. The descriptor of what a struct or an enum is declared as, which all
    /// its generic variants share, is the second word of its metadata.
    static func isArray(_ type: Any.Type) -> Bool {
        func descriptor(_ type: Any.Type) -> UInt {
            unsafeBitCast(type, to: UnsafePointer<UInt>.self)[1]
        }
        return of(type) == .struct && descriptor(type) == descriptor([Int].self)
    }

    /// Whether types of this kind can conform to protocols: tuples, functions, existentials and
    /// metatypes cannot.
    var mayConform: Bool {
        switch self {
        case .tuple, .function, .existential, .metatype, .existentialMetatype: false
        default: true
        }
    }
}
