import Foundation
import GRDB

/// What SQLite is given for the values of an app.
enum Constants {
    /// The argument for a value, which the column that it is compared with stores in this way.
    static func argument(
        for value: Any, storedAs storage: ColumnStorage? = nil
    ) throws -> DatabaseValue {
        guard let value = unwrapped(value), !(value is NSNull) else { return .null }
        if storage == .encoded { return try encoded(value) }
        if let column = value as? any _ColumnValue { return try argument(for: column._cell) }
        if let identifier = value as? PersistentIdentifier {
            return identifier.key.databaseValue
        }
        if let model = value as? any PersistentModel {
            return model.persistentModelID.key.databaseValue
        }
        if let order = value as? ComparisonResult { return order.rawValue.databaseValue }
        if let raw = value as? any RawRepresentable { return try argument(forRaw: raw) }
        if let text = value as? Substring { return String(text).databaseValue }
        if let number = value as? NSNumber { return number.databaseValue }
        throw Untranslatable("a value of \(type(of: value)) is not a column of the store")
    }

    private static func argument(forRaw value: some RawRepresentable) throws -> DatabaseValue {
        try argument(for: value.rawValue)
    }

    private static func argument(for cell: _Cell) throws -> DatabaseValue {
        switch cell.content {
        case .null: .null
        case .integer(let number): number.databaseValue
        case .real(let number): number.databaseValue
        case .text(let text): text.databaseValue
        case .data(let data): data.databaseValue
        default: throw Untranslatable("it compares with a value that has no column")
        }
    }

    /// Returns the value as the store encodes values that have no column of their own kind.
    private static func encoded(_ value: Any) throws -> DatabaseValue {
        guard let value = value as? any Encodable else {
            throw Untranslatable("\(type(of: value)) is not Codable")
        }
        return try ValueBox(value).encoded().databaseValue
    }

    /// Returns the value without optionals around it, or `nil` if there is none in them.
    static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        guard let wrapped = optional.wrappedValue else { return nil }
        return unwrapped(wrapped)
    }
}

/// `Optional`, whatever it wraps.
protocol OptionalValue {
    var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
    var wrappedValue: Any? { self }
}
