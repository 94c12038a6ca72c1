import Views

/// Has an effect run on the symbols of its content.
private struct SymbolEffectModifier: ViewModifier {
    @Retained private var player = SymbolEffectPlayer()
    @TreeAccess private var tree
    @State private var runs = 0
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    /// Nil for an effect that runs for a value.
    let isActive: Bool?
    let trigger: AnyHashableBox?

    nonisolated init(
        _ motion: _SymbolMotion, _ options: SymbolEffectOptions, isActive: Bool?,
        trigger: AnyHashableBox?
    ) {
        self.motion = motion
        self.options = options
        self.isActive = isActive
        self.trigger = trigger
    }

    func body(content: Content) -> some View {
        let _ = player.follow(motion, options, lasts: isActive != nil)
        // Read, so that a start is drawn.
        let _ = runs
        return
            content
            .transformEnvironment(\.symbolEffects) { [player, version = player.version] effects in
                if !isStilled {
                    effects.append(ActiveSymbolEffect(player: player, version: version))
                }
            }
            .onAppear { if isActive == true { begin() } }
            .onChange(of: isActive) { _, isActive in
                if isActive == true { begin() } else { finish() }
            }
            .onChange(of: trigger) { begin() }
    }

    /// Whether the effect is motion and motion is reduced, so that it does not run.
    private var isStilled: Bool {
        guard reducesMotion else { return false }
        switch motion {
        case .pulse, .variableColor, .appear, .disappear, .scale: return false
        default: return true
        }
    }

    private func begin() {
        player.begin(at: tree?.app.now ?? 0)
        runs += 1
    }

    private func finish() {
        player.finish(at: tree?.app.now ?? 0)
        runs += 1
    }
}

/// A value of any type that can be compared.
private struct AnyHashableBox: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { ($0 as? Value) == value }
    }

    static func == (a: AnyHashableBox, b: AnyHashableBox) -> Bool { a.isEqual(b.value) }
}

extension View {
    /// Runs an effect on the symbols of the view for as long as it is active.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(SymbolEffectModifier(effect._motion, options, isActive: isActive, trigger: nil))
    }

    /// Runs an effect on the symbols of the view each time the value changes.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectModifier(
                effect._motion, options, isActive: nil, trigger: AnyHashableBox(value)))
    }

    /// Removes the effects that reach the symbols of the view from outside.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}

// MARK: - Transition

/// A transition of symbols: they appear and disappear by an effect.
nonisolated public struct SymbolEffectTransition: Transition {
    private let motion: _SymbolMotion
    private let options: SymbolEffectOptions

    /// Creates a transition from an effect, which decides how symbols scale while they fade. The
    /// options have no effect.
    public init<T: TransitionSymbolEffect & SymbolEffect>(
        effect: T, options: SymbolEffectOptions = .default
    ) {
        motion = effect._motion
        self.options = options
    }

    /// The transition's properties: it also runs if motion is reduced.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : scale)
            .opacity(phase.isIdentity ? 1 : 0)
    }

    private var scale: Double {
        switch motion {
        case .appear(isUp: false), .disappear(isUp: true): 1.4
        default: 0.4
        }
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// A transition by which symbols grow and fade in, and shrink and fade out.
    nonisolated public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: .automatic)
    }

    /// A transition by which symbols appear and disappear by an effect. The options have no effect.
    nonisolated public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
