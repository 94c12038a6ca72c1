import Foundation
import FoundationNames

// Predicates as `#Predicate` makes them, which Foundation's own macro does in every build.

extension LedgerFile {
    static func entries(of account: Int) -> Predicate<LedgerEntry> {
        #Predicate { $0.account == account }
    }

    static func entries(with text: String) -> Predicate<LedgerEntry> {
        #Predicate { $0.title.localizedStandardContains(text) }
    }
}
