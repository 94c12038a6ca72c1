/// A way in which a symbol moves.
public protocol SymbolEffect: Hashable, Sendable {
    var _motion: _SymbolMotion { get }
}

/// An effect that lasts for as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that runs once for each change of a value.
public protocol DiscreteSymbolEffect {}

/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does to a symbol. A symbol is one glyph, so that effects on single layers are
/// those on the whole.
public enum _SymbolMotion: Hashable, Sendable {
    case bounce(isUp: Bool)
    case pulse
    case variableColor(isCumulative: Bool, reverses: Bool, hidesInactive: Bool)
    case scale(isUp: Bool)
    case appear(isUp: Bool)
    case disappear(isUp: Bool)
    case wiggle(WiggleDirection)
    case rotate(isClockwise: Bool)
    case breathe(pulses: Bool)
    case replace(Replacement)

    /// How a wiggling symbol moves: along a line or around its centre.
    public enum WiggleDirection: Hashable, Sendable {
        /// To both sides of a line at an angle in radians.
        case along(Double)
        case turning(isClockwise: Bool)
    }

    /// How one symbol takes the place of another: the old one shrinks, grows or vanishes at once.
    public enum Replacement: Hashable, Sendable { case downUp, upUp, offUp }
}
