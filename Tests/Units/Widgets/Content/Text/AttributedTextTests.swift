import Foundation
import FoundationNames
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Texts whose runs have attributes of their own.
@MainActor
struct AttributedTextTests {
    private func width(_ text: Text) -> CGFloat { ViewHost { text }.size(nil, nil).width }

    private func marked(_ intent: InlinePresentationIntent) -> Text {
        var text = AttributedString("meaning")
        text.inlinePresentationIntent = intent
        return Text(text)
    }

    @Test("S-556: What a run means is how it looks: bold, italic, in a fixed width, struck through")
    func intents() {
        let plain = Text(verbatim: "meaning")
        #expect(width(marked(.stronglyEmphasized)) == width(plain.bold()))
        #expect(width(marked(.code)) == width(plain.monospaced()))
        #expect(width(marked(.code)) != width(plain))
        let struck = ViewHost { marked(.strikethrough) }
        #expect(struck.drawn == ViewHost { plain.strikethrough() }.drawn)
        let italic = ViewHost { marked(.emphasized) }
        #expect(italic.drawn == ViewHost { plain.italic() }.drawn)
    }

    @Test("A run's meaning is on top of its font")
    func font() {
        var text = AttributedString("meaning")
        text.font = .title
        text.inlinePresentationIntent = .stronglyEmphasized
        #expect(width(Text(text)) == width(Text(verbatim: "meaning").font(.title).bold()))
    }
}
