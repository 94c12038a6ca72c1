import Foundation
import Views

/// One effect on the symbols of a view: when it began, and what they look like at a time.
@MainActor
final class SymbolEffectPlayer {
    private var motion = _SymbolMotion.pulse
    private var options = SymbolEffectOptions.default
    private var start: Double?
    /// When an effect that lasted was ended.
    private var end: Double?
    private var repeatsByItself = false
    /// Grows with each start and end, so that the symbols are drawn again.
    private(set) var version = 0

    /// Seconds in which an effect that lasts comes and goes.
    private static let fade = 0.3

    nonisolated init() {}

    func follow(_ motion: _SymbolMotion, _ options: SymbolEffectOptions, lasts: Bool) {
        self.motion = motion
        self.options = options
        repeatsByItself = lasts
    }

    /// Runs from a time on.
    func begin(at now: Double) {
        start = now
        end = nil
        version += 1
    }

    func finish(at now: Double) {
        guard start != nil, end == nil else { return }
        end = now
        version += 1
    }

    /// How the effect changes a symbol at a time, and whether that will be different soon.
    func appearance(at now: Double) -> (look: SymbolAppearance, isMoving: Bool) {
        guard let start else { return (SymbolAppearance(), false) }
        let time = max(0, now - start) * options.rate
        if let state = motion.lastingState {
            let came = Self.eased(time / Self.fade)
            let went = end.map { Self.eased(max(0, now - $0) * options.rate / Self.fade) } ?? 0
            let look = state(came * (1 - went))
            let isMoving = end == nil ? time < Self.fade : went < 1
            return (look, isMoving)
        }
        let period = motion.period
        let behavior = options.repetition
        let count = behavior.map(\.count) ?? (repeatsByItself ? nil : 1)
        let pause = behavior?.delay ?? 0
        let run = Int(saturating: time / (period + pause))
        if let count, run >= count { return (SymbolAppearance(), false) }
        if let end {
            // A run that has begun is shown to its end.
            let last = Int(saturating: max(0, end - start) * options.rate / (period + pause))
            if run > last { return (SymbolAppearance(), false) }
        }
        let progress = min((time - Double(run) * (period + pause)) / period, 1)
        return (motion.look(at: progress), true)
    }

    private static func eased(_ progress: Double) -> Double {
        UnitCurve.easeInOut.value(at: progress)
    }
}

/// An effect that reaches the symbols of a view through the environment.
struct ActiveSymbolEffect: Equatable {
    let player: SymbolEffectPlayer
    let version: Int

    static func == (a: ActiveSymbolEffect, b: ActiveSymbolEffect) -> Bool {
        a.player === b.player && a.version == b.version
    }
}

private enum SymbolEffectsKey: EnvironmentKey {
    static var defaultValue: [ActiveSymbolEffect] { [] }
}

extension EnvironmentValues {
    /// The effects on symbols here, the outermost first.
    var symbolEffects: [ActiveSymbolEffect] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}
