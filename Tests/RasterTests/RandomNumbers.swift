import Foundation

/// The same numbers for the same seed, everywhere (SplitMix64).
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &self) < part }

    /// A length: whole more often than not, else any fraction, halves among them.
    mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
        let value = CGFloat.random(in: range, using: &self)
        if chance(0.55) { return value.rounded() }
        return chance(0.4) ? (value * 2).rounded() / 2 : value
    }
}
