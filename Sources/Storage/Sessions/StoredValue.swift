import Foundation

/// One stored value with the type it was stored as, so that it is never read as another.
package enum StoredValue: Hashable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case data(Data)
    case url(URL)
    case date(Date)
}

/// Numbers are stored as 64 bits, little-endian, doubles and dates by their bit pattern, so that
/// every value, NaN and -0 included, is restored exactly.
extension StoredValue {
    /// The value of a row with this type tag and these bytes; `nil` if they disagree.
    init?(tag: String, bytes: Data) {
        switch tag {
        case "bool" where bytes.count == 1 && bytes.first! <= 1: self = .bool(bytes.first == 1)
        case "int":
            guard let bits = bytes.littleEndianBits else { return nil }
            self = .int(Int(truncatingIfNeeded: bits))
        case "double":
            guard let bits = bytes.littleEndianBits else { return nil }
            self = .double(Double(bitPattern: bits))
        case "date":
            guard let bits = bytes.littleEndianBits else { return nil }
            self = .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: bits)))
        case "string":
            guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
            self = .string(text)
        case "url":
            guard let text = String(validating: bytes, as: UTF8.self), let url = URL(string: text)
            else { return nil }
            self = .url(url)
        case "data": self = .data(bytes)
        default: return nil
        }
    }

    /// All type tags there are.
    static let tags: Set = ["bool", "int", "double", "string", "data", "url", "date"]

    package var tag: String {
        switch self {
        case .bool: "bool"
        case .int: "int"
        case .double: "double"
        case .string: "string"
        case .data: "data"
        case .url: "url"
        case .date: "date"
        }
    }

    var bytes: Data {
        switch self {
        case .bool(let value): Data([value ? 1 : 0])
        case .int(let value): Data(littleEndian: UInt64(bitPattern: Int64(value)))
        case .double(let value): Data(littleEndian: value.bitPattern)
        case .string(let value): Data(value.utf8)
        case .data(let value): value
        case .url(let value): Data(value.absoluteString.utf8)
        case .date(let value):
            Data(littleEndian: value.timeIntervalSinceReferenceDate.bitPattern)
        }
    }

    /// How many bytes the value takes, as the limits count them.
    var byteCount: Int {
        switch self {
        case .bool: 1
        case .int, .double, .date: 8
        case .string(let value): value.utf8.count
        case .data(let value): value.count
        case .url(let value): value.absoluteString.utf8.count
        }
    }
}

extension Data {
    fileprivate init(littleEndian bits: UInt64) {
        self = Swift.withUnsafeBytes(of: bits.littleEndian) { Data($0) }
    }

    fileprivate var littleEndianBits: UInt64? {
        guard count == 8 else { return nil }
        return reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
