import Foundation

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
