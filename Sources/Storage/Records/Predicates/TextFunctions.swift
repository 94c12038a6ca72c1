import FoundationNames
import Foundation
import GRDB

/// Functions of texts that predicates and orders use and SQLite lacks.
package enum TextFunctions {
    static let search = "casement_search"
    static let localizedCompare = "casement_localized_compare"
    static let caseInsensitiveCompare = "casement_nocase_compare"
    static let count = "casement_count"
    static let match = "casement_match"
    /// Those that are true or false.
    static let conditions: Set<String> = [search, match]

    static let localizedStandard = "casement_localized_standard"
    static let localized = "casement_localized"

    /// Every connection of a store has them.
    package static func register(in database: Database) {
        add(search, to: database) { TextSearch.contains($0, $1) }
        add(localizedCompare, to: database) { $0.localizedCompare($1).rawValue }
        add(caseInsensitiveCompare, to: database) { $0.caseInsensitiveCompare($1).rawValue }
        database.add(
            function: DatabaseFunction(count, argumentCount: 1, pure: true) { values in
                String.fromDatabaseValue(values[0])?.count
            })
        database.add(
            function: DatabaseFunction(match, argumentCount: 3, pure: true) { values in
                guard let text = String.fromDatabaseValue(values[1]),
                    let other = String.fromDatabaseValue(values[2]),
                    let code = Int.fromDatabaseValue(values[0]), let match = TextMatch(code: code)
                else { return nil }
                return match.holds(text, other)
            })
        database.add(
            collation: DatabaseCollation(localizedStandard) { a, b in
                TextOrder.localizedStandard(a, b)
            })
        database.add(
            collation: DatabaseCollation(localized) { a, b in a.localizedCompare(b) })
    }

    private static func add<Result: DatabaseValueConvertible>(
        _ name: String, to database: Database,
        _ function: @escaping @Sendable (String, String) -> Result
    ) {
        database.add(
            function: DatabaseFunction(name, argumentCount: 2, pure: true) { values in
                guard let a = String.fromDatabaseValue(values[0]),
                    let b = String.fromDatabaseValue(values[1])
                else { return nil }
                return function(a, b)
            })
    }
}

/// The orders of texts that people expect of lists.
enum TextOrder {
    /// Compares texts by the rules of the locale, and numbers in them by their value.
    static func localizedStandard(_ a: String, _ b: String) -> ComparisonResult {
        comparator.compare(a, b)
    }

    private static let comparator = _LocalizedStringComparator.localizedStandard
}
