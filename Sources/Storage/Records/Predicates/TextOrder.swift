import Foundation
import FoundationNames

/// The orders of texts that people expect of lists.
enum TextOrder {
    /// Compares texts by the rules of the locale, and numbers in them by their value.
    static func localizedStandard(_ a: String, _ b: String) -> ComparisonResult {
        comparator.compare(a, b)
    }

    private static let comparator = _LocalizedStringComparator.localizedStandard
}
