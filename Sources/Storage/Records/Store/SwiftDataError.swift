import Foundation
import GRDB

/// What went wrong in a store or a context: a kind, and a sentence that names model and property.
public struct SwiftDataError: LocalizedError, Equatable, Hashable, CustomStringConvertible,
    Sendable
{
    private let kind: String
    /// Says what was expected.
    package let sentence: String

    package init(_ kind: SwiftDataError, _ sentence: String) {
        self.kind = kind.kind
        self.sentence = sentence
    }

    init(named kind: String) {
        self.kind = kind
        sentence = ""
    }

    public static func == (a: SwiftDataError, b: SwiftDataError) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    public var description: String { sentence.isEmpty ? kind : sentence }
    /// The sentence that says what went wrong, or the kind of error, which is the error's
    /// `localizedDescription`.
    public var errorDescription: String? { description }

    /// A newer version of the app has written the store. It stays as it is.
    public static let backwardMigration = SwiftDataError(named: "backwardMigration")
    /// The name of a configuration has characters that a file cannot have. Never thrown here.
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
        named: "configurationFileNameContainsInvalidCharacters")
    /// The name of a configuration is too long for a file. Never thrown here.
    public static let configurationFileNameTooLong = SwiftDataError(
        named: "configurationFileNameTooLong")
    /// A configuration has models that its container does not have. Never thrown here.
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        named: "configurationSchemaNotFoundInContainerSchema")
    /// A container was given more than one configuration.
    public static let duplicateConfiguration = SwiftDataError(named: "duplicateConfiguration")
    /// A token is of another store, or transactions after it have been deleted.
    public static let historyTokenExpired = SwiftDataError(named: "historyTokenExpired")
    /// Changes wait to be saved while objects are enumerated.
    public static let includePendingChangesWithBatchSize = SwiftDataError(
        named: "includePendingChangesWithBatchSize")
    /// The store cannot be opened, migrated or made, or its schema is not valid.
    public static let loadIssueModelContainer = SwiftDataError(named: "loadIssueModelContainer")
    /// An object is in no context. Never thrown here.
    public static let missingModelContext = SwiftDataError(named: "missingModelContext")
    /// What was to be saved breaks a rule of its model, or the store is only read.
    public static let modelValidationFailure = SwiftDataError(named: "modelValidationFailure")
    /// Identifiers cannot be sorted while changes wait to be saved. Never thrown here.
    public static let sortingPendingChangesWithIdentifiers = SwiftDataError(
        named: "sortingPendingChangesWithIdentifiers")
    /// A context was asked for objects of a type that its container does not have.
    public static let unknownSchema = SwiftDataError(named: "unknownSchema")
    /// A key path leads to nothing that is stored. Never thrown here.
    public static let unsupportedKeyPath = SwiftDataError(named: "unsupportedKeyPath")
    /// A history descriptor asks for transactions that a store does not have.
    public static let unsupportedPredicate = SwiftDataError(named: "unsupportedPredicate")
    /// An order cannot be expressed. Never thrown here: objects are sorted in memory instead.
    public static let unsupportedSortDescriptor = SwiftDataError(named: "unsupportedSortDescriptor")
}

extension SwiftDataError {
    /// What SQLite says of a store, without its statements.
    init(_ kind: SwiftDataError, _ error: DatabaseError, in store: String, _ action: String) {
        let reason = error.message ?? "\(error.resultCode)"
        self.init(
            kind,
            "\(store) cannot be \(action): \(reason) (SQLite error \(error.extendedResultCode.rawValue))."
        )
    }

    /// The store could not be written; what was to be saved still waits.
    package static let saveFailure = SwiftDataError(named: "saveFailure")
}
