import Drawing
import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct EffectTests {
    @Test("A content shape for something else than touches leaves touches as they are")
    func otherContentShape() {
        let taps = Box(0)
        let host = ViewHost(width: 100, height: 100) {
            Circle().frame(width: 100, height: 100)
                .contentShape(.dragPreview, Rectangle())
                .onTapGesture { taps.value += 1 }
        }
        host.press(at: CGPoint(x: 2, y: 2))
        #expect(taps.value == 0)
        host.press(at: CGPoint(x: 50, y: 50))
        #expect(taps.value == 1)
    }

    @Test("Opacity is drawn as one effect on everything inside; at 0 nothing is drawn or touched")
    func opacity() {
        let half = ViewHost { Color.red.frame(width: 20, height: 20).opacity(0.5) }
        #expect(half.drawn.contains("opacity 0.5"))
        let none = ViewHost { Color.red.frame(width: 20, height: 20).opacity(0) }
        #expect(none.lines("fill").isEmpty)
        #expect(none.size() == CGSize(width: 20, height: 20))
        #expect(HitTest.path(to: CGPoint(x: 150, y: 100), in: none.tree).isEmpty)
        #expect(!HitTest.path(to: CGPoint(x: 150, y: 100), in: half.tree).isEmpty)
    }

    @Test("Clear and hidden views keep their place")
    func keepPlace() {
        let host = ViewHost {
            HStack(spacing: 0) {
                Color.clear.frame(width: 10, height: 10)
                Color.red.frame(width: 10, height: 10).hidden()
                if false { Color.red.frame(width: 10, height: 10) }
                EmptyView()
            }
        }
        #expect(host.size() == CGSize(width: 20, height: 10))
        #expect(host.lines("fill").isEmpty)
    }

    @Test("Clipping changes what is drawn and not the layout")
    func clipping() {
        let host = ViewHost {
            Color.red.frame(width: 40, height: 40).frame(width: 20, height: 20).clipped()
        }
        #expect(host.size() == CGSize(width: 20, height: 20))
        #expect(host.drawn.contains("clip"))
    }

    @Test("An offset view is drawn and touched elsewhere, and its frame stays")
    func offset() {
        let host = ViewHost {
            Color.red.frame(width: 20, height: 20).offset(x: 50, y: 20).border(.black)
        }
        #expect(!HitTest.path(to: CGPoint(x: 200, y: 120), in: host.tree).isEmpty)
        #expect(host.size() == CGSize(width: 20, height: 20))
        let border = host.lines("stroke")
        #expect(border.count == 1)
    }

    @Test("A view turned by a quarter is touched where it is seen")
    func rotation() {
        let host = ViewHost {
            Color.red.frame(width: 100, height: 10).rotationEffect(.degrees(90))
        }
        #expect(!HitTest.path(to: CGPoint(x: 150, y: 60), in: host.tree).isEmpty)
        #expect(HitTest.path(to: CGPoint(x: 110, y: 100), in: host.tree).isEmpty)
    }

    @Test("A mask shows the view where the mask is opaque, and is not laid out beside it")
    func mask() {
        let host = ViewHost { Color.red.frame(width: 40, height: 20).mask { Circle() } }
        #expect(host.drawn.contains("masked by"))
        #expect(host.lines("mask fill").count == 1 || host.drawn.contains("ellipse"))
        #expect(host.size() == CGSize(width: 40, height: 20))
    }

    @Test("Shadows and adjustments of colour are effects on the whole")
    func effects() {
        let host = ViewHost {
            Color.red.frame(width: 20, height: 20).shadow(radius: 4, y: 2).grayscale(1)
        }
        #expect(host.drawn.contains("shadow"))
        #expect(host.lines("fill").count == 1)
    }

    @Test("Disabled is said downwards and cannot be undone inside")
    func disabled() {
        let seen = Box<[Bool]>([])
        _ = ViewHost {
            EnabledProbe(seen: seen).disabled(false).disabled(true)
            EnabledProbe(seen: seen).disabled(false)
        }
        #expect(seen.value == [false, true])
    }

    @Test("Opacity animates, and the layout around it does not move")
    func animation() {
        let model = Box<Binding<Bool>?>(nil)
        let host = ViewHost { FadingView(model: model) }
        host.act { withAnimation(.linear(duration: 1)) { model.value?.wrappedValue = true } }
        host.app.now += 0.5
        AnimationPass.run(host.tree)
        #expect(host.drawn.contains("opacity 0.5"))
    }

    @Test("Turns at the same time, as of several events, move what is animated once")
    func sameTime() {
        let (model, steps) = (Box<Binding<Bool>?>(nil), Box(0))
        let host = ViewHost { CountedView(model: model, steps: steps) }
        host.act { withAnimation(.linear(duration: 1)) { model.value?.wrappedValue = true } }
        host.app.now += 0.5
        host.settle()
        let moved = steps.value
        for _ in 0..<3 { host.settle() }
        #expect(steps.value == moved && host.drawn.contains("opacity 0.5"))
        host.app.now += 0.25
        host.settle()
        #expect(steps.value > moved && host.drawn.contains("opacity 0.75"))
    }

    @Test("Colours animate through what lies between them")
    func colorAnimation() {
        let model = Box<Binding<Bool>?>(nil)
        let host = ViewHost { PaintedView(model: model) }
        host.act { withAnimation(.linear(duration: 1)) { model.value?.wrappedValue = true } }
        host.app.now += 0.5
        AnimationPass.run(host.tree)
        #expect(host.lines("fill").first?.contains("#808080") == true)
    }
}

/// Appears, and counts for how many values of its opacity it has been evaluated.
private struct CountedView: View {
    let model: Box<Binding<Bool>?>
    let steps: Box<Int>
    @State private var isShown = false

    private struct Appearance: ViewModifier, Animatable {
        let steps: Box<Int>
        var animatableData: Double

        func body(content: Content) -> some View {
            let _ = steps.value += 1
            content.opacity(animatableData)
        }
    }

    var body: some View {
        let _ = model.value = $isShown
        Color.red.modifier(Appearance(steps: steps, animatableData: isShown ? 1 : 0))
    }
}

private struct EnabledProbe: View {
    @Environment(\.isEnabled) private var isEnabled
    let seen: Box<[Bool]>

    var body: some View {
        let _ = seen.value.append(isEnabled)
        Color.clear
    }
}

private struct FadingView: View {
    @State private var isFaded = false
    let model: Box<Binding<Bool>?>

    var body: some View {
        let _ = model.value = $isFaded
        Color.red.frame(width: 20, height: 20).opacity(isFaded ? 0 : 1)
    }
}

private struct PaintedView: View {
    @State private var isWhite = false
    let model: Box<Binding<Bool>?>

    var body: some View {
        let _ = model.value = $isWhite
        Rectangle().fill(isWhite ? Color.white : Color.black).frame(width: 20, height: 20)
    }
}
