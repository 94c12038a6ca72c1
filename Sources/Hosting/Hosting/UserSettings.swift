import Drawing
import Views

/// What a user has set for all programs; `nil` stands for what nobody has said.
package struct UserSettings: Hashable, Sendable {
    package var colorScheme: ColorScheme?
    package var contrast: ColorSchemeContrast?
    package var reducesMotion: Bool?
    package var reducesTransparency: Bool?
    package var differentiatesWithoutColor: Bool?
    package var hasBoldText: Bool?
    package var typeSize: DynamicTypeSize?
    package var accent: UserAccent?
    /// Whether a screen reader runs.
    package var hasScreenReader: Bool?

    package init() {}

    /// Writes what is said, and leaves the rest.
    package func apply(to values: inout EnvironmentValues) {
        if let colorScheme { values.colorScheme = colorScheme }
        if let contrast { values.colorSchemeContrast = contrast }
        if let reducesMotion { values.accessibilityReduceMotion = reducesMotion }
        if let reducesTransparency {
            values.accessibilityReduceTransparency = reducesTransparency
        }
        if let differentiatesWithoutColor {
            values.accessibilityDifferentiateWithoutColor = differentiatesWithoutColor
        }
        if let hasBoldText { values.legibilityWeight = hasBoldText ? .bold : .regular }
        if let typeSize { values.dynamicTypeSize = typeSize }
        if let accent { values.userAccent = accent.color }
        if let hasScreenReader { values.accessibilityVoiceOverEnabled = hasScreenReader }
    }

    /// What these say otherwise than the earlier ones, unless the launch has said it.
    func changes(since earlier: UserSettings, except fixed: UserSettings) -> UserSettings {
        var changes = UserSettings()
        func compare<Value: Equatable>(_ setting: WritableKeyPath<UserSettings, Value?>) {
            if self[keyPath: setting] != earlier[keyPath: setting], fixed[keyPath: setting] == nil {
                changes[keyPath: setting] = self[keyPath: setting]
            }
        }
        compare(\.colorScheme)
        compare(\.contrast)
        compare(\.reducesMotion)
        compare(\.reducesTransparency)
        compare(\.differentiatesWithoutColor)
        compare(\.hasBoldText)
        compare(\.typeSize)
        compare(\.accent)
        compare(\.hasScreenReader)
        return changes
    }
}

extension UserSettings {
    /// The words of `CASEMENT_SETTINGS`, and what each sets.
    private static let words: KeyValuePairs<String, @Sendable (inout UserSettings) -> Void> = [
        "light": { $0.colorScheme = .light },
        "dark": { $0.colorScheme = .dark },
        "increasedContrast": { $0.contrast = .increased },
        "reduceMotion": { $0.reducesMotion = true },
        "reduceTransparency": { $0.reducesTransparency = true },
        "differentiateWithoutColor": { $0.differentiatesWithoutColor = true },
        "boldText": { $0.hasBoldText = true },
    ]

    /// The words that there are, for a sentence.
    static var allWords: String { words.map(\.key).joined(separator: ", ") }

    /// What words between commas set; `nil` if one of them is none of these.
    init?(_ text: String) {
        self.init()
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            let word = word.trimmingCharacters(in: .whitespaces)
            guard let set = Self.words.first(where: { $0.key == word })?.value else { return nil }
            set(&self)
        }
    }
}

/// The accent that a user has chosen for all programs.
package struct UserAccent: Hashable, Sendable {
    /// Nil for that of each program.
    package var color: ResolvedColor?

    package init(_ color: ResolvedColor?) { self.color = color }
}

/// A system that says what its user has set, and when that changes.
@MainActor
package protocol UserSettingsSource: AnyObject {
    /// What is set now.
    var settings: UserSettings { get }
    /// Called after what is set has changed.
    var changed: (() -> Void)? { get set }
}

extension AppHost {
    /// Follows what the user sets while the app runs, but for what the launch has said.
    func follow(_ source: any UserSettingsSource, except fixed: UserSettings) {
        userSettings = source
        var known = source.settings
        source.changed = { [weak self, weak source] in
            guard let self, let source else { return }
            let changes = source.settings.changes(since: known, except: fixed)
            known = source.settings
            guard changes != UserSettings() else { return }
            var values = self.instance.environment.value
            changes.apply(to: &values)
            values.removeHidden()
            self.instance.environment.write(values)
        }
    }
}
