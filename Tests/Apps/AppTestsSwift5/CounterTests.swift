import CasementTesting
import SwiftUI
import Testing

/// A counter whose number grows for a moment when it is tapped.
@MainActor
struct CounterTests {
    private struct Tally: View {
        @State private var total = 0
        @State private var isGrown = false

        var body: some View {
            VStack(spacing: 16) {
                Text("Total: \(total)")
                    .font(.title)
                    .scaleEffect(isGrown ? 1.5 : 1)
                Button("One more") {
                    withAnimation(.spring()) {
                        total += 1
                        isGrown = true
                    }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                        withAnimation { isGrown = false }
                    }
                }
                .buttonStyle(.borderedProminent)
            }
            .padding()
        }
    }

    private let app = TestApp { Tally() }

    @Test("Each tap counts one, through real pointer events")
    func counting() {
        app.find("Total: 0").expect()
        for _ in 1...3 { app.find("One more", role: .button).tap() }
        app.find("Total: 3").expect()
    }

    @Test("The key that presses the focused button counts too")
    func keyboard() {
        app.find("One more", role: .button).focus()
        app.key("Space")
        app.find("Total: 1").expect()
    }

    @Test("The number grows by itself over frames, and shrinks when Dispatch says so")
    func growing() async {
        let start = app.find(containing: "Total").frame.width
        app.find("One more").tap()
        app.advance(by: .seconds(2))
        #expect(app.find("Total: 1").frame.width > start * 1.2)
        let grown = app.printedDisplayList()
        await app.wait(for: .milliseconds(300))
        app.advance(by: .seconds(2))
        #expect(app.printedDisplayList() != grown)
        #expect(abs(app.find("Total: 1").frame.width - start) < start * 0.2)
    }
}
