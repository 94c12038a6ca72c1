import SwiftUI

/// A stopwatch that one view owns, two views observe, and a timer moves on.
struct TimerApp: App {
    var body: some Scene {
        WindowGroup("Stopwatch") { Bench() }
    }
}

@MainActor
private final class Stopwatch: ObservableObject {
    @Published var laps = 0
    @Published var isGoing = false

    private var timer: Timer?

    func go() {
        guard !isGoing else { return }
        isGoing = true
        timer = Timer.scheduledTimer(withTimeInterval: 1.0, repeats: true) { [weak self] _ in
            self?.laps += 1
        }
    }

    func halt() {
        isGoing = false
        timer?.invalidate()
        timer = nil
    }

    func clear() {
        halt()
        laps = 0
    }

    deinit {
        timer?.invalidate()
        print("stopwatch: gone")
    }
}

private struct Bench: View {
    @State private var isShown = true

    var body: some View {
        VStack(spacing: 20) {
            if isShown {
                Owner()
            }
            Button(isShown ? "Put it away" : "Take another") { isShown.toggle() }
        }
    }
}

private struct Owner: View {
    @StateObject private var stopwatch = Stopwatch()

    var body: some View {
        let _ = print("owner: evaluated")
        VStack(spacing: 20) {
            Text("Stopwatch").font(.title)
            Dial(stopwatch: stopwatch)
            Knobs(stopwatch: stopwatch)
        }
    }
}

private struct Dial: View {
    @ObservedObject var stopwatch: Stopwatch

    var body: some View {
        VStack {
            Text("\(stopwatch.laps) s")
                .font(.system(size: 48, weight: .bold, design: .monospaced))
                .foregroundColor(stopwatch.isGoing ? .green : .primary)
        }
        .padding()
        .background(Color.gray.opacity(0.1))
        .cornerRadius(12)
    }
}

private struct Knobs: View {
    @ObservedObject var stopwatch: Stopwatch

    var body: some View {
        HStack(spacing: 16) {
            Button(stopwatch.isGoing ? "Halt" : "Go") {
                if stopwatch.isGoing {
                    stopwatch.halt()
                } else {
                    stopwatch.go()
                }
            }
            .buttonStyle(.borderedProminent)
            Button("Go again") { stopwatch.go() }
            Button("Clear") { stopwatch.clear() }
                .buttonStyle(.bordered)
                .disabled(stopwatch.isGoing)
        }
    }
}
