import AttributeGraph
import Foundation
import Views

/// When the keyboard on the screen is shown, and what all windows of an app remember of it.
package final class ScreenKeyboardSettings {
    package enum Policy: String, Sendable {
        /// For every field with the focus.
        case always
        /// For a field with the focus until a key of a real keyboard is pressed, and again from the
        /// next press of a field.
        case automatic
    }

    package let policy: Policy
    let layouts = KeyboardLayouts()
    /// The codes of the languages to change between; nil for all, the user's own first.
    private let chosenLanguages: [String]?
    /// The language in use; nil before the first key to change it.
    var language: String?
    /// Whether keys of a real keyboard came last.
    var hardwareIsUsed = false

    package init(_ policy: Policy, languages: [String]? = nil) {
        self.policy = policy
        chosenLanguages = languages?.isEmpty == false ? languages : nil
    }

    func languages(_ locale: Locale) -> [String] {
        chosenLanguages ?? KeyboardLayouts.standard(for: locale)
    }

    /// The language for a field: the one in use, or where the field takes only Latin letters and
    /// that has none, the first that has.
    func language(for traits: TextInputTraits, _ locale: Locale) -> String {
        let all = languages(locale)
        let wanted = language ?? all.first ?? "en"
        guard traits.needsLatin, layouts[wanted]?.isLatin != true else { return wanted }
        return all.first { layouts[$0]?.isLatin == true } ?? "en"
    }
}

extension TextInputTraits {
    /// Whether the field takes only letters of ASCII.
    var needsLatin: Bool {
        switch keyboard {
        case .asciiCapable, .URL, .emailAddress: true
        default: false
        }
    }
}

private enum ScreenKeyboardsKey: EnvironmentKey {
    static var defaultValue: ScreenKeyboardSettings? { nil }
}

private enum KeyboardIsShownKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Nil where windows have no keyboard on the screen.
    package var screenKeyboards: ScreenKeyboardSettings? {
        get { self[ScreenKeyboardsKey.self] }
        set { self[ScreenKeyboardsKey.self] = newValue }
    }

    /// Whether the window's keyboard on the screen is shown, and covers the bars at its lower edge.
    var screenKeyboardIsShown: Bool {
        get { self[KeyboardIsShownKey.self] }
        set { self[KeyboardIsShownKey.self] = newValue }
    }

    /// Has the environment follow whether the keyboard is shown: read from a source, because it
    /// changes often and affects few views.
    package mutating func followScreenKeyboard(_ isShown: Source<Bool>) {
        follow(KeyboardIsShownKey.self, isShown)
    }
}
