import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct AnimatorTests {
    private let number = Box<Binding<Int>?>(nil)

    private func width(_ host: ViewHost) -> Double { Double(host.fills[0].frame.width) }

    @Test("S-288: keyframes start as the view appears, and repeat; or they run once and stay")
    func keyframesAtOnce() {
        let endless = ViewHost { KeyframeBar(repeats: true) }
        endless.advance(0.5)
        #expect(abs(width(endless) - 60) < 1)
        endless.advance(1)
        #expect(abs(width(endless) - 60) < 2)
        let once = ViewHost { KeyframeBar(repeats: false) }
        once.advance(1.5)
        #expect(abs(width(once) - 110) < 1)
        #expect(!once.tree.isAnimating)
    }

    @Test("S-288: with a trigger, keyframes run each time it changes, from the value they left")
    func triggeredKeyframes() {
        let host = ViewHost { TriggeredBar(number: number) }
        host.advance(0.5)
        #expect(width(host) == 10)
        host.act { number.value?.wrappedValue += 1 }
        host.advance(0.5)
        #expect(abs(width(host) - 15) < 1)
        host.advance(0.6)
        #expect(width(host) == 20)
        host.act { number.value?.wrappedValue += 1 }
        host.advance(1.1)
        #expect(width(host) == 30)
    }

    @Test("S-289: phases follow each other without end, each with the animation to it")
    func endlessPhases() {
        let host = ViewHost { PhaseBar() }
        host.advance(0.5)
        #expect(abs(width(host) - 30) < 2)
        host.advance(1)
        #expect(abs(width(host) - 75) < 4)
        host.advance(1)
        #expect(width(host) < 75)
    }

    @Test("S-289: with a trigger, phases run once and end at the first")
    func triggeredPhases() {
        let host = ViewHost { TriggeredPhases(number: number) }
        host.advance(0.2)
        #expect(width(host) == 10)
        host.act { number.value?.wrappedValue += 1 }
        host.advance(0.5)
        #expect(abs(width(host) - 30) < 2)
        host.advance(4)
        #expect(width(host) == 10)
        #expect(!host.tree.isAnimating)
    }

    @Test("No phases show nothing, one phase stays, and keyframes without duration end at once")
    func badInput() {
        let none = ViewHost {
            PhaseAnimator([Int]()) { _ in Color.red }
        }
        #expect(none.fills.isEmpty)
        #expect(none.log.count == 1)
        let one = ViewHost { PhaseAnimator([1]) { _ in Color.red } }
        one.advance(0.1)
        #expect(one.fills.count == 1)
        #expect(!one.tree.isAnimating)
        let still = ViewHost {
            KeyframeAnimator(initialValue: 1.0) {
                Color.red.frame(width: $0)
            } keyframes: { _ in
                LinearKeyframe(20, duration: 0)
            }
        }
        still.advance(0.1)
        #expect(width(still) == 20)
        #expect(still.log.count == 1)
        #expect(!still.tree.isAnimating)
        let negative = ViewHost {
            KeyframeAnimator(initialValue: 1.0, repeating: false) {
                Color.red.frame(width: $0)
            } keyframes: { _ in
                LinearKeyframe(20, duration: -.infinity)
            }
        }
        #expect(width(negative) == 20)
        #expect(negative.log.count == 1)
    }

    @Test("S-290: a body's animation is that of what it puts around, and not of the content")
    func animationBody() {
        let host = ViewHost { ScopedAnimation(number: number, animates: true) }
        host.act { number.value?.wrappedValue = 1 }
        host.advance(0.5)
        #expect(abs(host.fills[0].opacity - 0.5) < 0.05)
        #expect(width(host) == 100)
    }

    @Test("S-290: a body's transaction leaves the content its own animation")
    func transactionBody() {
        let host = ViewHost { ScopedAnimation(number: number, animates: false) }
        host.act { withAnimation(.linear(duration: 1)) { number.value?.wrappedValue = 1 } }
        host.advance(0.5)
        #expect(host.fills[0].opacity < 0.01)
        #expect(abs(width(host) - 55) < 3)
    }

    @Test("S-291: an animatable modifier's body is evaluated for each value on the way")
    func animatableModifier() {
        let host = ViewHost { GrowingView(number: number) }
        host.act { withAnimation(.linear(duration: 1)) { number.value?.wrappedValue = 100 } }
        host.advance(0.5)
        #expect(abs(width(host) - 50) < 2)
    }

    @Test("S-292: an environmental modifier is resolved again when what it read changes")
    func environmental() {
        let host = ViewHost { EnvironmentalView(number: number) }
        #expect(width(host) == 10)
        host.act { number.value?.wrappedValue = 1 }
        #expect(width(host) == 50)
    }
}

private struct KeyframeBar: View {
    let repeats: Bool

    var body: some View {
        Color.red.keyframeAnimator(initialValue: 10.0, repeating: repeats) { content, width in
            content.frame(width: width, height: 10)
        } keyframes: { _ in
            LinearKeyframe(110, duration: 1)
        }
    }
}

private struct TriggeredBar: View {
    @State private var count = 0
    let number: Box<Binding<Int>?>

    var body: some View {
        let _ = number.value = $count
        KeyframeAnimator(initialValue: 10.0, trigger: count) { width in
            Color.red.frame(width: width, height: 10)
        } keyframes: { start in
            KeyframeTrack { LinearKeyframe(start + 10, duration: 1) }
        }
    }
}

private struct PhaseBar: View {
    var body: some View {
        PhaseAnimator([10.0, 50.0, 100.0]) { width in
            Color.red.frame(width: width, height: 10)
        } animation: { _ in
            .linear(duration: 1)
        }
    }
}

private struct TriggeredPhases: View {
    @State private var count = 0
    let number: Box<Binding<Int>?>

    var body: some View {
        let _ = number.value = $count
        Color.red.phaseAnimator([10.0, 50.0, 100.0], trigger: count) { content, width in
            content.frame(width: width, height: 10)
        } animation: { _ in
            .linear(duration: 1)
        }
    }
}

private struct ScopedAnimation: View {
    @State private var count = 0
    let number: Box<Binding<Int>?>
    let animates: Bool

    var body: some View {
        let _ = number.value = $count
        let inner = Color.red.frame(width: count == 0 ? 10 : 100, height: 10)
        if animates {
            inner.animation(.linear(duration: 1)) { $0.opacity(count == 0 ? 1 : 0) }
        } else {
            inner.transaction {
                $0.animation = nil
            } body: {
                $0.opacity(count == 0 ? 1 : 0.001)
            }
        }
    }
}

private struct GrowingView: View {
    @State private var count = 0
    let number: Box<Binding<Int>?>

    var body: some View {
        let _ = number.value = $count
        Color.red.modifier(Growing(width: Double(count)))
    }
}

private struct Growing: AnimatableModifier {
    var width: Double

    var animatableData: Double {
        get { width }
        set { width = newValue }
    }

    func body(content: Content) -> some View { content.frame(width: width, height: 10) }
}

private struct EnvironmentalView: View {
    @State private var count = 0
    let number: Box<Binding<Int>?>

    var body: some View {
        let _ = number.value = $count
        Color.red.modifier(Sized()).environment(\.isEnabled, count == 0)
    }
}

private struct Sized: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
        FixedWidth(width: environment.isEnabled ? 10 : 50)
    }
}

private struct FixedWidth: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View { content.frame(width: width, height: 10) }
}
