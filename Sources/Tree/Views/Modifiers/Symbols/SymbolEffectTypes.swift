import Geometry

/// A short bounce.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isUp = true

    /// A bounce that first makes the symbol larger and moves it up.
    public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
    /// A bounce that first makes the symbol smaller and moves it down.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
    /// This effect. Symbols always move as a whole on Linux, not layer by layer.
    public var byLayer: BounceSymbolEffect { self }
    /// This effect, on the whole symbol, as it always is.
    public var wholeSymbol: BounceSymbolEffect { self }
    public var _motion: _SymbolMotion { .bounce(isUp: isUp) }
}

/// Fades to a part of the opacity and back.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// This effect. Symbols always fade as a whole on Linux, not layer by layer.
    public var byLayer: PulseSymbolEffect { self }
    /// This effect, on the whole symbol, as it always is.
    public var wholeSymbol: PulseSymbolEffect { self }
    public var _motion: _SymbolMotion { .pulse }
}

/// Highlights the parts of a symbol one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect,
    DiscreteSymbolEffect
{
    private var isCumulative = true
    private var reverses = false
    private var hidesInactive = false

    private func with(_ change: (inout VariableColorSymbolEffect) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    /// This effect, with one part highlighted at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
    /// This effect, with each part highlighted until all are.
    public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
    /// This effect, back and forth.
    public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
    /// This effect, always from the first part to the last.
    public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
    /// This effect, with parts that are not highlighted left out.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
    /// This effect, with parts that are not highlighted drawn faintly.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }

    public var _motion: _SymbolMotion {
        .variableColor(
            isCumulative: isCumulative, reverses: reverses, hidesInactive: hidesInactive)
    }
}

/// Is larger or smaller while it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var isUp = true

    /// The effect that makes the symbol a quarter larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
    /// The effect that makes the symbol a fifth smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }
    /// This effect. Symbols always scale as a whole on Linux, not layer by layer.
    public var byLayer: ScaleSymbolEffect { self }
    /// This effect, on the whole symbol, as it always is.
    public var wholeSymbol: ScaleSymbolEffect { self }
    public var _motion: _SymbolMotion { .scale(isUp: isUp) }
}

/// Comes into view.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var isUp = true

    /// The effect by which the symbol grows while it fades in.
    public var up: AppearSymbolEffect { AppearSymbolEffect(isUp: true) }
    /// The effect by which the symbol shrinks while it fades in.
    public var down: AppearSymbolEffect { AppearSymbolEffect(isUp: false) }
    /// This effect. Symbols always appear as a whole on Linux, not layer by layer.
    public var byLayer: AppearSymbolEffect { self }
    /// This effect, on the whole symbol, as it always is.
    public var wholeSymbol: AppearSymbolEffect { self }
    public var _motion: _SymbolMotion { .appear(isUp: isUp) }
}

/// Goes out of view; its frame in the layout stays.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var isUp = false

    /// The effect by which the symbol grows while it fades out.
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(isUp: true) }
    /// The effect by which the symbol shrinks while it fades out.
    public var down: DisappearSymbolEffect { DisappearSymbolEffect(isUp: false) }
    /// This effect. Symbols always disappear as a whole on Linux, not layer by layer.
    public var byLayer: DisappearSymbolEffect { self }
    /// This effect, on the whole symbol, as it always is.
    public var wholeSymbol: DisappearSymbolEffect { self }
    public var _motion: _SymbolMotion { .disappear(isUp: isUp) }
}

/// Replaces one symbol by another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    private var replacement = _SymbolMotion.Replacement.downUp

    /// A replacement that keeps what both symbols have in common. The font of symbols does not say
    /// what that is, so it is always the fallback.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        fileprivate let fallback: ReplaceSymbolEffect

        /// This effect. Symbols are always replaced as a whole on Linux, not layer by layer.
        public var byLayer: MagicReplace { self }
        /// This effect, on the whole symbol, as it always is.
        public var wholeSymbol: MagicReplace { self }
        public var _motion: _SymbolMotion { fallback._motion }
    }

    /// A replacement in which the old symbol shrinks away before the new one grows.
    public static var downUp: ReplaceSymbolEffect { .init(replacement: .downUp) }
    /// A replacement in which the old symbol grows and fades before the new one grows.
    public static var upUp: ReplaceSymbolEffect { .init(replacement: .upUp) }
    /// A replacement in which the old symbol goes at once and the new one grows.
    public static var offUp: ReplaceSymbolEffect { .init(replacement: .offUp) }
    /// A replacement in which the old symbol shrinks away before the new one grows.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .downUp) }
    /// A replacement in which the old symbol grows and fades before the new one grows.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .upUp) }
    /// A replacement in which the old symbol goes at once and the new one grows.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .offUp) }
    /// This effect. Symbols are always replaced as a whole on Linux, not layer by layer.
    public var byLayer: ReplaceSymbolEffect { self }
    /// This effect, on the whole symbol, as it always is.
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// Returns a replacement that keeps what both symbols have in common; on Linux the fallback.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
        MagicReplace(fallback: fallback)
    }

    public var _motion: _SymbolMotion { .replace(replacement) }
}

/// The effect that fits: for a change of symbols a replacement, for a transition an appearance.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
    ContentTransitionSymbolEffect
{
    public var _motion: _SymbolMotion { .replace(.downUp) }
}

/// Moves to and fro, or turns to and fro.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var direction = _SymbolMotion.WiggleDirection.turning(isClockwise: true)

    /// A wiggle that first turns clockwise.
    public var clockwise: WiggleSymbolEffect { .init(direction: .turning(isClockwise: true)) }
    /// A wiggle that first turns counterclockwise.
    public var counterClockwise: WiggleSymbolEffect {
        .init(direction: .turning(isClockwise: false))
    }
    /// A wiggle along a level line that begins to the left.
    public var left: WiggleSymbolEffect { .init(direction: .along(.pi)) }
    /// A wiggle along a level line that begins to the right.
    public var right: WiggleSymbolEffect { .init(direction: .along(0)) }
    /// A wiggle along an upright line that begins upwards.
    public var up: WiggleSymbolEffect { .init(direction: .along(-.pi / 2)) }
    /// A wiggle along an upright line that begins downwards.
    public var down: WiggleSymbolEffect { .init(direction: .along(.pi / 2)) }
    /// A wiggle that begins to the right, in both layout directions.
    public var forward: WiggleSymbolEffect { right }
    /// A wiggle that begins to the left, in both layout directions.
    public var backward: WiggleSymbolEffect { left }
    /// This effect. Symbols always move as a whole on Linux, not layer by layer.
    public var byLayer: WiggleSymbolEffect { self }
    /// This effect, on the whole symbol, as it always is.
    public var wholeSymbol: WiggleSymbolEffect { self }

    /// A wiggle along a line at an angle in degrees, clockwise from the right.
    public func custom(angle: Double) -> WiggleSymbolEffect {
        custom(angle: .degrees(angle))
    }

    public func custom(angle: Angle) -> WiggleSymbolEffect {
        .init(direction: .along(angle.radians.isFinite ? angle.radians : 0))
    }

    public var _motion: _SymbolMotion { .wiggle(direction) }
}

/// Turns round.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isClockwise = true

    /// The effect that turns the symbol round clockwise.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
    /// The effect that turns the symbol round counterclockwise.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
    /// This effect. Symbols always turn as a whole on Linux, not layer by layer.
    public var byLayer: RotateSymbolEffect { self }
    /// This effect, on the whole symbol, as it always is.
    public var wholeSymbol: RotateSymbolEffect { self }
    public var _motion: _SymbolMotion { .rotate(isClockwise: isClockwise) }
}

/// Grows and shrinks slowly, as if it breathed.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var pulses = true

    /// The effect that only changes the symbol's size.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(pulses: false) }
    /// The effect that changes the symbol's size and its opacity.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(pulses: true) }
    /// This effect. Symbols always breathe as a whole on Linux, not layer by layer.
    public var byLayer: BreatheSymbolEffect { self }
    /// This effect, on the whole symbol, as it always is.
    public var wholeSymbol: BreatheSymbolEffect { self }
    public var _motion: _SymbolMotion { .breathe(pulses: pulses) }
}

// MARK: - Names

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A short bounce, upwards unless it is changed.
    public static var bounce: BounceSymbolEffect { .init() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades the symbol to a third of its opacity and back.
    public static var pulse: PulseSymbolEffect { .init() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that highlights one part of a symbol after the other, until all are highlighted.
    public static var variableColor: VariableColorSymbolEffect { .init() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that makes a symbol larger while it is active, unless it is changed.
    public static var scale: ScaleSymbolEffect { .init() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect by which a symbol comes into view, growing unless it is changed.
    public static var appear: AppearSymbolEffect { .init() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect by which a symbol goes out of view, shrinking unless it is changed.
    public static var disappear: DisappearSymbolEffect { .init() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An effect by which one symbol replaces another: the old one shrinks, and the new one grows.
    public static var replace: ReplaceSymbolEffect { .init() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that fits: a replacement if a symbol changes, and else an appearance.
    public static var automatic: AutomaticSymbolEffect { .init() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that turns a symbol to and fro, clockwise first unless it is changed.
    public static var wiggle: WiggleSymbolEffect { .init() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that turns a symbol round once, clockwise unless it is changed.
    public static var rotate: RotateSymbolEffect { .init() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect by which a symbol slowly grows and shrinks, and fades unless it is changed.
    public static var breathe: BreatheSymbolEffect { .init() }
}
