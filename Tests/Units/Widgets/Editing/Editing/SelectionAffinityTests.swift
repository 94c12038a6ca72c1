import Foundation
import Geometry
import Testing
import Views

@testable import Widgets

/// The line of a caret that stands where a line was wrapped.
@MainActor
struct SelectionAffinityTests {
    private struct Editor: View {
        @State var text = "aaaa bbbb cccc dddd eeee ffff gggg hhhh"
        @State var selection: TextSelection?
        let affinity: TextSelectionAffinity
        let own: TextSelectionAffinity
        let place: Int

        var body: some View {
            TextEditor(text: $text, selection: $selection)
                .textSelectionAffinity(affinity)
                .onAppear {
                    var start = TextSelection(
                        insertionPoint: text.index(text.startIndex, offsetBy: place))
                    start.affinity = own
                    selection = start
                }
        }
    }

    /// The caret's line from the top, for each place in the text.
    private func caret(
        _ place: Int, _ affinity: TextSelectionAffinity, own: TextSelectionAffinity = .automatic
    ) -> CGRect {
        let host = EditingHost(
            size: CGSize(width: 90, height: 200),
            Editor(affinity: affinity, own: own, place: place))
        host.tree.focus.advance(backwards: false)
        host.settle()
        return host.tree.focus.textInputRect ?? .null
    }

    @Test("S-557: A caret between two lines is at the end of the first if it is upstream")
    func upstream() throws {
        let places = (1..<30).filter {
            caret($0, .upstream).minY < caret($0, .automatic).minY
        }
        let wrap = try #require(places.first)
        let (upper, lower) = (caret(wrap, .upstream), caret(wrap, .automatic))
        #expect(upper.minX > lower.minX)
        #expect(caret(wrap, .automatic, own: .upstream) == upper)
        #expect(caret(wrap, .upstream, own: .downstream) == lower)
        #expect(caret(wrap + 1, .upstream) == caret(wrap + 1, .automatic))
    }
}
