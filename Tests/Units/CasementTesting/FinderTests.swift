import CasementTesting
import SwiftUI
import Testing

/// Finders and gestures on views that need no control.
@MainActor
struct FinderTests {
    private struct Board: View {
        @State private var taps = 0
        @State private var log: [String] = []

        var body: some View {
            VStack(spacing: 10) {
                Text("Taps: \(taps)")
                    .accessibilityIdentifier("taps")
                    .onTapGesture { taps += 1 }
                Text("Row").onTapGesture { log.append("first") }
                Text("Row").onTapGesture { log.append("second") }
                Text("Twice").onTapGesture(count: 2) { log.append("twice") }
                Text("Hold").onLongPressGesture { log.append("held") }
                Text("Drag").gesture(
                    DragGesture().onEnded { log.append("dragged \(Int($0.translation.width))") })
                Text("Off").onTapGesture { log.append("off") }.disabled(true)
                Text("Below").onTapGesture { log.append("below") }
                    .overlay { Color.red.onTapGesture { log.append("above") } }
                Text("Log: \(log.joined(separator: ", "))").accessibilityIdentifier("log")
            }
        }
    }

    private let app = TestApp { Board() }

    private var log: String { app.find(id: "log").text }

    @Test("Elements are found by label, identifier, role and a part of the label")
    func finding() {
        #expect(app.find("Twice").exists)
        #expect(!app.find("Thrice").exists)
        #expect(app.find(id: "taps").text == "Taps: 0")
        #expect(app.find(containing: "Taps").role == .text)
        #expect(app.find("Row", role: .text).count == 2)
        #expect(app.find("Row", role: .button).count == 0)
    }

    @Test("A tap acts once, and the number of a match tells equal ones apart")
    func tapping() {
        app.find(id: "taps").tap()
        app.find("Taps: 1").tap()
        app.find("Taps: 2").expect()
        app.find("Row").at(2).tap()
        #expect(log == "Log: second")
    }

    @Test("Double taps, long presses and drags are what they say")
    func gestures() {
        app.find("Twice").doubleTap()
        app.find("Hold").longPress()
        app.find("Drag").drag(by: CGSize(width: 40, height: 0))
        #expect(log == "Log: twice, held, dragged 40")
    }

    @Test("What is ambiguous, missing, disabled or covered is refused with the reason")
    func refused() {
        func issue(_ words: String, _ work: () -> Void) {
            withKnownIssue {
                work()
            } matching: { issue in
                issue.comments.contains { $0.rawValue.contains(words) }
            }
        }
        issue("found 2 of “Row”") { app.find("Row").tap() }
        issue("found no “Nowhere”") { app.find("Nowhere").tap() }
        issue("is disabled") { app.find("Off").tap() }
        issue("is covered") { app.find("Below").tap() }
        issue("no key “hyper+x”") { app.key("hyper+x") }
        issue("nothing has the focus") { app.type("words") }
        #expect(log == "Log: ")
    }

    @Test("Each action takes one frame of the clock")
    func frames() {
        let app = TestApp { ClockView() }
        app.find("0 frames").tap()
        app.find("1 frames").tap()
        #expect(app.find("2 frames").exists)
    }

    private struct ClockView: View {
        @State private var frames = 0

        var body: some View {
            Text("\(frames) frames").onTapGesture {
                Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: false) { _ in
                    MainActor.assumeIsolated { frames += 1 }
                }
            }
        }
    }

    @Test("The tree and the display list can be printed")
    func printed() {
        #expect(app.printedTree.hasPrefix("window 1 “Test” active key\n  text “Taps: 0” #taps\n"))
        #expect(app.printedDisplayList().contains(#"text "Twice""#))
    }
}
