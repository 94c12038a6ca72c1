import CasementTesting
import SwiftUI
import Testing

/// What an animation changes bit by bit, and what it changes at once.
@MainActor
struct AnimationRulesTests {
    private final class Journal {
        var now: [Double] = []
        var shown: [Double] = []
        var whole: [Int] = []
    }

    /// A view with a number that is animated, and one that is not.
    nonisolated private struct Meter: View, Animatable {
        var value: Double
        let whole: Int
        let journal: Journal

        init(value: Double, whole: Int, journal: Journal) {
            self.value = value
            self.whole = whole
            self.journal = journal
        }

        var animatableData: Double {
            get { value }
            set { value = newValue }
        }

        @MainActor var body: some View {
            let _ = journal.shown.append(value)
            let _ = journal.whole.append(whole)
            Text("Whole \(whole)")
        }
    }

    private struct Gauge: View {
        let journal: Journal
        @State private var value = 0

        var body: some View {
            VStack {
                Text("Value \(value)")
                Meter(value: Double(value), whole: value, journal: journal)
                Button("Fill") {
                    withAnimation(.linear(duration: 1)) {
                        value = 10
                        journal.now.append(Double(value))
                    }
                    journal.now.append(Double(value))
                }
            }
        }
    }

    @Test("S-237: withAnimation changes the value at once, and what is shown bit by bit")
    func values() {
        let journal = Journal()
        let app = TestApp { Gauge(journal: journal) }
        app.find("Fill").tap()
        #expect(journal.now == [10, 10])
        app.find("Value 10").expect()
        app.advance(by: .milliseconds(500))
        #expect((3...7).contains(journal.shown.last ?? 0))
        app.advance(by: .seconds(1))
        #expect(journal.shown.last == 10)
    }

    @Test("S-246: animatableData is set at each frame, and whole numbers jump")
    func frames() {
        let journal = Journal()
        let app = TestApp { Gauge(journal: journal) }
        app.find("Fill").tap()
        for _ in 0..<70 { app.advance(by: .milliseconds(1000.0 / 60)) }
        let between = journal.shown.filter { $0 > 0 && $0 < 10 }
        #expect(between.count > 50)
        #expect(between == between.sorted())
        #expect(Set(journal.whole) == [0, 10])
    }

    /// Two rows that move together, with different modifiers around them.
    private struct Rows<Changed: View>: View {
        let isAnimated: Bool
        @ViewBuilder let change: (AnyView, Bool) -> Changed
        @State private var isMoved = false

        var body: some View {
            VStack(alignment: .leading) {
                change(AnyView(row("Inside")), isMoved)
                row("Outside")
                Button("Move") {
                    withAnimation(isAnimated ? .linear(duration: 1) : nil) { isMoved = true }
                }
            }
            .frame(width: 400, alignment: .leading)
        }

        private func row(_ name: String) -> some View {
            Text(name).padding(.leading, isMoved ? 200 : 0)
        }
    }

    /// How far both rows are half a second after the move.
    private func halfway<Changed: View>(
        isAnimated: Bool, @ViewBuilder _ change: @escaping (AnyView, Bool) -> Changed
    ) -> (inside: CGFloat, outside: CGFloat) {
        let app = TestApp { Rows(isAnimated: isAnimated, change: change) }
        let (inside, outside) = (app.find("Inside").frame.minX, app.find("Outside").frame.minX)
        app.find("Move").tap()
        app.advance(by: .milliseconds(500))
        return (
            app.find("Inside").frame.minX - inside, app.find("Outside").frame.minX - outside
        )
    }

    private func moves(_ distance: CGFloat) -> Bool { distance > 50 && distance < 150 }

    @Test("S-239: animation(_:value:) animates what is inside it, and nothing beside it")
    func subtree() {
        let (inside, outside) = halfway(isAnimated: false) { row, isMoved in
            row.animation(.linear(duration: 1), value: isMoved)
        }
        #expect(moves(inside))
        #expect(outside == 200)
    }

    @Test("S-239: animation(nil, value:) wins over the animation of the action")
    func none() {
        let (inside, outside) = halfway(isAnimated: true) { row, isMoved in
            row.animation(nil, value: isMoved)
        }
        #expect(inside == 200)
        #expect(moves(outside))
    }

    @Test("S-239: animation(_:value:) leaves an update alone in which its value is the same")
    func same() {
        let (inside, outside) = halfway(isAnimated: true) { row, _ in
            row.animation(nil, value: 1)
        }
        #expect(moves(inside))
        #expect(moves(outside))
    }

    @Test("S-241: a transaction without an animation removes it from what is inside")
    func transactions() {
        let (inside, outside) = halfway(isAnimated: true) { row, _ in
            row.transaction { $0.animation = nil }
        }
        #expect(inside == 200)
        #expect(moves(outside))
        let changed = halfway(isAnimated: true) { row, isMoved in
            row.transaction(value: isMoved) { $0.animation = nil }
        }
        #expect(changed.inside == 200)
        let same = halfway(isAnimated: true) { row, _ in
            row.transaction(value: 1) { $0.animation = nil }
        }
        #expect(moves(same.inside))
    }

    /// A number and a scale that one action changes under an animation.
    private struct Bouncing: View {
        let journal: Journal
        @State private var count = 0
        @State private var isLarge = false

        var body: some View {
            VStack {
                Text("Count \(count)")
                Meter(value: isLarge ? 1.2 : 1, whole: count, journal: journal)
                Button("Bounce") {
                    withAnimation(.spring()) {
                        count += 1
                        isLarge = true
                    }
                }
                Button("Rest") { isLarge = false }
            }
        }
    }

    @Test("S-249: a text shows its new number at once, while a scale springs and is set back")
    func bouncing() {
        let journal = Journal()
        let app = TestApp { Bouncing(journal: journal) }
        app.find("Bounce").tap()
        app.find("Count 1").expect()
        app.advance(by: .milliseconds(100))
        let scale = journal.shown.last ?? 0
        #expect(scale > 1 && scale < 1.2)
        app.advance(by: .seconds(2))
        #expect(journal.shown.last == 1.2)
        app.find("Rest").tap()
        #expect(journal.shown.last == 1)
    }
}
