import Foundation

// How SQLite holds the values of Swift's and Foundation's types.

extension Bool: _ColumnValue {
    public static var _storage: _ColumnStorage { _ColumnStorage(storage: .integer) }
    /// Creates the Boolean of an integer cell, or `nil` for another cell.
    public init?(_cell cell: _Cell) {
        guard case .integer(let number) = cell.content else { return nil }
        self = number != 0
    }
    public var _cell: _Cell { _Cell(.integer(self ? 1 : 0)) }
}

extension _ColumnValue where Self: BinaryInteger {
    public static var _storage: _ColumnStorage { _ColumnStorage(storage: .integer) }
    /// Creates the integer of a number cell, or `nil` for another cell. Bits that do not fit are
    /// cut off.
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
    /// Creates the number of a number cell, not a number for an empty cell, or `nil` for another
    /// cell.
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
    /// Creates the text of a text cell, or `nil` for another cell.
    public init?(_cell cell: _Cell) {
        guard case .text(let text) = cell.content else { return nil }
        self = text
    }
    public var _cell: _Cell { _Cell(.text(self)) }
}

extension Data: _ColumnValue {
    public static var _storage: _ColumnStorage { _ColumnStorage(storage: .data) }
    /// Creates the bytes of a data cell, or `nil` for another cell.
    public init?(_cell cell: _Cell) {
        guard case .data(let data) = cell.content else { return nil }
        self = data
    }
    public var _cell: _Cell { _Cell(.data(self)) }
}

extension Date: _ColumnValue {
    public static var _storage: _ColumnStorage { _ColumnStorage(storage: .date) }
    /// Creates the date of a number cell in seconds since 2001, or `nil` for another cell.
    public init?(_cell cell: _Cell) {
        guard let seconds = Double(_cell: cell), !seconds.isNaN else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
    public var _cell: _Cell { _Cell(.real(timeIntervalSinceReferenceDate)) }
}

extension UUID: _ColumnValue {
    public static var _storage: _ColumnStorage { _ColumnStorage(storage: .uuid) }
    /// Creates the identifier of a data cell of 16 bytes, or `nil` for another cell.
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
    /// Creates the address of a text cell, or `nil` for a cell that does not have one.
    public init?(_cell cell: _Cell) {
        guard case .text(let text) = cell.content, let url = URL(string: text) else { return nil }
        self = url
    }
    public var _cell: _Cell { _Cell(.text(absoluteString)) }
}

extension Decimal: _ColumnValue {
    public static var _storage: _ColumnStorage { _ColumnStorage(storage: .decimal) }
    /// Creates the number of a cell with a number or its digits, or `nil` for another cell.
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
    /// Creates no value for an empty cell, else the value of the cell; `nil` if that is not
    /// possible.
    public init?(_cell cell: _Cell) {
        if case .null = cell.content { self = .none } else { self = Wrapped(_cell: cell) }
    }
    public var _cell: _Cell { self?._cell ?? _Cell(.null) }
}

/// The type of a value that a column holds as it is; the compiler chooses by it how a property of
/// a model is read.
public protocol _ColumnValue: Codable {
    static var _storage: _ColumnStorage { get }
    init?(_cell: _Cell)
    var _cell: _Cell { get }
}

/// How values of a type are stored, for the conformances of `_ColumnValue`.
public struct _ColumnStorage: Sendable {
    let storage: ColumnStorage
}
