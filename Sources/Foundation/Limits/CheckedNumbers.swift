/// Numbers from outside, from files, viewers, devices, the environment and the network, become
/// integers and durations by these alone, which never trap.
extension Int {
    /// The whole part of a number that is within a range; `nil` for another one, which includes what
    /// is not a number.
    package init?(_ number: Double, in range: ClosedRange<Int>) {
        // The range of integers has ends that a floating-point number cannot represent.
        guard number > -0x1p63, number < 0x1p63, range.contains(Int(number)) else { return nil }
        self = Int(number)
    }
}

extension Duration {
    /// The longest time that something from outside may last, in seconds: some 31 years. Clocks add
    /// thousands of them without an overflow.
    package static let longestSeconds = 1e9

    /// A time from outside: from 0 to 31 years; `nil` for another number of seconds.
    package init?(checkedSeconds seconds: Double) {
        guard (0...Self.longestSeconds).contains(seconds) else { return nil }
        self = .seconds(seconds)
    }

    /// A time from outside, with the nearest of 0 and 31 years in place of one that is out of their
    /// range, and 0 in place of what is not a number.
    package init(saturatingSeconds seconds: Double) {
        self =
            seconds.isNaN
            ? .zero : .seconds(Swift.min(Swift.max(seconds, 0), Self.longestSeconds))
    }
}
