import CasementTesting
import Combine
import RandomNumbers
import SwiftUI
import Testing

/// Views that go before they have come.
@MainActor
struct InterruptedTransitionTests {
    private struct Guest: View {
        let transition: AnyTransition
        var animation = Animation.linear(duration: 1)
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Toggle") { withAnimation(animation) { isShown.toggle() } }
                ZStack {
                    Color.clear.frame(width: 300, height: 100)
                    if isShown { Text("guest").transition(transition) }
                }
            }
        }
    }

    /// How opaque the guest is drawn; nil if it is not.
    private func opacity(_ app: TestApp) -> Double? {
        let list = app.printedDisplayList()
        guard list.contains("text \"guest\"") else { return nil }
        return list.firstMatch(of: #/opacity (\d[\d.]*)/#).flatMap { Double($0.1) } ?? 1
    }

    @Test("S-243: a view that goes before it has come goes from where it is")
    func back() {
        let app = TestApp { Guest(transition: .opacity) }
        app.find("Toggle").tap()
        app.advance(by: .milliseconds(500))
        app.find("Toggle").tap()
        var seen: [Double] = []
        while let opacity = opacity(app), seen.count < 100 {
            seen.append(opacity)
            app.advance(by: .milliseconds(50))
        }
        // Coming and going add up until it has come.
        #expect(seen.allSatisfy { $0 < 0.53 }, "\(seen)")
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 >= $1 - 0.01 })
        #expect(seen.count == 20)
    }

    @Test("S-243: a spring turns a view round that goes before it has come")
    func spring() {
        let app = TestApp { Guest(transition: .opacity, animation: .spring(duration: 1)) }
        app.find("Toggle").tap()
        app.advance(by: .milliseconds(300))
        let before = opacity(app) ?? 0
        app.find("Toggle").tap()
        var seen: [Double] = []
        while let opacity = opacity(app), seen.count < 100 {
            seen.append(opacity)
            app.advance(by: .milliseconds(50))
        }
        #expect((0.3...0.9).contains(before))
        // It goes on coming for a moment, as fast as it was.
        #expect(seen.allSatisfy { $0 < before + 0.15 })
        #expect(zip(seen, seen.dropFirst()).allSatisfy { abs($0 - $1) < 0.2 })
        #expect(seen.last ?? 1 < 0.05)
    }

    @Test("S-243: a view that goes in another way than it comes in does both before it has come")
    func both() {
        let app = TestApp {
            Guest(transition: .asymmetric(insertion: .opacity, removal: .offset(x: 100)))
        }
        app.find("Toggle").tap()
        app.advance(by: .milliseconds(500))
        app.find("Toggle").tap()
        app.advance(by: .milliseconds(250))
        #expect(opacity(app).map { abs($0 - 0.77) < 0.03 } == true)
        app.advance(by: .milliseconds(500))
        #expect(opacity(app) == 1)
        app.advance(by: .milliseconds(300))
        #expect(opacity(app) == nil)
    }

    private final class Model: ObservableObject {
        @Published var flags = [Bool](repeating: false, count: 6)
        @Published var rows = [0, 1, 2]
        @Published var generation = 0
    }

    private struct Pulse: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: phase.value * 20).opacity(phase.isIdentity ? 1 : 0)
        }
    }

    private struct Screen: View {
        @ObservedObject var model: Model
        @Namespace private var space

        var body: some View {
            VStack {
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                        ForEach(model.rows, id: \.self) { row in
                            ZStack {
                                if !model.flags[0] {
                                    Text("row \(row)").matchedGeometryEffect(id: row, in: space)
                                }
                            }
                            .frame(height: 30)
                        }
                    }
                }
                .overlay { if model.rows.isEmpty { Text("nothing") } }
                .frame(height: 120)
                ForEach(model.rows, id: \.self) { Text("line \($0)") }
                if model.flags[1] { Text("first") } else { Text("second") }
                if model.flags[2] {
                    VStack {
                        Text("outer")
                        if model.flags[3] { Text("inner").transition(.move(edge: .leading)) }
                        if model.flags[4] { Text("staged").transition(Pulse()) }
                    }
                    .transition(.scale)
                }
                Text("generation \(model.generation)").id(model.generation)
                if model.flags[5] {
                    Text("own").transition(.opacity.animation(.linear(duration: 1)))
                }
            }
            .frame(width: 400, height: 500, alignment: .top)
        }
    }

    private func change(_ model: Model, _ numbers: inout some RandomNumberGenerator) {
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0..<5:
            model.flags[Int.random(in: 0..<6, using: &numbers)].toggle()
        case 5:
            model.rows = model.rows.isEmpty ? [0, 1, 2] : []
        case 6:
            model.rows = (0..<5).filter { _ in Bool.random(using: &numbers) }
        default:
            model.generation = Int.random(in: 0..<3, using: &numbers)
        }
    }

    /// What is drawn of texts, with their places.
    private func texts(_ app: TestApp) -> [String] {
        let lines = app.printedDisplayList().split(separator: "\n")
        return lines.filter { $0.contains("text ") }.map { $0.trimmingCharacters(in: .whitespaces) }
            .sorted()
    }

    @Test(
        "S-243: however views came and went before, at rest there are those that are described",
        arguments: 0..<UInt64(12))
    func atRest(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let model = Model()
        let app = TestApp { Screen(model: model) }
        for _ in 0..<40 {
            let animation: Animation? = [nil, .default, .linear(duration: 0.3), .snappy, nil]
                .randomElement(using: &numbers)!
            for _ in 0..<Int.random(in: 1...3, using: &numbers) {
                if let animation {
                    withAnimation(animation) { change(model, &numbers) }
                } else {
                    change(model, &numbers)
                }
            }
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0: break
            case 1, 2: app.settle()
            default: app.advance(by: .milliseconds(Int.random(in: 1...400, using: &numbers)))
            }
        }
        app.settle()
        app.advance(by: .seconds(3))
        let fresh = TestApp { Screen(model: model) }
        #expect(texts(app) == texts(fresh))
    }
}
