import Foundation
import SwiftData

/// How many entries a month has, and what they sum up to: the sums of 100,000 entries are those of
/// some hundred months. It changes in the same save as the entries.
@Model
final class MonthTotal {
    /// The year times 100 and the month: 202607.
    @Attribute(.unique) var month: Int
    var count: Int
    var sum: Decimal

    init(month: Int, count: Int = 0, sum: Decimal = 0) {
        self.month = month
        self.count = count
        self.sum = sum
    }
}
