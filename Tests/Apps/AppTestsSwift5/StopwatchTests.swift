import CasementTesting
import SwiftUI
import Testing

/// A model on the main actor with a timer, owned by one view and observed by two others.
@MainActor
struct StopwatchTests {
    @MainActor
    private final class Stopwatch: ObservableObject {
        @Published var seconds = 0
        @Published var isRunning = false
        private var timer: Timer?

        func start() {
            guard !isRunning else { return }
            isRunning = true
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                self?.seconds += 1
            }
        }

        func stop() {
            isRunning = false
            timer?.invalidate()
            timer = nil
        }

        func reset() {
            stop()
            seconds = 0
        }
    }

    private struct Screen: View {
        @StateObject private var stopwatch = Stopwatch()

        var body: some View {
            VStack(spacing: 20) {
                Face(stopwatch: stopwatch)
                Controls(stopwatch: stopwatch)
            }
        }
    }

    private struct Face: View {
        @ObservedObject var stopwatch: Stopwatch

        var body: some View {
            Text("\(stopwatch.seconds) s")
                .font(.system(size: 48, weight: .bold, design: .monospaced))
                .foregroundColor(stopwatch.isRunning ? .green : .primary)
                .padding()
                .background(Color.gray.opacity(0.1))
                .cornerRadius(12)
        }
    }

    private struct Controls: View {
        @ObservedObject var stopwatch: Stopwatch

        var body: some View {
            HStack(spacing: 16) {
                Button(stopwatch.isRunning ? "Stop" : "Start") {
                    if stopwatch.isRunning { stopwatch.stop() } else { stopwatch.start() }
                }
                .buttonStyle(.borderedProminent)
                Button("Reset") { stopwatch.reset() }
                    .buttonStyle(.bordered)
                    .disabled(stopwatch.isRunning)
            }
        }
    }

    private let app = TestApp { Screen() }

    @Test("A timer ticks with the app's clock, and only while it runs")
    func ticking() {
        app.advance(by: .seconds(3))
        app.find("0 s").expect()
        app.find("Start").tap()
        app.advance(by: .milliseconds(3_050))
        app.find("3 s").expect()
        app.find("Stop").tap()
        app.advance(by: .seconds(5))
        app.find("3 s").expect()
    }

    @Test("A button disabled by the model comes back with it, and resets")
    func resetting() {
        app.find("Start").tap()
        app.advance(by: .milliseconds(2_050))
        #expect(!app.find("Reset").isEnabled)
        app.find("Stop").tap()
        #expect(app.find("Reset").isEnabled)
        app.find("Reset").tap()
        app.find("0 s").expect()
    }

    @Test("Both views that observe the model are drawn anew")
    func drawing() {
        let atRest = app.printedDisplayList()
        app.find("Start").tap()
        app.find("Stop").expect()
        #expect(app.printedDisplayList() != atRest)
    }
}
