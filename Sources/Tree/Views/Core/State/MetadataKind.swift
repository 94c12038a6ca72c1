@_spi(Reflection) import Swift

extension _MetadataKind {
    /// The kind of a type, which is the first word of its metadata. Classes of Swift have their
    /// class object there.
    static func of(_ type: Any.Type) -> _MetadataKind {
        let word = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        return _MetadataKind(rawValue: word) ?? .class
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
