/// What went wrong in a store or a context: a kind, and a sentence that names model and property.
public struct SwiftDataError: Error, Equatable, Hashable, CustomStringConvertible, Sendable {
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
    public var localizedDescription: String { description }

    public static let backwardMigration = SwiftDataError(named: "backwardMigration")
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
        named: "configurationFileNameContainsInvalidCharacters")
    public static let configurationFileNameTooLong = SwiftDataError(
        named: "configurationFileNameTooLong")
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        named: "configurationSchemaNotFoundInContainerSchema")
    public static let duplicateConfiguration = SwiftDataError(named: "duplicateConfiguration")
    public static let historyTokenExpired = SwiftDataError(named: "historyTokenExpired")
    public static let includePendingChangesWithBatchSize = SwiftDataError(
        named: "includePendingChangesWithBatchSize")
    public static let loadIssueModelContainer = SwiftDataError(named: "loadIssueModelContainer")
    public static let missingModelContext = SwiftDataError(named: "missingModelContext")
    public static let modelValidationFailure = SwiftDataError(named: "modelValidationFailure")
    public static let sortingPendingChangesWithIdentifiers = SwiftDataError(
        named: "sortingPendingChangesWithIdentifiers")
    public static let unknownSchema = SwiftDataError(named: "unknownSchema")
    public static let unsupportedKeyPath = SwiftDataError(named: "unsupportedKeyPath")
    public static let unsupportedPredicate = SwiftDataError(named: "unsupportedPredicate")
    public static let unsupportedSortDescriptor = SwiftDataError(named: "unsupportedSortDescriptor")
}
