import Foundation

// How SQLite holds the values of Swift's and Foundation's types.

extension Bool: _ColumnValue {
    public static var _storage: _ColumnStorage { _ColumnStorage(storage: .integer) }
    public init?(_cell cell: _Cell) {
        guard case .integer(let number) = cell.content else { return nil }
        self = number != 0
    }
    public var _cell: _Cell { _Cell(.integer(self ? 1 : 0)) }
}

extension _ColumnValue where Self: BinaryInteger {
    public static var _storage: _ColumnStorage { _ColumnStorage(storage: .integer) }
    public init?(_cell cell: _Cell) {
        switch cell.content {
        case .integer(let number): self.init(truncatingIfNeeded: number)
        case .real(let number): self.init(exactly: number)
        default: return nil
        }
    }
    public var _cell: _Cell { _Cell(.integer(Int64(truncatingIfNeeded: self))) }
}

extension Int: _ColumnValue {}
extension Int8: _ColumnValue {}
extension Int16: _ColumnValue {}
extension Int32: _ColumnValue {}
extension Int64: _ColumnValue {}
extension UInt: _ColumnValue {}
extension UInt8: _ColumnValue {}
extension UInt16: _ColumnValue {}
extension UInt32: _ColumnValue {}
extension UInt64: _ColumnValue {}

extension _ColumnValue where Self: BinaryFloatingPoint {
    public static var _storage: _ColumnStorage { _ColumnStorage(storage: .real) }
    public init?(_cell cell: _Cell) {
        switch cell.content {
        case .real(let number): self.init(number)
        case .integer(let number): self.init(number)
        // SQLite has no value that is not a number: it stores nothing instead.
        case .null: self.init(Double.nan)
        default: return nil
        }
    }
    public var _cell: _Cell { _Cell(.real(Double(self))) }
}

extension Double: _ColumnValue {}
extension Float: _ColumnValue {}
extension CGFloat: _ColumnValue {}

extension String: _ColumnValue {
    public static var _storage: _ColumnStorage { _ColumnStorage(storage: .text) }
    public init?(_cell cell: _Cell) {
        guard case .text(let text) = cell.content else { return nil }
        self = text
    }
    public var _cell: _Cell { _Cell(.text(self)) }
}

extension Data: _ColumnValue {
    public static var _storage: _ColumnStorage { _ColumnStorage(storage: .data) }
    public init?(_cell cell: _Cell) {
        guard case .data(let data) = cell.content else { return nil }
        self = data
    }
    public var _cell: _Cell { _Cell(.data(self)) }
}

extension Date: _ColumnValue {
    public static var _storage: _ColumnStorage { _ColumnStorage(storage: .date) }
    public init?(_cell cell: _Cell) {
        guard let seconds = Double(_cell: cell), !seconds.isNaN else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
    public var _cell: _Cell { _Cell(.real(timeIntervalSinceReferenceDate)) }
}

extension UUID: _ColumnValue {
    public static var _storage: _ColumnStorage { _ColumnStorage(storage: .uuid) }
    public init?(_cell cell: _Cell) {
        guard case .data(let data) = cell.content, data.count == 16 else { return nil }
        self = data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
    public var _cell: _Cell {
        _Cell(.data(withUnsafeBytes(of: uuid) { Data($0) }))
    }
}

extension URL: _ColumnValue {
    public static var _storage: _ColumnStorage { _ColumnStorage(storage: .url) }
    public init?(_cell cell: _Cell) {
        guard case .text(let text) = cell.content, let url = URL(string: text) else { return nil }
        self = url
    }
    public var _cell: _Cell { _Cell(.text(absoluteString)) }
}

extension Decimal: _ColumnValue {
    public static var _storage: _ColumnStorage { _ColumnStorage(storage: .decimal) }
    public init?(_cell cell: _Cell) {
        switch cell.content {
        case .text(let text):
            guard let number = Decimal(string: text, locale: nil) else { return nil }
            self = number
        case .integer(let number): self.init(number)
        case .real(let number): self.init(number)
        default: return nil
        }
    }
    public var _cell: _Cell { _Cell(.text(description)) }
}

extension Optional: _ColumnValue where Wrapped: _ColumnValue {
    public static var _storage: _ColumnStorage { Wrapped._storage }
    public init?(_cell cell: _Cell) {
        if case .null = cell.content { self = .none } else { self = Wrapped(_cell: cell) }
    }
    public var _cell: _Cell { self?._cell ?? _Cell(.null) }
}
