import CasementTesting
import SwiftUI
import Testing

/// When views appear and disappear, and what they may do then.
@MainActor
struct AppearanceTests {
    private final class Model: ObservableObject {
        @Published var isShown = false
        @Published var number = 0
    }

    /// Notes when its content is placed.
    private struct NotingLayout: Layout {
        let log: CallbackLog

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
            subviews.first?.sizeThatFits(proposal) ?? .zero
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            log("layout")
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
    }

    private struct Counting: View {
        let log: CallbackLog
        @State private var count = 0

        var body: some View {
            let _ = log("body \(count)")
            NotingLayout(log: log) { Text("count \(count)") }
                .onAppear {
                    log("appear")
                    count = 2
                }
        }
    }

    private struct Screen<Content: View>: View {
        @ObservedObject var model: Model
        @ViewBuilder let content: Content

        var body: some View {
            VStack {
                Text("screen")
                if model.isShown { content }
            }
        }
    }

    @Test(
        """
        S-110, S-114: body, layout, onAppear, one more pass for what onAppear has changed, and \
        only then the first frame, without a warning
        """)
    func firstAppearance() {
        let (log, model) = (CallbackLog(), Model())
        let app = TestApp { Screen(model: model) { Counting(log: log) } }
        let counts = app.counting { model.isShown = true }
        #expect(counts.frames == 1)
        app.find("count 2").expect()
        #expect(log.lines.prefix(3) == ["body 0", "layout", "appear"])
        #expect(log.lines.dropFirst(3).first == "body 2")
        #expect(log.lines.filter { $0.hasPrefix("body") } == ["body 0", "body 2"])
        #expect(app.logLines.isEmpty)
    }

    private struct Veiled: View {
        @ObservedObject var model: Model
        let log: CallbackLog

        var body: some View {
            ZStack {
                VStack {
                    note("faded").opacity(model.isShown ? 1 : 0)
                    if model.isShown { note("bare") } else { EmptyView() }
                    note("covered")
                }
                if !model.isShown { Color.gray.frame(width: 600, height: 400) }
            }
        }

        private func note(_ name: String) -> some View {
            Text(name).onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
        }
    }

    @Test("S-115: fading out and being covered are not a disappearance, being taken out is")
    func fadedAndCovered() {
        let (log, model) = (CallbackLog(), Model())
        model.isShown = true
        let app = TestApp { Veiled(model: model, log: log) }
        #expect(log.lines == ["+faded", "+bare", "+covered"])
        log.clear()
        model.isShown = false
        app.settle()
        #expect(log.lines == ["-bare"])
        model.isShown = true
        app.settle()
        #expect(log.lines == ["-bare", "+bare"])
    }

    @Test("S-115: a hidden view appears, and a hidden or scrolled one never disappears")
    func hiddenAndScrolled() {
        let log = CallbackLog()
        let app = TestApp {
            ScrollView {
                VStack {
                    Text("top").onAppear { log("+top") }.onDisappear { log("-top") }
                    Text("hidden").hidden()
                        .onAppear { log("+hidden") }.onDisappear { log("-hidden") }
                    Color.clear.frame(height: 3_000)
                    Text("bottom").onAppear { log("+bottom") }.onDisappear { log("-bottom") }
                }
            }
        }
        #expect(log.lines == ["+top", "+hidden", "+bottom"])
        app.scroll(by: CGSize(width: 0, height: 5_000))
        app.advance(by: .seconds(2))
        #expect(app.find("top").frame.maxY < 0)
        #expect(log.lines.count == 3)
    }

    private struct Swapping: View {
        @ObservedObject var model: Model
        let log: CallbackLog
        /// Asked when the old view has disappeared.
        let looks: () -> Bool

        var body: some View {
            if model.isShown {
                Text("new").onAppear { log("+new") }
            } else {
                Text("old").onDisappear { log(looks() ? "-old while shown" : "-old") }
            }
        }
    }

    @Test("S-116: onDisappear runs after the view has left, and after what replaces it appeared")
    func disappearance() {
        let (log, model) = (CallbackLog(), Model())
        var looks: () -> Bool = { true }
        let app = TestApp { Swapping(model: model, log: log, looks: { looks() }) }
        looks = { [unowned app] in app.find("old").exists }
        model.isShown = true
        app.settle()
        #expect(log.lines == ["+new", "-old"])
    }

    private struct Fading: View {
        let log: CallbackLog
        @State private var isShown = true

        var body: some View {
            VStack {
                Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                if isShown { Text("fading").onDisappear { log("-fading") } }
            }
        }
    }

    @Test("S-116: with an animated removal onDisappear runs when the transition has ended")
    func animatedDisappearance() {
        let log = CallbackLog()
        let app = TestApp { Fading(log: log) }
        app.find("Toggle").tap()
        app.advance(by: .milliseconds(900))
        #expect(log.lines == [])
        app.advance(by: .milliseconds(300))
        #expect(log.lines == ["-fading"])
    }
}
