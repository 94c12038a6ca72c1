import CasementTesting
import SwiftUI
import Testing

/// Selecting, deleting and moving reach rows that were never made.
@MainActor
struct RowKeyboardTests {
    private static let size = CGSize(width: 300, height: 400)

    private final class Outcome {
        var selection: Set<Int> = []
        var deleted: IndexSet?
        var moved: (from: IndexSet, to: Int)?
    }

    private struct Selectable: View {
        let outcome: Outcome
        @State private var numbers = Array(0..<1_000)
        @State private var selection: Set<Int> = []

        var body: some View {
            List(selection: $selection) {
                ForEach(numbers, id: \.self) { number in
                    Text(verbatim: "row \(number)").frame(height: 40)
                }
                .onDelete {
                    outcome.deleted = $0; numbers.remove(atOffsets: $0)
                }
                .onMove {
                    outcome.moved = ($0, $1)
                    numbers.move(fromOffsets: $0, toOffset: $1)
                }
            }
            .onChange(of: selection) { outcome.selection = $1 }
        }
    }

    private let outcome = Outcome()

    private func app() -> TestApp {
        let app = TestApp(size: Self.size) { [outcome] in Selectable(outcome: outcome) }
        app.find("row 2").tap()
        return app
    }

    @Test("Arrows go on to rows that were not made, which come into sight")
    func arrows() {
        let app = app()
        for _ in 0..<40 { app.key("Down") }
        #expect(outcome.selection == [42])
        #expect(app.find("row 42").frame.maxY <= 400)
        for _ in 0..<41 { app.key("Up") }
        #expect(outcome.selection == [1])
        #expect(app.find("row 1").frame.minY >= 0)
    }

    @Test("End selects the last row, Home the first")
    func ends() {
        let app = app()
        app.key("End")
        #expect(outcome.selection == [999])
        #expect(app.find("row 999").frame.maxY <= 400)
        app.key("Home")
        #expect(outcome.selection == [0])
        #expect(app.find("row 0").frame.minY >= 0)
    }

    @Test("Shift selects all rows between, made or not")
    func ranges() {
        let app = app()
        app.key("shift+End")
        #expect(outcome.selection == Set(2..<1_000))
        app.key("shift+Home")
        #expect(outcome.selection == Set(0...2))
        app.key("ctrl+a")
        #expect(outcome.selection.count == 1_000)
    }

    @Test("Delete removes selected rows that are out of sight by their places in the data")
    func deleting() {
        let app = app()
        app.scroll(by: CGSize(width: 0, height: 10_000))
        app.key("Delete")
        #expect(outcome.deleted == [2])
        app.scroll(by: CGSize(width: 0, height: -10_000))
        app.find("row 2").expectNone()
        app.find("row 3").expect()
    }

    @Test("A selected row moves by the keyboard, to the end of all rows and no further")
    func moving() {
        let app = app()
        app.key("alt+Down")
        #expect(outcome.moved?.from == [2])
        #expect(outcome.moved?.to == 4)
        app.key("End")
        outcome.moved = nil
        app.key("alt+Down")
        #expect(outcome.moved == nil)
    }

    @Test("A row dragged among rows further down lands at its place in the data")
    func dragging() {
        let app = app()
        app.scroll(by: CGSize(width: 0, height: 4_000))
        let rows = (80..<130).filter { app.find("row \($0)").exists }
        let (from, to) = (rows[3], rows[6])
        app.drag(
            from: app.find("row \(from)").middle,
            to: CGPoint(x: 100, y: app.find("row \(to)").frame.maxY - 2))
        #expect(outcome.moved?.from == [from])
        #expect(outcome.moved?.to == to + 1)
    }

    @Test("Rows meant by tags are selected by them wherever they are")
    func tags() {
        final class Chosen { var name: String? }
        struct Tagged: View {
            let chosen: Chosen
            @State private var selection: String?
            var body: some View {
                List(selection: $selection) {
                    ForEach(0..<500) { Text(verbatim: "row \($0)").tag("tag \($0)") }
                }
                .onChange(of: selection) { chosen.name = $1 }
            }
        }
        let chosen = Chosen()
        let app = TestApp(size: Self.size) { Tagged(chosen: chosen) }
        app.find("row 1").tap()
        app.key("End")
        #expect(chosen.name == "tag 499")
        app.scroll(by: CGSize(width: 0, height: -100_000))
        app.key("Up")
        #expect(chosen.name == "tag 498")
    }

    @Test("The field that has the focus keeps it, and its text, while its row is out of sight")
    func focus() {
        struct Fields: View {
            @State private var texts = Array(repeating: "", count: 300)
            var body: some View {
                List(texts.indices, id: \.self) { index in
                    TextField("field \(index)", text: $texts[index]).frame(height: 40)
                }
            }
        }
        let app = TestApp(size: Self.size) { Fields() }
        app.find("field 3").tap()
        app.type("ab")
        app.scroll(by: CGSize(width: 0, height: 6_000))
        app.type("cd")
        app.scroll(by: CGSize(width: 0, height: -6_000))
        app.find("field 3").expectValue("abcd")
        app.find("field 3").expectFocus()
    }

    @Test("Tab goes on to a field below what can be seen, which comes into sight")
    func tab() {
        struct Fields: View {
            @State private var texts = Array(repeating: "", count: 60)
            var body: some View {
                List(texts.indices, id: \.self) { index in
                    TextField("field \(index)", text: $texts[index]).frame(height: 40)
                }
            }
        }
        let app = TestApp(size: Self.size) { Fields() }
        app.find("field 0").tap()
        for _ in 0..<30 { app.key("Tab") }
        app.find("field 30").expectFocus()
        #expect(app.find("field 30").frame.maxY <= 400)
    }
}

extension Finder {
    fileprivate var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}
