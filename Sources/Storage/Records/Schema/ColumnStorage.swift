import Foundation

/// How a column stores the values of a Swift type.
package enum ColumnStorage: Hashable, Sendable {
    /// Booleans and integers.
    case integer
    case real
    case text
    case data
    /// Seconds since the start of 2001, as a real number.
    case date
    /// Sixteen bytes.
    case uuid
    /// The absolute string.
    case url
    /// The decimal digits as text, in a column that compares them by their value.
    case decimal
    /// JSON of a value that is `Codable`, as text: equality alone can be asked of it.
    case encoded

    /// The declared type of the column.
    package var sqlType: String {
        switch self {
        case .integer: "INTEGER"
        case .real, .date: "REAL"
        case .text, .url, .encoded: "TEXT"
        case .data, .uuid: "BLOB"
        case .decimal: "TEXT COLLATE \(Self.decimalCollation)"
        }
    }

    /// Compares the texts of decimal numbers by their value.
    package static let decimalCollation = "casement_decimal"
}

/// `Optional`, whatever it wraps.
package protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    package static var wrappedType: Any.Type { Wrapped.self }
}
