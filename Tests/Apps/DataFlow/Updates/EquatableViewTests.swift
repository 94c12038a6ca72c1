import CasementTesting
import Combine
import SwiftUI
import Testing

/// Views that are Equatable, asked and not asked to compare themselves.
@MainActor
struct EquatableViewTests {
    private final class Journal {
        var lines: [String] = []
        nonisolated init() {}
    }

    private final class Model: ObservableObject { @Published var number = 0 }

    /// Has a reference in it, so that it is not plain bytes.
    private struct Rich: View, @preconcurrency Equatable {
        let number: Int
        let journal: Journal
        @State private var own = 0
        @ObservedObject var model: Model

        init(_ number: Int, _ journal: Journal, _ model: Model) {
            self.number = number
            self.journal = journal
            self.model = model
        }

        var body: some View {
            let _ = journal.lines.append("rich \(number) \(own) \(model.number)")
            Button("Own") { own += 1 }
            Button("Model") { model.number += 1 }
        }

        static func == (old: Rich, new: Rich) -> Bool { old.number / 10 == new.number / 10 }
    }

    private static let plainJournal = Journal()

    private struct Plain: View, @preconcurrency Equatable {
        let number: Int
        var body: some View {
            let _ = EquatableViewTests.plainJournal.lines.append("plain \(number)")
            Text("Plain \(number)")
        }
        static func == (old: Plain, new: Plain) -> Bool { old.number / 10 == new.number / 10 }
    }

    private struct Mother<Content: View>: View {
        @State private var number = 0
        let content: (Int) -> Content
        var body: some View {
            VStack {
                Text("Number \(number)")
                Button("One") { number += 1 }
                Button("Ten") { number += 10 }
                content(number)
            }
        }
    }

    @Test("S-047: a view that is not plain bytes is compared by its own ==")
    func rich() {
        let (journal, model) = (Journal(), Model())
        let app = TestApp { Mother { Rich($0, journal, model) } }
        app.find("One").tap()
        app.find("Number 1").expect()
        #expect(journal.lines == ["rich 0 0 0"])
        app.find("Ten").tap()
        #expect(journal.lines == ["rich 0 0 0", "rich 11 0 0"])
    }

    @Test("S-047: a view of plain bytes is compared by them, and by its == when it asks for that")
    func plain() {
        Self.plainJournal.lines = []
        let app = TestApp { Mother { Plain(number: $0) } }
        app.find("One").tap()
        app.find("Plain 1").expect()
        let other = TestApp { Mother { Plain(number: $0).equatable() } }
        other.find("One").tap()
        other.find("Number 1").expect()
        other.find("Plain 0").expect()
        other.find("Ten").tap()
        other.find("Plain 11").expect()
        #expect(Self.plainJournal.lines == ["plain 0", "plain 1", "plain 0", "plain 11"])
        Self.plainJournal.lines = []
        let wrapped = TestApp { Mother { EquatableView(content: Plain(number: $0)) } }
        wrapped.find("One").tap()
        #expect(Self.plainJournal.lines == ["plain 0"])
    }

    @Test("S-048: a view that calls itself equal still sees its own state and objects")
    func own() {
        let (journal, model) = (Journal(), Model())
        let app = TestApp { Mother { Rich($0, journal, model).equatable() } }
        app.find("Own").tap()
        app.find("Model").tap()
        app.find("One").tap()
        app.find("Number 1").expect()
        #expect(journal.lines == ["rich 0 0 0", "rich 0 1 0", "rich 0 1 1"])
    }
}
