import Foundation
import RandomNumbers

extension SeededGenerator {
    mutating func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &self) < part }

    /// A length: whole more often than not, else any fraction, halves among them.
    mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
        let value = CGFloat.random(in: range, using: &self)
        if chance(0.55) { return value.rounded() }
        return chance(0.4) ? (value * 2).rounded() / 2 : value
    }
}
