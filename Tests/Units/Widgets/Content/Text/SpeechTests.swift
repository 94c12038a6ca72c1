import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// How texts say they are spoken and typeset.
@MainActor
struct SpeechTests {
    @Test("S-626: How a text is spoken stands in the accessibility tree, the innermost view first")
    func views() {
        let host = ViewHost {
            VStack {
                Text("Code").accessibilityIdentifier("code").speechSpellsOutCharacters()
                Text("Plain").accessibilityIdentifier("plain").speechAdjustedPitch(4)
            }
            .speechAlwaysIncludesPunctuation()
            .speechAdjustedPitch(-0.5)
            .speechAnnouncementsQueued()
        }
        let code = host.element("Code")?.properties.speech
        #expect(code?.spellsOut == true)
        #expect(code?.includesPunctuation == true)
        #expect(code?.pitch == -0.5)
        #expect(code?.isQueued == true)
        let plain = host.element("Plain")?.properties.speech
        #expect(plain?.spellsOut == nil)
        #expect(plain?.pitch == 1)
    }

    @Test("S-626: Parts of a text are spoken in their own ways")
    func parts() {
        let host = ViewHost {
            Text("Call ") + Text("SOS").speechSpellsOutCharacters().speechAdjustedPitch(0.5)
                + Text("!").speechAlwaysIncludesPunctuation(false)
        }
        let parts = host.element("Call SOS!")?.properties.speechInLabel ?? []
        #expect(parts.map(\.range) == [5..<8, 8..<9])
        #expect(parts.first?.speech.spellsOut == true)
        #expect(parts.first?.speech.pitch == 0.5)
        #expect(parts.last?.speech.includesPunctuation == false)
    }

    @Test("A pitch that is not a number is reported and left out")
    func pitch() {
        let host = ViewHost { Text("A").speechAdjustedPitch(.nan) }
        #expect(host.element("A")?.properties.speech.pitch == nil)
    }

    @Test("S-627: A text is typeset by the language that it, or a view around it, names")
    func language() {
        func languages(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in })
            -> [String?]
        {
            var environment = EnvironmentValues.forTests
            change(&environment)
            return TextBuilder(text, in: environment).runs.map { $0.language?.tag }
        }
        let german = Locale.Language(identifier: "de")
        #expect(languages(Text("a").typesettingLanguage(german)) == ["de"])
        #expect(languages(Text("a").typesettingLanguage(german, isEnabled: false)) == [nil])
        #expect(
            languages(Text("a") + Text("b").typesettingLanguage(.init(identifier: "zh-Hant")))
                == [nil, "zh-tw"])
        let japanese = TypesettingLanguage.explicit(Locale.Language(identifier: "ja"))
        func around(_ values: inout EnvironmentValues) {
            values.textOrnaments.language = japanese.language
        }
        #expect(languages(Text("a"), around) == ["ja"])
        #expect(languages(Text("a").typesettingLanguage(.automatic), around) == [nil])
        let host = ViewHost { Text("直").typesettingLanguage(japanese) }
        #expect(host.shows("直"))
    }
}
