import CasementTesting
import Combine
import Foundation
import SwiftUI
import Testing

/// Whether the code runs on the main queue, which a test process may drain on any thread.
private var isOnMainQueue: Bool {
    DispatchQueue.getSpecific(key: OnReceiveTests.mainQueueKey) != nil
}

/// When views subscribe to publishers, and when they stop.
@MainActor
struct OnReceiveTests {
    fileprivate nonisolated static let mainQueueKey = DispatchSpecificKey<Bool>()
    private let lines = Lines()

    init() { DispatchQueue.main.setSpecific(key: Self.mainQueueKey, value: true) }

    /// A subject that notes who comes and goes.
    private struct Source {
        let subject = PassthroughSubject<Int, Never>()
        let lines: Lines

        var publisher: AnyPublisher<Int, Never> {
            subject.handleEvents(
                receiveSubscription: { [lines] _ in lines.add("subscribed") },
                receiveCancel: { [lines] in lines.add("cancelled") }
            ).eraseToAnyPublisher()
        }
    }

    private struct Kept: View {
        let publisher: AnyPublisher<Int, Never>
        let lines: Lines
        @State private var last = 0
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown {
                    Text("Last: \(last)").onReceive(publisher) { value in
                        lines.add("received \(value) on \(isOnMainQueue ? "main" : "other")")
                        last = value
                    }
                }
                Button("Toggle") { isShown.toggle() }
            }
        }
    }

    @Test("S-083: a view subscribes once, however often it is evaluated, and until it is removed")
    func once() {
        let source = Source(lines: lines)
        let (publisher, lines) = (source.publisher, lines)
        let view = Kept(publisher: publisher, lines: lines)
        #expect(lines.take() == [])
        let app = TestApp { view }
        #expect(lines.take() == ["subscribed"])
        for value in 1...3 {
            source.subject.send(value)
            app.settle()
            app.find("Last: \(value)").expect()
        }
        #expect(lines.take() == (1...3).map { "received \($0) on main" })
        app.find("Toggle").tap()
        #expect(lines.take() == ["cancelled"])
        source.subject.send(4)
        #expect(lines.take() == [])
        app.find("Toggle").tap()
        #expect(lines.take() == ["subscribed"])
        app.find("Last: 3").expect()
        #expect(app.logLines == [])
    }

    @Test("S-083: a value from another thread arrives on the main one, and is warned of")
    func otherThread() async {
        let source = Source(lines: lines)
        let (publisher, lines) = (source.publisher, lines)
        let app = TestApp { Kept(publisher: publisher, lines: lines) }
        _ = lines.take()
        nonisolated(unsafe) let subject = source.subject
        for value in 1...2 {
            Thread.detachNewThread { subject.send(value) }
            await app.find("Last: \(value)").expect(within: .seconds(10))
        }
        #expect(lines.take() == ["received 1 on main", "received 2 on main"])
        let warning = "Publishing changes from background threads is not allowed;"
        let said = app.logLines.filter { $0.hasPrefix(warning) }
        #expect(said.count == 1 && said[0].hasSuffix("[Kept]"), "\(app.logLines)")
    }

    private struct Remade: View {
        let source: Source
        let lines: Lines
        @State private var writes = 0
        var body: some View {
            VStack {
                Text("Writes: \(writes)")
                Button("Write") { writes += 1 }
            }
            .onReceive(source.publisher) { lines.add("received \($0)") }
        }
    }

    @Test("S-084: a publisher made in the body is subscribed to anew when the body runs again")
    func remade() {
        let source = Source(lines: lines)
        let lines = lines
        let app = TestApp { Remade(source: source, lines: lines) }
        #expect(lines.take() == ["subscribed"])
        app.find("Write").tap()
        #expect(lines.take().sorted() == ["cancelled", "subscribed"])
        source.subject.send(1)
        #expect(lines.take() == ["received 1"])
    }

    private struct Replaying: View {
        let subject: CurrentValueSubject<Int, Never>
        let lines: Lines
        @State private var writes = 0
        var body: some View {
            VStack {
                Text("Writes: \(writes)")
                Button("Write") { writes += 1 }
            }
            .onReceive(subject.eraseToAnyPublisher()) { lines.add("received \($0)") }
        }
    }

    @Test("S-084: a publisher that replays its value does so at each new subscription")
    func replaying() {
        let subject = CurrentValueSubject<Int, Never>(7)
        let lines = lines
        let app = TestApp { Replaying(subject: subject, lines: lines) }
        #expect(lines.take() == ["received 7"])
        app.find("Write").tap()
        #expect(lines.take() == ["received 7"])
    }

    private struct Ticking: View {
        let lines: Lines
        @State private var writes = 0
        var body: some View {
            VStack {
                Text("Writes: \(writes)")
                Button("Write") { writes += 1 }
            }
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
                lines.add("tick")
            }
        }
    }

    @Test("S-084: a timer made in the body begins again when the body runs")
    func timer() {
        let lines = lines
        let app = TestApp { Ticking(lines: lines) }
        app.advance(by: .milliseconds(1100))
        #expect(lines.take() == ["tick"])
        for _ in 0..<4 {
            app.advance(by: .milliseconds(600))
            app.find("Write").tap()
        }
        #expect(lines.take() == [])
        app.advance(by: .milliseconds(1100))
        #expect(lines.take() == ["tick"])
    }

    private struct KeptTimer: View {
        let lines: Lines
        @State private var writes = 0
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
            VStack {
                Text("Writes: \(writes)")
                Button("Write") { writes += 1 }
            }
            .onReceive(timer) { _ in lines.add("tick") }
        }
    }

    @Test("S-083: a timer that the view keeps goes on when the body runs")
    func keptTimer() {
        let lines = lines
        let app = TestApp { KeptTimer(lines: lines) }
        for _ in 0..<4 {
            app.advance(by: .milliseconds(600))
            app.find("Write").tap()
        }
        #expect(lines.take() == ["tick", "tick"])
    }
}
