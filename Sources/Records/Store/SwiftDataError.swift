/// What went wrong in a store or a context: a kind, and a sentence that names model and property.
public struct SwiftDataError: Error, Equatable, Hashable, CustomStringConvertible, Sendable {
    private let kind: String
    /// Says what was expected.
    package let sentence: String

    package init(_ kind: SwiftDataError, _ sentence: String) {
        self.kind = kind.kind
        self.sentence = sentence
    }

    private init(_ kind: String) {
        self.kind = kind
        sentence = ""
    }

    public static func == (a: SwiftDataError, b: SwiftDataError) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    public var description: String { sentence.isEmpty ? kind : sentence }
    public var localizedDescription: String { description }

    public static let backwardMigration = SwiftDataError("backwardMigration")
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
        "configurationFileNameContainsInvalidCharacters")
    public static let configurationFileNameTooLong = SwiftDataError("configurationFileNameTooLong")
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        "configurationSchemaNotFoundInContainerSchema")
    public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
    public static let historyTokenExpired = SwiftDataError("historyTokenExpired")
    public static let includePendingChangesWithBatchSize = SwiftDataError(
        "includePendingChangesWithBatchSize")
    public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
    public static let missingModelContext = SwiftDataError("missingModelContext")
    public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
    public static let sortingPendingChangesWithIdentifiers = SwiftDataError(
        "sortingPendingChangesWithIdentifiers")
    public static let unknownSchema = SwiftDataError("unknownSchema")
    public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
    public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
    public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
}
