import Drawing
import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct TextRendererTests {
    @Test("S-304: a renderer draws the lines, runs and glyphs of a text")
    func drawing() {
        let seen = Box<[Int]>([])
        let host = ViewHost { Text("ab\ncd").textRenderer(GlyphRenderer(seen: seen)) }
        #expect(host.lines("text").count == 4)
        #expect(seen.value.suffix(3) == [2, 1, 2])
        let tops = ["a", "b", "c"].compactMap { host.textOrigins($0).first }
        #expect(tops.count == 3)
        #expect(tops[0].y == tops[1].y && tops[2].y > tops[0].y && tops[1].x > tops[0].x)
    }

    @Test("S-304: a run says which attributes of the app's own it has")
    func attributes() {
        let host = ViewHost {
            Text("\(Text("loud").customAttribute(Loud())) and quiet")
                .textRenderer(LoudRenderer(height: -5))
        }
        let loud = host.textOrigins("l").first?.y ?? .nan
        let quiet = host.textOrigins("q").first?.y ?? .nan
        #expect(loud == quiet - 5)
    }

    @Test("S-304: a renderer's data is animated")
    func animation() {
        let model = Box<Binding<Bool>?>(nil)
        let host = ViewHost { RaisedText(model: model) }
        let start = host.textOrigins("l").first?.y ?? .nan
        host.act { withAnimation(.linear(duration: 1)) { model.value?.wrappedValue = true } }
        host.advance(0.5)
        let middle = host.textOrigins("l").first?.y ?? .nan
        #expect(abs(middle - (start - 10)) < 1)
    }

    @Test("A renderer may say how large the text is")
    func size() {
        let host = ViewHost { Text("Words").textRenderer(WideRenderer()) }
        #expect(host.size() == CGSize(width: 200, height: 50))
    }
}

private struct GlyphRenderer: TextRenderer {
    let seen: Box<[Int]>

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        seen.value += [layout.count, layout.first?.count ?? 0, layout.first?.first?.count ?? 0]
        for line in layout { for run in line { for glyph in run { ctx.draw(glyph) } } }
    }
}

private struct Loud: TextAttribute {}

private struct LoudRenderer: TextRenderer {
    var height: Double

    var animatableData: Double {
        get { height }
        set { height = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for run in layout.flatMap({ $0 }) {
            var copy = ctx
            if run[Loud.self] != nil { copy.translateBy(x: 0, y: height) }
            copy.draw(run)
        }
    }
}

private struct RaisedText: View {
    @State private var isRaised = false
    let model: Box<Binding<Bool>?>

    var body: some View {
        let _ = model.value = $isRaised
        Text("loud").customAttribute(Loud()).textRenderer(LoudRenderer(height: isRaised ? -20 : 0))
    }
}

private struct WideRenderer: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout { ctx.draw(line) }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        CGSize(width: 200, height: text.sizeThatFits(proposal).height > 0 ? 50 : 0)
    }
}
