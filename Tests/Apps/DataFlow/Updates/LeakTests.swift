import CasementTesting
import Combine
import Foundation
import Observation
import SwiftUI
import Testing

/// What ten thousand views that came and went leave behind: nothing.
@MainActor
struct LeakTests {
    private static let count = 10_000

    private final class Model: ObservableObject {
        @Published var number = 0
        let lives: Lives
        init(_ lives: Lives) {
            self.lives = lives
            lives.count += 1
        }
        deinit { lives.count -= 1 }
    }

    private final class Lives {
        var count = 0
        nonisolated init() {}
    }

    /// Lives as long as something of an evaluation that made it does.
    private final class Witness {
        let lives: Lives
        init(_ lives: Lives) {
            self.lives = lives
            lives.count += 1
        }
        deinit { lives.count -= 1 }
    }

    @Observable
    fileprivate final class Book {
        var title = "X"
        var pages = 1
    }

    private struct Observer: View {
        @ObservedObject var model: Model
        var body: some View { Color.clear.frame(width: 1, height: CGFloat(model.number)) }
    }

    private struct OwningObserver: View {
        @StateObject private var model: Model
        init(_ lives: Lives) { _model = StateObject(wrappedValue: Model(lives)) }
        var body: some View { Color.clear.frame(width: 1, height: CGFloat(model.number)) }
    }

    private struct Reader: View {
        let book: Book
        let witness: Witness
        var body: some View {
            Color.clear.frame(width: CGFloat(book.title.count), height: 1)
        }
    }

    private struct Crowd<Member: View>: View {
        let size: Int
        let member: (Int) -> Member
        var body: some View {
            VStack(spacing: 0) {
                if size > 0 { ForEach(0..<size, id: \.self) { member($0) } }
            }
        }
    }

    private final class Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private struct Square<Member: View>: View {
        @State private var size = 0
        let binding: Box<Binding<Int>?>
        let member: (Int) -> Member
        var body: some View {
            let _ = binding.value = $size
            Crowd(size: size, member: member)
        }
    }

    private struct Alive: Equatable {
        let nodes: Int
        let renders: Int
        let attributes: Int
    }

    private func alive(_ app: TestApp) -> Alive {
        let tree = app.host.surfaces[0].tree
        return Alive(
            nodes: tree.nodeCounts.nodes, renders: tree.nodeCounts.renders,
            attributes: app.host.app.graph.liveAttributes)
    }

    /// Lets the crowd come and go, and tells what was alive with it and after it.
    private func comeAndGo<Member: View>(
        meanwhile: () -> Void = {}, _ member: @escaping (Int) -> Member
    ) throws -> (before: Alive, with: Alive, after: Alive) {
        let binding = Box<Binding<Int>?>(nil)
        let app = TestApp { Square(binding: binding, member: member) }
        let size = try #require(binding.value)
        // Once for whatever is made a single time.
        size.wrappedValue = 1
        app.settle()
        size.wrappedValue = 0
        app.settle()
        let before = alive(app)
        size.wrappedValue = Self.count
        app.settle()
        meanwhile()
        app.settle()
        let with = alive(app)
        size.wrappedValue = 0
        app.settle()
        return (before, with, alive(app))
    }

    @Test("Ten thousand views of one observed object leave no node, attribute or subscription")
    func observedObject() throws {
        let lives = Lives()
        let shared = Model(lives)
        let (before, with, after) = try comeAndGo(meanwhile: { shared.number = 1 }) { _ in
            Observer(model: shared)
        }
        #expect(with.nodes - before.nodes >= Self.count)
        #expect(with.attributes - before.attributes >= Self.count)
        #expect(after == before)
    }

    @Test("Ten thousand views that own an object release every one of them")
    func ownedObjects() throws {
        let lives = Lives()
        let (before, with, after) = try comeAndGo(meanwhile: { #expect(lives.count == Self.count) })
        { _ in
            OwningObserver(lives)
        }
        #expect(with.attributes - before.attributes >= Self.count)
        #expect(after == before)
        #expect(lives.count == 0)
    }

    @Test("Ten thousand views of one observable object leave nothing in it, changed or not")
    func observable() throws {
        let (book, lives) = (Book(), Lives())
        var total = 0
        let (before, with, after) = try comeAndGo(meanwhile: { total = lives.count }) { _ in
            Reader(book: book, witness: Witness(lives))
        }
        #expect(total >= Self.count)
        #expect(with.nodes - before.nodes >= Self.count)
        #expect(after == before)
        #expect(lives.count == 0)
        withExtendedLifetime(book) {}
    }

    private struct Rereader: View {
        let book: Book
        let round: Int
        var body: some View {
            Color.clear.frame(width: CGFloat(book.title.count), height: 1)
        }
    }

    private struct Rounds: View {
        @State private var round = 0
        let book: Book
        let binding: Box<Binding<Int>?>
        var body: some View {
            let _ = binding.value = $round
            VStack(spacing: 0) {
                ForEach(0..<500, id: \.self) { _ in Rereader(book: book, round: round) }
            }
        }
    }

    /// Evaluates 500 bodies that read the book, so many times each.
    private static func reread(_ book: Book, rounds: Int) throws {
        let binding = Box<Binding<Int>?>(nil)
        let app = TestApp { Rounds(book: book, binding: binding) }
        let round = try #require(binding.value)
        for _ in 0..<rounds {
            round.wrappedValue += 1
            app.settle()
        }
    }

    private static func residentBytes() throws -> Int {
        let statistics = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return try #require(Int(statistics.split(separator: " ")[1])) * 4_096
    }

    @Test("Fifty thousand evaluations leave nothing behind in an object that does not change")
    func registrations() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let book = Book()
                try LeakTests.reread(book, rounds: 20)
                let before = try LeakTests.residentBytes()
                try LeakTests.reread(book, rounds: 100)
                let growth = try LeakTests.residentBytes() - before
                // A registration that stays behind takes more than 500 bytes.
                if growth > 10_000_000 { fatalError("\(growth) bytes were not given back") }
                withExtendedLifetime(book) {}
            }
        }
    }
}
