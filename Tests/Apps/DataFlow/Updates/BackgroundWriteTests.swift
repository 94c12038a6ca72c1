import CasementTesting
import Combine
import Foundation
import SwiftUI
import Testing
import Views

/// Writes from threads other than the main one.
@MainActor
struct BackgroundWriteTests {
    /// What a test hands over to other threads.
    private struct Handed<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    private final class Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    /// Runs the work at the same time on all processors and some threads of its own.
    private nonisolated static func concurrently(
        _ count: Int, _ work: @escaping @Sendable (Int) -> Void
    ) {
        let threads = DispatchGroup()
        for part in 0..<4 {
            threads.enter()
            Thread.detachNewThread {
                for index in stride(from: part, to: count, by: 8) { work(index) }
                threads.leave()
            }
        }
        DispatchQueue.concurrentPerform(iterations: 4) { part in
            for index in stride(from: part + 4, to: count, by: 8) { work(index) }
        }
        threads.wait()
    }

    private struct Total: View {
        @State private var total = 0
        let binding: Box<Binding<Int>?>
        let bodies: Box<[Bool]>
        var body: some View {
            let _ = binding.value = $total
            let _ = bodies.value.append(MainThread.isMainActors)
            Text(verbatim: "Total \(total)")
        }
    }

    @Test("S-053: state that many threads write has one of their values, shown by one body")
    func oneState() throws {
        let (binding, bodies) = (Box<Binding<Int>?>(nil), Box<[Bool]>([]))
        let app = TestApp { Total(binding: binding, bodies: bodies) }
        let handed = Handed(try #require(binding.value))
        Self.concurrently(4_000) { index in
            handed.value.wrappedValue = index + 1
            _ = handed.value.wrappedValue
        }
        let last = handed.value.wrappedValue
        #expect((1...4_000).contains(last))
        app.settle()
        app.find("Total \(last)").expect()
        #expect(bodies.value == [true, true])
        #expect(app.logLines.isEmpty)
    }

    private struct Rows: View {
        let count: Int
        let bindings: Box<[Int: Binding<String>]>
        var body: some View {
            VStack { ForEach(0..<count, id: \.self) { Row(number: $0, bindings: bindings) } }
        }
    }

    private struct Row: View {
        let number: Int
        let bindings: Box<[Int: Binding<String>]>
        @State private var text = "unwritten"
        var body: some View {
            let _ = bindings.value[number] = $text
            Text(text)
        }
    }

    @Test("S-053: no write is lost among the writes of other threads to other states")
    func manyStates() {
        let bindings = Box<[Int: Binding<String>]>([:])
        let app = TestApp { Rows(count: 300, bindings: bindings) }
        app.host.app.countBodies()
        let handed = Handed(bindings.value)
        Self.concurrently(300) { handed.value[$0]?.wrappedValue = "written \($0)" }
        app.settle()
        app.find("unwritten").expectNone()
        app.find(containing: "written").expectCount(300)
        app.find("written 299").expect()
        #expect(app.host.app.bodyCount(of: Row.self) == 300)
        #expect(app.host.app.bodyCount(of: Rows.self) == 0)
    }

    @Test("S-053: threads write while the main thread evaluates, and the last value is shown")
    func meanwhile() throws {
        let (binding, bodies) = (Box<Binding<Int>?>(nil), Box<[Bool]>([]))
        let app = TestApp { Total(binding: binding, bodies: bodies) }
        let handed = Handed(try #require(binding.value))
        let group = DispatchGroup()
        for part in 0..<4 {
            group.enter()
            Thread.detachNewThread {
                for step in 0..<500 {
                    withTransaction(Transaction(animation: step % 2 == 0 ? .default : nil)) {
                        handed.value.wrappedValue = part * 1_000 + step
                    }
                }
                group.leave()
            }
        }
        while group.wait(timeout: .now()) == .timedOut || app.host.hasWork { app.settle() }
        app.find("Total \(handed.value.wrappedValue)").expect()
        #expect(!bodies.value.contains(false))
        #expect(app.logLines.isEmpty)
    }

    /// Writes another state when it is let go of.
    private final class Farewell: Equatable {
        private let say: () -> Void
        init(_ say: @escaping () -> Void) { self.say = say }
        deinit { say() }
        static func == (a: Farewell, b: Farewell) -> Bool { a === b }
    }

    private struct Parting: View {
        @State private var farewell: Farewell?
        @State private var said = 0
        let keep: Box<(Binding<Farewell?>, Binding<Int>)?>
        var body: some View {
            let _ = keep.value = ($farewell, $said)
            Text("\(farewell == nil ? "empty" : "held"), said \(said)")
        }
    }

    @Test("S-053: a value that writes state when it is let go of stops nobody")
    func deinitWrites() throws {
        let keep = Box<(Binding<Farewell?>, Binding<Int>)?>(nil)
        let app = TestApp { Parting(keep: keep) }
        let handed = Handed(try #require(keep.value))
        Self.concurrently(200) { index in
            let said = handed.value.1
            handed.value.0.wrappedValue = Farewell { said.wrappedValue = index + 1 }
        }
        handed.value.0.wrappedValue = nil
        app.settle()
        app.find("empty, said \(handed.value.1.wrappedValue)").expect()
        #expect(handed.value.1.wrappedValue > 0)
    }

    // MARK: Published

    private static let backgroundWarning = """
        Publishing changes from background threads is not allowed; make sure to publish values \
        from the main thread (via operators like receive(on:)) on model updates.
        """

    private final class Model: ObservableObject {
        @Published var number = 0
        @Published var words: [Int: String] = [:]
    }

    private struct Watcher: View {
        @ObservedObject var model: Model
        let bodies: Box<[Bool]>
        var body: some View {
            let _ = bodies.value.append(MainThread.isMainActors)
            Text(verbatim: "Number \(model.number)")
        }
    }

    private struct SecondWatcher: View {
        @ObservedObject var model: Model
        var body: some View { Text(verbatim: "Also \(model.number)") }
    }

    @Test("S-052: publishing from other threads is said once for each view, and shown all the same")
    func published() {
        let (model, bodies) = (Model(), Box<[Bool]>([]))
        let app = TestApp {
            VStack {
                Watcher(model: model, bodies: bodies)
                SecondWatcher(model: model)
            }
        }
        let handed = Handed(model)
        Self.concurrently(2_000) { handed.value.number = $0 + 1 }
        #expect((1...2_000).contains(model.number))
        app.settle()
        app.find("Number \(model.number)").expect()
        app.find("Also \(model.number)").expect()
        #expect(!bodies.value.contains(false))
        #expect(bodies.value.count >= 2)
        #expect(
            Set(app.logLines) == [
                "\(Self.backgroundWarning) [Watcher]",
                "\(Self.backgroundWarning) [SecondWatcher]",
            ])
        #expect(app.logLines.count == 2)
    }

    @Test("S-052: what a thread stores after the main thread has looked is shown as well")
    func lateStore() async {
        let model = Model()
        let app = TestApp { Watcher(model: model, bodies: Box([])) }
        let (announced, looked) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        // Holds the thread between its announcement and its store.
        let holding = model.$number.dropFirst().sink { _ in
            announced.signal()
            looked.wait()
        }
        let handed = Handed(model)
        let stored = DispatchGroup()
        stored.enter()
        Thread.detachNewThread {
            handed.value.number = 5
            stored.leave()
        }
        Self.wait(for: announced)
        app.settle()
        app.find("Number 0").expect()
        looked.signal()
        stored.wait()
        await app.find("Number 5").expect(within: .seconds(5))
        withExtendedLifetime(holding) {}
    }

    private nonisolated static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

    @Test("S-052: views subscribe and leave while other threads publish")
    func comings() {
        struct Coming: View {
            @State private var isThere = true
            let model: Model
            var body: some View {
                VStack {
                    if isThere { SecondWatcher(model: model) }
                    Button("Turn") { isThere.toggle() }
                }
            }
        }
        let model = Model()
        let app = TestApp { Coming(model: model) }
        let handed = Handed(model)
        let group = DispatchGroup()
        for part in 0..<3 {
            group.enter()
            Thread.detachNewThread {
                for step in 0..<400 { handed.value.number = part * 1_000 + step }
                group.leave()
            }
        }
        repeat { app.find("Turn").tap() } while group.wait(timeout: .now()) == .timedOut
        if !app.find(containing: "Also").exists { app.find("Turn").tap() }
        app.find("Also \(model.number)").expect()
    }

    @Observable
    fileprivate final class Gauge: @unchecked Sendable {
        @ObservationIgnored private let lock = NSLock()
        @ObservationIgnored private var stored = 0
        var level: Int {
            get {
                access(keyPath: \.level)
                lock.lock()
                defer { lock.unlock() }
                return stored
            }
            set {
                withMutation(keyPath: \.level) {
                    lock.lock()
                    stored = newValue
                    lock.unlock()
                }
            }
        }
    }

    private struct GaugeView: View {
        let gauge: Gauge
        let bodies: Box<[Bool]>
        var body: some View {
            let _ = bodies.value.append(MainThread.isMainActors)
            Text(verbatim: "Level \(gauge.level)")
        }
    }

    @Test("S-042: an observable object that guards itself may be changed by many threads")
    func observable() {
        let (gauge, bodies) = (Gauge(), Box<[Bool]>([]))
        let app = TestApp { GaugeView(gauge: gauge, bodies: bodies) }
        Self.concurrently(2_000) { gauge.level = $0 + 1 }
        app.settle()
        app.find("Level \(gauge.level)").expect()
        #expect(bodies.value == [true, true])
        #expect(app.logLines.isEmpty)
    }
}
