#if DEBUG
    import Foundation
    @_spi(Reflection) import Swift

    /// A value as data: of a type that can be encoded, of one with a raw value that can, or of an
    /// enumeration whose cases hold nothing.
    enum KeptValue {
        /// Larger values are not kept.
        private static let most = 1 << 20

        static func data(of value: Any) -> Data? {
            let data: Data?
            switch value {
            case let value as any Codable: data = encoded(value)
            case let value as any RawRepresentable:
                data = (rawValue(of: value) as? any Codable).flatMap { encoded($0) }
            default: data = caseName(of: value).flatMap { encoded($0) }
            }
            return data.flatMap { $0.count <= most ? $0 : nil }
        }

        static func value<Value>(_ type: Value.Type, from data: Data) -> Value? {
            if let codable = type as? any Codable.Type {
                return decoded(codable, from: data) as? Value
            }
            if let raw = type as? any RawRepresentable.Type {
                return value(ofRaw: raw, from: data) as? Value
            }
            return decoded(String.self, from: data).flatMap { PlainCases.value(type, named: $0) }
        }

        /// The value is in a list, because some encoders refuse a single number or text.
        private static func encoded<Value: Encodable>(_ value: Value) -> Data? {
            let encoder = JSONEncoder()
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            return try? encoder.encode([value])
        }

        private static func decoded<Value: Decodable>(_: Value.Type, from data: Data) -> Value? {
            let decoder = JSONDecoder()
            decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            return try? decoder.decode([Value].self, from: data).first
        }

        private static func rawValue<Value: RawRepresentable>(of value: Value) -> Any {
            value.rawValue
        }

        private static func value<Value: RawRepresentable>(
            ofRaw _: Value.Type, from data: Data
        ) -> Any? {
            guard let type = Value.RawValue.self as? any Codable.Type,
                let raw = decoded(type, from: data) as? Value.RawValue
            else { return nil }
            return Value(rawValue: raw)
        }

        private static func caseName(of value: Any) -> String? {
            func name<Value>(of value: Value) -> String? {
                PlainCases.count(of: Value.self) == nil ? nil : PlainCases.name(of: value)
            }
            return _openExistential(value, do: name)
        }
    }

    /// Enumerations whose cases hold nothing.
    private enum PlainCases {
        /// How many cases there are; `nil` for all other types.
        ///
        /// The numbers stand in the type's descriptor, in the places that Swift's ABI gives them.
        static func count(of type: Any.Type) -> Int? {
            guard _MetadataKind.of(type) == .enum else { return nil }
            let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
            let descriptor = metadata.load(
                fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
            let withPayload = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
            let plain = descriptor.load(fromByteOffset: 24, as: UInt32.self)
            return withPayload == 0 && plain <= 256 ? Int(plain) : nil
        }

        static func name<Value>(of value: Value) -> String {
            Mirror(reflecting: value).children.isEmpty ? String(reflecting: value) : ""
        }

        /// The case with that name.
        static func value<Value>(_ type: Value.Type, named wanted: String) -> Value? {
            guard let count = count(of: type), MemoryLayout<Value>.size <= 1 else { return nil }
            return (0..<count).lazy.map { tag in
                withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
                    let bytes = UnsafeMutableRawPointer(memory.baseAddress!)
                    if MemoryLayout<Value>.size == 1 {
                        bytes.storeBytes(of: UInt8(tag), as: UInt8.self)
                    }
                    return memory[0]
                }
            }.first { name(of: $0) == wanted }
        }
    }
#endif
