import Foundation
import Views

/// How a view uses the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set from its bits: 1 for acting, 2 for taking input.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It acts, as buttons do.
    public static let activate = FocusInteractions(rawValue: 1)
    /// It takes input, as fields do.
    public static let edit = FocusInteractions(rawValue: 2)
    /// Both acting and taking input.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Lets a view take the keyboard focus.
struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    let interactions: FocusInteractions
    @State private var isFocused: FocusLook = .away
    @Environment(\.focusEffectIsDisabled) private var effectIsDisabled
    @Environment(\.isEnabled) private var isEnabled
    @Retained private var responder = Responder()

    enum FocusLook: Sendable { case away, here, ringed }

    nonisolated init(isFocusable: Bool, interactions: FocusInteractions) {
        self.isFocusable = isFocusable
        self.interactions = interactions
    }

    func body(content: Content) -> some View {
        content
            .environment(\.isFocused, isFocused != .away)
            .focusRing(
                isFocused == .ringed && !effectIsDisabled, .rounded(Theme.Radius.small)
            )
            .modifier(ResponderEffect(responder: configured()))
    }

    private func configured() -> Responder {
        let look = $isFocused
        let focusable = responder.focusable ?? Focusable()
        focusable.isEnabled = isEnabled
        focusable.isElement = true
        focusable.takesFocusOnPress = interactions.contains(.edit)
        focusable.changed = { isFocused, byKeyboard in
            look.wrappedValue = isFocused ? byKeyboard ? .ringed : .here : .away
        }
        responder.focusable = isFocusable ? focusable : nil
        return responder
    }
}

private enum FocusEffectKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var focusEffectIsDisabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }

    /// Whether a ring is drawn round focusable views.
    public var isFocusEffectEnabled: Bool { !focusEffectIsDisabled }
}

extension View {
    /// Lets the view have the keyboard focus.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
    }

    nonisolated public func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
    }

    /// Hides the ring around the focusable views inside. An inner `false` does not undo an outer
    /// `true`; buttons and other controls always have theirs.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.focusEffectIsDisabled) { $0 = $0 || disabled }
    }
}
