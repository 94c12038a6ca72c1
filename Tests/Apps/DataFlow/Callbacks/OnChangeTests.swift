import CasementTesting
import SwiftUI
import Testing

/// The four forms of `onChange`, and when they run.
@MainActor
struct OnChangeTests {
    private struct Capturing: View {
        let log: CallbackLog
        @State private var number = 1

        var body: some View {
            let tenfold = number * 10
            Button("Add") { number += 1 }
                .onChange(of: number, perform: { log("one \($0), captured \(tenfold)") })
                .onChange(of: number) { log("none, captured \(tenfold)") }
                .onChange(of: number) { log("two \($0) \($1), captured \(tenfold)") }
        }
    }

    @Test(
        """
        S-121, S-122: the form with one value runs what the body before the change captured, \
        the other forms what the body with the new value did
        """)
    func captures() {
        let log = CallbackLog()
        let app = TestApp { Capturing(log: log) }
        #expect(log.lines == [])
        app.find("Add").tap()
        #expect(
            log.lines == [
                "one 2, captured 10", "none, captured 20", "two 1 2, captured 20",
            ])
        log.clear()
        app.find("Add").tap()
        #expect(
            log.lines == [
                "one 3, captured 20", "none, captured 30", "two 2 3, captured 30",
            ])
    }

    private struct Initial: View {
        let log: CallbackLog
        @State private var number = 0

        var body: some View {
            Button("Two") { number = 2 }
                .onChange(of: number, initial: true) { old, new in log("\(old) \(new)") }
                .onChange(of: number, initial: true) { log("none at \(number)") }
                .onChange(of: number, initial: false) { _, new in log("later \(new)") }
                .onAppear { number = 1 }
        }
    }

    @Test("S-123: initial runs the closure at first with the value as old and as new")
    func initial() {
        let log = CallbackLog()
        let app = TestApp { Initial(log: log) }
        #expect(log.lines == ["0 0", "none at 0", "0 1", "none at 1", "later 1"])
        log.clear()
        app.find("Two").tap()
        #expect(log.lines == ["1 2", "none at 2", "later 2"])
    }

    private struct Writing: View {
        let log: CallbackLog
        @State private var number = 0

        var body: some View {
            VStack {
                Button("Count") {
                    number = 1
                    number = 2
                    number = 3
                }
                Button("Return") {
                    number = 9
                    number = 3
                }
            }
            .onChange(of: number) { old, new in log("\(old) \(new)") }
        }
    }

    @Test("S-124: writes of one event are one change, from the first value to the last")
    func coalescing() {
        let log = CallbackLog()
        let app = TestApp { Writing(log: log) }
        app.find("Count").tap()
        #expect(log.lines == ["0 3"])
        app.find("Return").tap()
        #expect(log.lines == ["0 3"])
    }

    /// Equal to every other note with its number.
    private struct Note: Equatable {
        var number: Int
        var text: String
        static func == (a: Note, b: Note) -> Bool { a.number == b.number }
    }

    private struct Noted: View {
        let log: CallbackLog
        @State private var number = 1
        @State private var text = "a"

        var body: some View {
            VStack {
                Button("Text") { text += "a" }
                Button("Number") { number += 1 }
                Text("\(number) \(text)")
            }
            .onChange(of: Note(number: number, text: text)) {
                log("changed to \($1.number) \($1.text)")
            }
        }
    }

    @Test("S-125: values are compared by their own ==")
    func equality() {
        let log = CallbackLog()
        let app = TestApp { Noted(log: log) }
        app.find("Text").tap()
        app.find("1 aa").expect()
        #expect(log.lines == [])
        app.find("Number").tap()
        #expect(log.lines == ["changed to 2 aa"])
        app.find("2 aa").expect()
    }

    private struct Late: View {
        let log: CallbackLog
        @State private var number = 0
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Add") { number += 1 }
                Button("Show") { isShown = true }
                if isShown {
                    Text("late")
                        .onChange(of: number) { log("late \($0) \($1)") }
                        .onChange(of: number, initial: true) { log("initial \($0) \($1)") }
                }
            }
        }
    }

    @Test("S-125: what changed before the view came is not a change, unless the first value counts")
    func beforeAppearance() {
        let log = CallbackLog()
        let app = TestApp { Late(log: log) }
        app.find("Add").tap()
        app.find("Show").tap()
        #expect(log.lines == ["initial 1 1"])
        app.find("Add").tap()
        #expect(log.lines == ["initial 1 1", "late 1 2", "initial 1 2"])
    }

    private struct Distant: View {
        let log: CallbackLog
        @State private var number = 0

        var body: some View {
            ScrollView {
                VStack {
                    Button("Add") { number += 1 }
                    Color.clear.frame(height: 4_000)
                    Text("far").onChange(of: number) { log("\($0) \($1)") }
                }
            }
        }
    }

    @Test("S-125: a view out of sight, but in the tree, notices changes")
    func outOfSight() {
        let log = CallbackLog()
        let app = TestApp { Distant(log: log) }
        app.find("Add").tap()
        #expect(log.lines == ["0 1"])
    }
}
