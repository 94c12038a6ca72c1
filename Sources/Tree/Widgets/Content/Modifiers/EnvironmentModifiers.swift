import Foundation
import Geometry
import Views

/// Says that everything below is disabled, on top of what is said further out.
struct DisabledEnvironmentModifier: EnvironmentModifier {
    typealias Body = Never
    let isDisabled: Bool

    func transform(_ values: inout EnvironmentValues) {
        if isDisabled { values.isEnabled = false }
    }
}

/// Hides everything below from events.
struct DisabledEventsModifier: RenderModifier, RenderEffect {
    typealias Body = Never
    let isDisabled: Bool

    var responder: Responder? {
        guard isDisabled else { return nil }
        let responder = Responder()
        responder.isDisabled = true
        return responder
    }

    func change(from old: DisabledEventsModifier) -> RenderChange {
        isDisabled == old.isDisabled ? .none : .paint
    }
}

/// The colour scheme that a part of a window wants the whole window to have: the first in reading
/// order, and of nested ones the outermost.
package enum PreferredColorSchemeKey: PreferenceKey {
    package static var defaultValue: ColorScheme? { nil }

    package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Disables input here and inside; nothing inside can enable it again.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(DisabledEnvironmentModifier(isDisabled: disabled))
            .modifier(DisabledEventsModifier(isDisabled: disabled))
    }

    /// The colour scheme of the window or sheet around.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformPreference(PreferredColorSchemeKey.self) { value in
            if let colorScheme { value = colorScheme }
        }
    }

    /// Shows the view in light or dark colours, whatever the window around has.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Sets how large the controls inside are.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Sets how much the headers of sections inside stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Redacts the text inside: all of it as a placeholder, what is sensitive for privacy.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the text inside as it is, although it is redacted further out.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks the view as showing what is private: it is redacted where the reason is privacy, while
    /// other views are not.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}

private enum PrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether what is shown is private.
    var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether text is hidden for one of the reasons for it.
    var redactsText: Bool {
        var reasons = redactionReasons.subtracting(.invalidated)
        if !isPrivacySensitive { reasons.subtract(.privacy) }
        return !reasons.isEmpty
    }
}
