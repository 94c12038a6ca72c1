/// The values of an enumeration without associated values, whether it is `CaseIterable` or not.
///
/// Key paths to `rawValue` differ between code that knows the enumeration and code that does not, so
/// they are told by what they give for each case.
enum EnumerationCases {
    /// Returns all cases, or `nil` if the type is not such an enumeration.
    static func all<Value>(of type: Value.Type) -> [Value]? {
        if let iterable = type as? any CaseIterable.Type { return cases(of: iterable) as? [Value] }
        guard let count = count(of: type), MemoryLayout<Value>.size <= 1 else { return nil }
        return (0..<count).map { tag in
            withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { value in
                // Cases are numbered in the order of their declaration; a single one takes no byte.
                if MemoryLayout<Value>.size == 1, let start = value.baseAddress {
                    UnsafeMutableRawPointer(start).storeBytes(of: UInt8(tag), as: UInt8.self)
                }
                return value[0]
            }
        }
    }

    private static func cases<Value: CaseIterable>(of type: Value.Type) -> [Value] {
        Array(type.allCases)
    }

    /// How many cases the compiler's description of a type names, if none has associated values.
    private static func count(of type: Any.Type) -> Int? {
        let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        let kindOfEnumerations: UInt = 0x201
        guard metadata[0] == kindOfEnumerations,
            let description = UnsafeRawPointer(bitPattern: metadata[1])
        else { return nil }
        // Flags, parent, name, accessor, fields, then the numbers of cases with and without values.
        let withValues = description.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
        let count = description.load(fromByteOffset: 24, as: UInt32.self)
        return withValues == 0 && count > 0 && count <= 256 ? Int(count) : nil
    }
}
