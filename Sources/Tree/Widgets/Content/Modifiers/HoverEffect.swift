import Foundation
import Geometry
import Views

/// How a view answers to the pointer over it.
public struct HoverEffect: Hashable, Sendable {
    private let name: String
    /// The effect that `defaultHoverEffect` sets, or `highlight` if none is set.
    public static let automatic = HoverEffect(name: "automatic")
    /// A lighter or darker surface behind the view.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view grows a little and has a shadow.
    public static let lift = HoverEffect(name: "lift")
}

private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum DefaultEffectKey: EnvironmentKey { static let defaultValue = HoverEffect.automatic }

extension EnvironmentValues {
    /// Whether hover effects are shown.
    public var isHoverEffectEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    fileprivate var defaultHoverEffect: HoverEffect {
        get { self[DefaultEffectKey.self] }
        set { self[DefaultEffectKey.self] = newValue }
    }
}

private struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect?
    let isEnabled: Bool
    @State private var isHovered = false
    @Environment(\.isHoverEffectEnabled) private var allowsEffects
    @Environment(\.defaultHoverEffect) private var defaultEffect
    @Environment(\.isEnabled) private var viewIsEnabled

    nonisolated init(effect: HoverEffect?, isEnabled: Bool) {
        self.effect = effect
        self.isEnabled = isEnabled
    }

    private static var liftScale: CGFloat { 1.04 }

    @MainActor func body(content: Content) -> some View {
        let isShown = isHovered && isEnabled && allowsEffects && viewIsEnabled
        let lifts = isShown && (effect ?? defaultEffect) == .lift
        content
            .background(
                Color(ColorRole.controlHover).opacity(isShown && !lifts ? 1 : 0),
                in: RoundedRectangle(cornerRadius: Theme.Radius.small)
            )
            .scaleEffect(lifts ? Self.liftScale : 1)
            .shadow(
                color: .black.opacity(lifts ? Double(Theme.Shadow.menu.color.opacity) : 0),
                radius: lifts ? Theme.Spacing.stack : 0, y: lifts ? 2 : 0
            )
            .animation(Theme.Motion.hover, value: isShown)
            .onHover { isHovered = $0 }
    }
}

extension View {
    /// Shows that the pointer is over the view.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        hoverEffect(effect, isEnabled: true)
    }

    nonisolated public func hoverEffect(
        _ effect: HoverEffect = .automatic, isEnabled: Bool
    ) -> some View {
        modifier(
            HoverEffectModifier(effect: effect == .automatic ? nil : effect, isEnabled: isEnabled))
    }

    /// What `hoverEffect()` means inside.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        environment(\.defaultHoverEffect, effect ?? .automatic)
    }

    /// Turns off the hover effects of the views inside.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }
}
