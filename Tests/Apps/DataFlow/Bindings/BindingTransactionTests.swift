import CasementTesting
import SwiftUI
import Testing

/// Bindings whose writes carry an animation or a transaction.
@MainActor
struct BindingTransactionTests {
    private let lines = Lines()

    private func recorder() -> Binding<Int> {
        nonisolated(unsafe) var value = 0
        let lines = lines
        return Binding(
            get: { value },
            set: { new, transaction in
                value = new
                lines.add("\(new) \(transaction.animation.map { "\($0 == .linear)" } ?? "plain")")
            })
    }

    @Test("S-080: writes through an animated binding carry the animation, those beside it none")
    func animation() {
        let binding = recorder()
        let animated = binding.animation(.linear)
        animated.wrappedValue = 1
        binding.wrappedValue = 2
        binding.animation(nil).wrappedValue = 3
        binding.animation().wrappedValue = 4
        #expect(lines.take() == ["1 true", "2 plain", "3 plain", "4 false"])
        #expect(animated.transaction.animation == .linear)
        #expect(binding.transaction.animation == nil)
    }

    @Test("S-080: a transaction that a binding is given goes with its writes and its parts'")
    func transaction() {
        let binding = recorder()
        var transaction = Transaction(animation: .linear)
        transaction.disablesAnimations = true
        let carrying = binding.transaction(transaction)
        carrying.wrappedValue = 1
        Binding<Int?>(carrying).wrappedValue = 2
        withAnimation(.linear) { binding.wrappedValue = 3 }
        binding.wrappedValue = 4
        #expect(lines.take() == ["1 true", "2 true", "3 true", "4 plain"])
        #expect(carrying.transaction.disablesAnimations)
        #expect(!binding.transaction.disablesAnimations)
    }

    private struct Lamp: View {
        @State private var isOn = false
        let lines: Lines
        var body: some View {
            VStack {
                Toggle("Animated", isOn: $isOn.animation(.linear(duration: 1)))
                Toggle("Plain", isOn: $isOn)
                Bulb(isOn: isOn)
            }
            .transaction { lines.add($0.animation == nil ? "plain" : "animated") }
        }
    }

    private struct Bulb: View {
        let isOn: Bool
        var body: some View {
            HStack {
                if isOn { Spacer() }
                Text("Bulb")
            }
            .frame(width: 400)
        }
    }

    @Test("S-080: a control moves what it changes at the pace that its binding carries")
    func inViews() {
        let lines = lines
        let app = TestApp { Lamp(lines: lines) }
        let start = app.find("Bulb").frame.minX
        _ = lines.take()
        app.find("Plain", role: .toggle).tap()
        #expect(lines.take().last == "plain")
        let end = app.find("Bulb").frame.minX
        #expect(end > start + 100)
        app.find("Animated", role: .toggle).tap()
        #expect(lines.take().contains("animated"))
        app.advance(by: .milliseconds(500))
        let middle = app.find("Bulb").frame.minX
        app.advance(by: .seconds(1))
        #expect(app.find("Bulb").frame.minX == start)
        #expect(middle > start && middle < end || middle == start)
    }

    private struct Appearing: View {
        @State private var isShown = false
        var body: some View {
            VStack {
                Toggle("Show", isOn: $isShown.animation(.linear(duration: 1)))
                if isShown { Text("Shown").transition(.move(edge: .leading)) }
            }
        }
    }

    @Test("S-080: what an animated binding inserts and removes has a transition")
    func appearing() {
        let app = TestApp { Appearing() }
        app.find("Show", role: .toggle).tap()
        let count = app.counting { app.advance(by: .milliseconds(500)) }
        #expect(count.frames > 10)
        app.advance(by: .seconds(1))
        app.find("Shown").expect()
        #expect(app.counting { app.advance(by: .milliseconds(500)) }.frames == 0)
    }
}
