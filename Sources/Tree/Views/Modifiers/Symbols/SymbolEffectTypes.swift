import Geometry

/// A short bounce.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isUp = true

    public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
    public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
    public var _motion: _SymbolMotion { .bounce(isUp: isUp) }
}

/// Fades to a part of the opacity and back.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var byLayer: PulseSymbolEffect { self }
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

    /// One part at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
    /// Each part stays highlighted until all are.
    public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
    public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
    public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }

    public var _motion: _SymbolMotion {
        .variableColor(
            isCumulative: isCumulative, reverses: reverses, hidesInactive: hidesInactive)
    }
}

/// Is larger or smaller while it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var isUp = true

    public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
    public var _motion: _SymbolMotion { .scale(isUp: isUp) }
}

/// Comes into view.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var isUp = true

    public var up: AppearSymbolEffect { AppearSymbolEffect(isUp: true) }
    public var down: AppearSymbolEffect { AppearSymbolEffect(isUp: false) }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
    public var _motion: _SymbolMotion { .appear(isUp: isUp) }
}

/// Goes out of view; its frame in the layout stays.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var isUp = false

    public var up: DisappearSymbolEffect { DisappearSymbolEffect(isUp: true) }
    public var down: DisappearSymbolEffect { DisappearSymbolEffect(isUp: false) }
    public var byLayer: DisappearSymbolEffect { self }
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

        public var byLayer: MagicReplace { self }
        public var wholeSymbol: MagicReplace { self }
        public var _motion: _SymbolMotion { fallback._motion }
    }

    public static var downUp: ReplaceSymbolEffect { .init(replacement: .downUp) }
    public static var upUp: ReplaceSymbolEffect { .init(replacement: .upUp) }
    public static var offUp: ReplaceSymbolEffect { .init(replacement: .offUp) }
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .downUp) }
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .upUp) }
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .offUp) }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
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

    public var clockwise: WiggleSymbolEffect { .init(direction: .turning(isClockwise: true)) }
    public var counterClockwise: WiggleSymbolEffect {
        .init(direction: .turning(isClockwise: false))
    }
    public var left: WiggleSymbolEffect { .init(direction: .along(.pi)) }
    public var right: WiggleSymbolEffect { .init(direction: .along(0)) }
    public var up: WiggleSymbolEffect { .init(direction: .along(-.pi / 2)) }
    public var down: WiggleSymbolEffect { .init(direction: .along(.pi / 2)) }
    public var forward: WiggleSymbolEffect { right }
    public var backward: WiggleSymbolEffect { left }
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }

    /// Degrees, clockwise from the right.
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

    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
    public var _motion: _SymbolMotion { .rotate(isClockwise: isClockwise) }
}

/// Grows and shrinks slowly, as if it breathed.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var pulses = true

    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(pulses: false) }
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(pulses: true) }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
    public var _motion: _SymbolMotion { .breathe(pulses: pulses) }
}

// MARK: - Names

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { .init() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { .init() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { .init() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { .init() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { .init() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { .init() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { .init() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { .init() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect { .init() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { .init() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect { .init() }
}
