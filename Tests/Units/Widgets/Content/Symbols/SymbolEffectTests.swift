import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct SymbolEffectTests {
    private let number = Box<Binding<Int>?>(nil)

    /// Shows the frames of some seconds, and returns whether each differs from a plain symbol.
    private func moves(_ host: ViewHost, _ seconds: Double) -> Bool {
        host.advance(seconds)
        return host.drawn.contains("transform") || host.drawn.contains("opacity")
    }

    private func symbol(_ effect: some View) -> ViewHost { ViewHost { effect } }

    @Test(
        "S-299: an effect that lasts runs as soon as the symbol appears, for as long as it is active"
    )
    func indefinite() {
        let host = ViewHost { ActivePulse(number: number) }
        #expect(!moves(host, 0.3))
        host.act { number.value?.wrappedValue = 1 }
        #expect(moves(host, 0.3))
        #expect(moves(host, 5))
        host.act { number.value?.wrappedValue = 0 }
        #expect(!moves(host, 1.5))
        #expect(host.tree.repaints.next == nil)
    }

    @Test("S-299: an effect for a value runs once for each change of it")
    func discrete() {
        let host = ViewHost { BouncingView(number: number, options: .default) }
        #expect(!moves(host, 0.3))
        host.act { number.value?.wrappedValue = 1 }
        #expect(moves(host, 0.2))
        #expect(!moves(host, 0.6))
        #expect(host.tree.repaints.next == nil)
    }

    @Test("S-300: options say how often an effect runs and how fast")
    func options() {
        let twice = ViewHost { BouncingView(number: number, options: .repeat(2)) }
        twice.act { number.value?.wrappedValue = 1 }
        #expect(moves(twice, 0.8))
        #expect(!moves(twice, 0.6))
        let fast = ViewHost { BouncingView(number: number, options: .speed(4)) }
        fast.act { number.value?.wrappedValue = 1 }
        #expect(moves(fast, 0.06))
        #expect(!moves(fast, 0.2))
        let bad = SymbolEffectOptions.speed(.nan).repeat(-3)
        #expect(bad.rate == 1 && bad.repetition?.count == 1)
    }

    @Test("Each effect changes what is drawn, and the symbol's frame stays")
    func allEffects() {
        let star = Image(systemName: "star")
        let size = ViewHost { star }.size()
        let hosts = [
            symbol(star.symbolEffect(.pulse)), symbol(star.symbolEffect(.bounce.down)),
            symbol(star.symbolEffect(.variableColor.iterative.reversing.hideInactiveLayers)),
            symbol(star.symbolEffect(.scale.up)), symbol(star.symbolEffect(.wiggle.left)),
            symbol(star.symbolEffect(.rotate.counterClockwise)),
            symbol(star.symbolEffect(.breathe.plain)),
            symbol(star.symbolEffect(.wiggle.custom(angle: .degrees(.nan)))),
        ]
        for host in hosts {
            #expect(moves(host, 0.4))
            #expect(host.size() == size)
        }
    }

    @Test("S-301: a symbol that has disappeared draws nothing, and keeps its place")
    func disappearance() {
        let host = ViewHost { Image(systemName: "star").symbolEffect(.disappear) }
        host.advance(0.5)
        #expect(host.lines("text").isEmpty)
        #expect(host.size().width > 0)
        let other = ViewHost { Image(systemName: "star").symbolEffect(.appear) }
        #expect(other.lines("text").isEmpty)
        other.advance(0.5)
        #expect(other.lines("text").count == 1)
    }

    @Test("S-301: effects reach the symbols inside a view, unless they are removed")
    func environment() {
        let inside = ViewHost {
            VStack { Label("A", systemImage: "star") }.symbolEffect(.scale.up)
        }
        #expect(moves(inside, 0.5))
        let removed = ViewHost {
            VStack { Image(systemName: "star").symbolEffectsRemoved() }.symbolEffect(.scale.up)
        }
        #expect(!moves(removed, 0.5))
    }

    @Test("S-297: where motion is reduced, symbols fade but do not move")
    func reducedMotion() {
        var environment = EnvironmentValues.forTests
        environment.accessibilityReduceMotion = true
        let still = ViewHost(environment) { Image(systemName: "star").symbolEffect(.rotate) }
        #expect(!moves(still, 0.4))
        let fading = ViewHost(environment) { Image(systemName: "star").symbolEffect(.pulse) }
        #expect(moves(fading, 0.4))
    }

    @Test("A symbol comes and goes by its effect")
    func transition() {
        let host = ViewHost { ComingSymbol(number: number) }
        host.act { withAnimation(.linear(duration: 1)) { number.value?.wrappedValue = 1 } }
        host.advance(0.5)
        #expect(host.drawn.contains("opacity 0.5"))
        #expect(host.drawn.contains("transform 1.2"))
    }
}

private struct ActivePulse: View {
    @State private var count = 0
    let number: Box<Binding<Int>?>

    var body: some View {
        let _ = number.value = $count
        Image(systemName: "star").symbolEffect(.pulse, isActive: count == 1)
    }
}

private struct BouncingView: View {
    @State private var count = 0
    let number: Box<Binding<Int>?>
    let options: SymbolEffectOptions

    var body: some View {
        let _ = number.value = $count
        Image(systemName: "star").symbolEffect(.bounce, options: options, value: count)
    }
}

private struct ComingSymbol: View {
    @State private var count = 0
    let number: Box<Binding<Int>?>

    var body: some View {
        let _ = number.value = $count
        ZStack {
            if count == 1 { Image(systemName: "star").transition(.symbolEffect(.appear.down)) }
        }
    }
}
