import Foundation
import Typography
import Views

/// The language by whose rules a text is typeset.
public struct TypesettingLanguage: Sendable, Equatable {
    let language: TextLanguage?

    /// The language that the characters themselves suggest.
    public static let automatic = TypesettingLanguage(language: nil)

    /// The rules of a language, whatever the app's own language is.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: TextLanguage(language.minimalIdentifier))
    }
}

extension Text {
    /// The language by whose rules glyphs of the text are chosen, and its lines broken.
    public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> Text {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> Text {
        guard isEnabled else { return self }
        var copy = self
        copy.changes.append(.language(language.language))
        return copy
    }
}

extension View {
    /// The language by whose rules glyphs of the texts inside are chosen, and their lines broken.
    nonisolated public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        transformEnvironment(\.textOrnaments) {
            if isEnabled { $0.language = language.language }
        }
    }
}
