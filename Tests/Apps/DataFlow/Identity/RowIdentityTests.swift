import CasementTesting
import SwiftUI
import Testing

/// Rows whose ids do not say which element is which.
@MainActor
struct RowIdentityTests {
    private final class Journal { var appearances = 0 }

    /// An element that is another one at each look.
    private struct Drifting: Identifiable {
        let name: String
        var id: UUID { UUID() }
    }

    private struct Row: View {
        let name: String
        let journal: Journal
        @State private var total = 0
        var body: some View {
            Text("\(name): \(total)").onAppear { journal.appearances += 1 }
            Button("Add \(name)") { total += 1 }
        }
    }

    private struct DriftingRows: View {
        let journal: Journal
        @State private var ticks = 0
        private let elements = [Drifting(name: "a"), Drifting(name: "b")]
        var body: some View {
            VStack {
                Text("Ticks \(ticks)")
                Button("Tick") { ticks += 1 }
                ForEach(elements) { Row(name: $0.name, journal: journal) }
            }
        }
    }

    @Test("S-013: ids that are new at each look make every row new whenever the parent runs")
    func driftingIDs() {
        let journal = Journal()
        let app = TestApp { DriftingRows(journal: journal) }
        #expect(journal.appearances == 2)
        app.find("Add a").tap()
        app.find("Add b").tap()
        app.find("a: 1").expect()
        #expect(journal.appearances == 2)
        app.find("Tick").tap()
        app.find("a: 0").expect()
        app.find("b: 0").expect()
        #expect(journal.appearances == 4)
    }

    private struct Doubled: View {
        @State private var numbers = [1, 1, 1, 2, 2, 3]
        var body: some View {
            VStack {
                ForEach(numbers, id: \.self) { Text("row \($0)") }
                Button("Append") { numbers.append(1) }
                Button("Clear") { numbers = [] }
            }
        }
    }

    @Test("S-014: an id that occurs several times is warned about once, and nothing stops")
    func duplicates() {
        func warning(_ id: Int) -> String {
            """
            ForEach<Array<Int>, Int, Text>: the ID \(id) occurs multiple times within the \
            collection, this will give undefined results!
            """
        }
        let app = TestApp { Doubled() }
        let expected = [warning(1), warning(2)]
        #expect(app.logLines.filter { $0.contains("occurs multiple times") } == expected)
        app.find("row 1").expectCount(3)
        app.find("Append").tap()
        app.find("row 1").expectCount(4)
        #expect(app.logLines.filter { $0.contains("occurs multiple times") } == expected)
        app.find("Clear").tap()
        app.find(containing: "row").expectNone()
    }
}
