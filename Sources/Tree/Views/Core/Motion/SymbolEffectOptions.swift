/// How often and how fast a symbol effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        package let count: Int?
        /// Seconds between two runs.
        package let delay: Double

        /// Without end and without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
        /// A number of times, or without end, with a pause in between.
        public static var periodic: RepeatBehavior { periodic() }

        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let delay = delay ?? 0.5
            return RepeatBehavior(
                count: count.map { max($0, 1) }, delay: delay.isFinite ? max(delay, 0) : 0)
        }
    }

    /// Nil where the effect decides: one that lasts repeats, one for a value runs once.
    package private(set) var repetition: RepeatBehavior?
    package private(set) var rate = 1.0

    private init() {}

    /// Options that leave the number of runs to the effect, at its usual speed.
    public static let `default` = SymbolEffectOptions()
    /// Options with which the effect repeats without end and without a pause.
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    /// Options with which the effect runs once.
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

    /// Returns options with which the effect runs `count` times, at least once; without end if nil.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

    /// Returns options with which the effect repeats as the behavior says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        `default`.repeat(behavior)
    }

    /// Returns options with which the effect runs `speed` times as fast. A speed that is not
    /// positive counts as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// These options, with the effect repeating without end and without a pause.
    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }

    /// These options, with the effect running once.
    public var nonRepeating: SymbolEffectOptions {
        self.repeat(RepeatBehavior(count: 1, delay: 0))
    }

    /// A number of times; without end where it is nil.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        self.repeat(RepeatBehavior(count: count.map { max($0, 1) }, delay: 0))
    }

    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var copy = self
        copy.repetition = behavior
        return copy
    }

    /// How many times as fast the effect runs.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.rate = speed.isFinite && speed > 0 ? speed : 1
        return copy
    }
}
