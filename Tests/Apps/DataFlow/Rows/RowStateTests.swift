import CasementTesting
import Combine
import SwiftUI
import Testing

/// A row keeps its state for as long as its element is in the data.
@MainActor
struct RowStateTests {
    private static let size = CGSize(width: 300, height: 400)

    private final class Model: ObservableObject {
        @Published var count = 0
        let log: RowLog
        let number: Int
        init(_ number: Int, _ log: RowLog) {
            self.number = number
            self.log = log
            log.objects.insert(number)
        }
        deinit { log.objects.remove(number) }
    }

    private struct CountingRow: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            Button("\(number): \(count)") { count += 1 }.frame(height: 40).bareRow()
        }
    }

    private struct ModelRow: View {
        let number: Int
        @StateObject private var model: Model

        init(number: Int, log: RowLog) {
            self.number = number
            _model = StateObject(wrappedValue: Model(number, log))
        }

        var body: some View {
            Button("\(number): \(model.count)") { model.count += 1 }.frame(height: 40).bareRow()
        }
    }

    @Test("S-128: a row's state is kept while the row is out of sight")
    func keeping() {
        let app = TestApp(size: Self.size) {
            List(0..<5_000, id: \.self) { CountingRow(number: $0) }.listStyle(.plain)
        }
        app.find("2: 0").tap()
        app.find("2: 1").tap()
        app.scroll(by: CGSize(width: 0, height: 80_000))
        app.find("2: 2").expectNone()
        app.scroll(by: CGSize(width: 0, height: -80_000))
        app.find("2: 2").expect()
        // Past more rows than are kept for their own sake.
        for _ in 0..<60 { app.scroll(by: CGSize(width: 0, height: 390)) }
        app.scroll(by: CGSize(width: 0, height: -100_000))
        app.find("2: 2").expect()
        app.find("3: 0").expect()
    }

    @Test("S-128: a lazy stack keeps the state of its rows as well")
    func stack() {
        let app = TestApp(size: Self.size) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<500) { CountingRow(number: $0) } } }
        }
        app.find("2: 0").tap()
        app.scroll(by: CGSize(width: 0, height: 8_000))
        app.find("2: 1").expectNone()
        app.scroll(by: CGSize(width: 0, height: -8_000))
        app.find("2: 1").expect()
    }

    private struct Editable: View {
        let log: RowLog
        @State private var numbers = Array(0..<200)

        var body: some View {
            VStack(spacing: 0) {
                Button("remove first") { numbers.removeFirst() }
                Button("reverse") { numbers.reverse() }
                List(numbers, id: \.self) { ModelRow(number: $0, log: log) }.listStyle(.plain)
            }
        }
    }

    @Test("S-128: a row removed while it is out of sight lets its model go")
    func releasing() {
        let log = RowLog()
        let app = TestApp(size: Self.size) { Editable(log: log) }
        app.scroll(by: CGSize(width: 0, height: 4_000))
        #expect(log.objects.isSuperset(of: [0, 1, 105]))
        app.find("remove first").tap()
        #expect(!log.objects.contains(0))
        #expect(log.objects.isSuperset(of: [1, 105]))
    }

    @Test("S-128: a row out of sight keeps its model when its place changes")
    func moving() {
        let log = RowLog()
        let app = TestApp(size: Self.size) { Editable(log: log) }
        app.find("1: 0").tap()
        app.find("1: 1").expect()
        app.find("reverse").tap()
        app.find("1: 1").expectNone()
        app.scroll(by: CGSize(width: 0, height: 100_000))
        app.find("1: 1").expect()
    }

    @Test("S-128: what a row out of sight observes evaluates nothing until it is seen again")
    func observing() {
        final class Shared: ObservableObject { @Published var text = "a" }
        struct Row: View {
            let number: Int
            let log: RowLog
            @ObservedObject var shared: Shared
            var body: some View {
                log.bodies += 1
                return Text(verbatim: "\(number)\(shared.text)").frame(height: 40).bareRow()
            }
        }
        let (log, shared) = (RowLog(), Shared())
        let app = TestApp(size: Self.size) {
            List(0..<500, id: \.self) { Row(number: $0, log: log, shared: shared) }
                .listStyle(.plain)
        }
        app.scroll(by: CGSize(width: 0, height: 400))
        app.scroll(by: CGSize(width: 0, height: 4_000))
        let evaluated = log.count {
            shared.text = "b"
            app.settle()
        }
        #expect(evaluated <= 14)
        app.find("111b").expect()
        app.scroll(by: CGSize(width: 0, height: -4_400))
        app.find("3b").expect()
    }

    @Test("S-115: scrolling a plain scroll view calls no onDisappear, and makes all its rows")
    func plain() {
        let log = RowLog()
        let app = TestApp(size: Self.size) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<60) { number in
                        CountedRow(title: "row \(number)", log: log)
                            .onAppear { log.lines.append("+\(number)") }
                            .onDisappear { log.lines.append("-\(number)") }
                    }
                }
            }
        }
        #expect(log.bodies == 60)
        #expect(log.take().count == 60)
        app.scroll(by: CGSize(width: 0, height: 1_500))
        #expect(log.lines.isEmpty)
    }

    @Test("S-128: state of the view around that only rows read evaluates rows in sight")
    func outerState() {
        struct Outer: View {
            let log: RowLog
            @State private var isLoud = false
            var body: some View {
                VStack(spacing: 0) {
                    Button("loud") { isLoud.toggle() }
                    List(0..<1_000, id: \.self) { number in
                        CountedRow(title: "\(number)\(isLoud ? "!" : ".")", log: log).bareRow()
                    }
                    .listStyle(.plain)
                }
            }
        }
        let log = RowLog()
        let app = TestApp(size: Self.size) { Outer(log: log) }
        app.scroll(by: CGSize(width: 0, height: 800))
        #expect(log.count { app.find("loud").tap() } <= 14)
        app.find("22!").expect()
        app.scroll(by: CGSize(width: 0, height: -800))
        app.find("0!").expect()
    }
}
