/// Finds the types of the running program that conform to a protocol, by reading the records that
/// the compiler leaves for the runtime (Swift ABI, "Protocol Conformance Descriptor").
///
/// Generic types have no metadata until they are used, and are left out.
enum ConformingTypes {
    /// In the order of the records: that of the modules' linking, then of declaration.
    static func all(of protocolType: Any.Type) -> [Any.Type] {
        // An existential type's metadata: kind, flags, number of protocols, then the protocols.
        let sought = unsafeBitCast(protocolType, to: UnsafeRawPointer.self)
            .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
        var sections: [UnsafeRawBufferPointer] = []
        withUnsafeMutablePointer(to: &sections) { sections in
            enumerateMetadataSections(
                { sections, context in
                    let records = sections.load(
                        fromByteOffset: 6 * MemoryLayout<UInt>.size,
                        as: (start: UnsafeRawPointer?, length: Int).self)
                    context.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
                        .append(UnsafeRawBufferPointer(start: records.start, count: records.length))
                    return true
                }, sections)
        }
        return sections.flatMap { records(in: $0) }
            .compactMap { $0.type(conformingTo: sought) }
    }

    private static func records(in section: UnsafeRawBufferPointer) -> [Conformance] {
        guard let start = section.baseAddress else { return [] }
        return stride(from: 0, to: section.count, by: 4).map {
            Conformance(start + $0 + Int((start + $0).load(as: Int32.self)))
        }
    }

    /// One conformance descriptor: protocol, type, witness table, flags; each of four bytes.
    private struct Conformance {
        private let descriptor: UnsafeRawPointer

        init(_ descriptor: UnsafeRawPointer) { self.descriptor = descriptor }

        func type(conformingTo sought: UnsafeRawPointer) -> Any.Type? {
            guard pointer(at: 0) == sought else { return nil }
            let isIndirect: Bool
            switch descriptor.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
            case 0: isIndirect = false
            case 1: isIndirect = true
            default: return nil
            }
            let address = relative(at: 4)
            let context = isIndirect ? address.load(as: UnsafeRawPointer.self) : address
            let flags = context.load(as: UInt32.self)
            guard 16...18 ~= flags & 0x1f, flags & 0x80 == 0 else { return nil }
            // Its metadata is returned in the first register, in C's convention as in Swift's.
            let offset = Int(context.load(fromByteOffset: 12, as: Int32.self))
            let accessor = unsafeBitCast(
                context + 12 + offset,
                to: (@convention(c) (Int) -> UnsafeRawPointer).self)
            return unsafeBitCast(accessor(0), to: Any.Type.self)
        }

        private func relative(at offset: Int) -> UnsafeRawPointer {
            descriptor + offset + Int(descriptor.load(fromByteOffset: offset, as: Int32.self))
        }

        /// A reference whose lowest bit says that it is to a pointer.
        private func pointer(at offset: Int) -> UnsafeRawPointer {
            let address = UInt(bitPattern: relative(at: offset))
            let clean = UnsafeRawPointer(bitPattern: address & ~1)!  // An address in our image.
            return address & 1 == 1 ? clean.load(as: UnsafeRawPointer.self) : clean
        }
    }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
    _ context: UnsafeMutableRawPointer)
