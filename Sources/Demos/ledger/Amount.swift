import Foundation

extension Decimal {
    /// An amount as people and files write it: digits, a point, and a sign before them.
    init?(amount text: String) {
        var digits = text.trimmingCharacters(in: .whitespaces)[...]
        let isNegative = digits.first == "-" || digits.first == "−"
        if isNegative || digits.first == "+" { digits = digits.dropFirst() }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), !parts.contains(where: \.isEmpty),
            // More than a Decimal holds without rounding is a mistake.
            digits.count <= 30,
            parts.joined().allSatisfy({ ("0"..."9").contains($0) }),
            let value = Decimal(string: String(digits))
        else { return nil }
        self = isNegative ? -value : value
    }

    /// The amount as the user's language writes it.
    var amountText: String { formatted(.number.precision(.fractionLength(2...4))) }
}
