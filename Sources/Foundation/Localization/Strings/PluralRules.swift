import Foundation
import _FoundationICU

/// Which form of a text a language has for a number: `zero`, `one`, `two`, `few`, `many` or `other`.
///
/// The rules are those of the Unicode project, in the ICU that Foundation brings along.
final class PluralRules {
    private let rules: OpaquePointer?

    /// Every number is `other` in a language that is not known.
    init(language: String) {
        var status = U_ZERO_ERROR
        let rules = swift_uplrules_open(language, &status)
        self.rules = status.rawValue <= U_ZERO_ERROR.rawValue ? rules : nil
    }

    deinit {
        if let rules { swift_uplrules_close(rules) }
    }

    func category(of number: Double) -> String {
        guard let rules, number.isFinite else { return "other" }
        var status = U_ZERO_ERROR
        var name = [UInt16](repeating: 0, count: 16)
        let count = swift_uplrules_select(rules, number, &name, Int32(name.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, count <= name.count else {
            return "other"
        }
        return String(decoding: name.prefix(Int(count)), as: UTF16.self)
    }
}
