import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct ContentTransitionTests {
    private let number = Box<Binding<Int>?>(nil)

    private func host(_ transition: ContentTransition, stilled: Bool = false) -> ViewHost {
        var environment = EnvironmentValues.forTests
        environment.accessibilityReduceMotion = stilled
        return ViewHost(environment) { NumberView(number: number, transition: transition) }
    }

    private func change(_ host: ViewHost, to value: Int) {
        host.act { withAnimation(.linear(duration: 1)) { number.value?.wrappedValue = value } }
    }

    @Test("S-295: where nothing else is said, words change at once")
    func identity() {
        let host = host(.identity)
        change(host, to: 10)
        #expect(host.lines("text").count == 1)
        #expect(host.drawn.contains("10"))
    }

    @Test("S-295: a fading content shows the old words, then both, then the new ones")
    func opacity() {
        let host = host(.opacity)
        change(host, to: 10)
        #expect(host.drawn.contains("\"9\"") && !host.drawn.contains("\"10\""))
        host.advance(0.5)
        #expect(host.drawn.contains("\"9\"") && host.drawn.contains("\"10\""))
        host.advance(0.6)
        #expect(!host.drawn.contains("\"9\""))
        #expect(host.lines("text").count == 1)
    }

    @Test("S-296: digits that change roll up, or down where the number counts down")
    func numericText() {
        let up = host(.numericText())
        change(up, to: 8)
        up.advance(0.25)
        #expect(up.rolls("9") < up.rolls("8"))
        let down = host(.numericText(countsDown: true))
        change(down, to: 8)
        down.advance(0.25)
        #expect(down.rolls("9") > down.rolls("8"))
    }

    @Test("S-296: with a value, digits roll up where it grows and down where it falls")
    func numericValue() {
        let host = ViewHost { ValueView(number: number) }
        change(host, to: 8)
        host.advance(0.25)
        #expect(host.rolls("9") > host.rolls("8"))
        host.advance(1)
        change(host, to: 7)
        host.advance(1.2)
        change(host, to: 9)
        host.advance(0.25)
        #expect(host.rolls("7") < host.rolls("9"))
    }

    @Test("S-296: characters that stay are not rolled")
    func staying() {
        let host = host(.numericText())
        change(host, to: 19)
        host.advance(0.5)
        #expect(host.lines("text").filter { $0.contains("\"9\"") }.count == 1)
        #expect(host.drawn.contains("\"1\""))
    }

    @Test("S-297: where motion is reduced, digits fade instead of rolling")
    func reducedMotion() {
        let host = host(.numericText(), stilled: true)
        change(host, to: 10)
        host.advance(0.5)
        #expect(host.drawn.contains("\"9\"") && host.drawn.contains("\"10\""))
    }

    @Test("S-298: a symbol is replaced by an effect, and is one again at the end")
    func symbolReplacement() {
        let host = ViewHost { SymbolView(number: number) }
        #expect(host.lines("text").count == 1)
        change(host, to: 1)
        host.advance(0.25)
        #expect(host.drawn.contains("opacity 0.5"))
        host.advance(1)
        #expect(host.lines("text").count == 1)
        #expect(!host.drawn.contains("opacity"))
        #expect(!host.tree.isAnimating)
    }

    @Test("Without an animation nothing rolls")
    func unanimated() {
        let host = host(.numericText())
        host.act { number.value?.wrappedValue = 10 }
        #expect(host.lines("text").count == 1)
        #expect(!host.tree.isAnimating)
    }

    @Test("Secondary text is smaller than the text around it, as a text and as a view")
    func textScale() {
        let plain = ViewHost { Text("Words").font(.title) }.size()
        let own = ViewHost { Text("Words").textScale(.secondary).font(.title) }.size()
        let view = ViewHost { VStack { Text("Words") }.font(.title).textScale(.secondary) }.size()
        let off = ViewHost { Text("Words").textScale(.secondary, isEnabled: false).font(.title) }
        #expect(own.width < plain.width && own.height < plain.height * 0.85)
        #expect(view == own)
        #expect(off.size() == plain)
    }
}

extension ViewHost {
    /// How far down the words are drawn; nil where they are not.
    fileprivate func rolls(_ words: String) -> CGFloat {
        textOrigins(words).map(\.y).first ?? .nan
    }
}

private struct NumberView: View {
    @State private var shown = 9
    let number: Box<Binding<Int>?>
    let transition: ContentTransition

    var body: some View {
        let _ = number.value = $shown
        Text(verbatim: "\(shown)").contentTransition(transition)
    }
}

private struct ValueView: View {
    @State private var shown = 9
    let number: Box<Binding<Int>?>

    var body: some View {
        let _ = number.value = $shown
        Text(verbatim: "\(shown)").contentTransition(.numericText(value: Double(shown)))
    }
}

private struct SymbolView: View {
    @State private var shown = 0
    let number: Box<Binding<Int>?>

    var body: some View {
        let _ = number.value = $shown
        Image(systemName: shown == 0 ? "play" : "pause").contentTransition(.symbolEffect(.replace))
    }
}
