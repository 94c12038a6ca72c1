import SwiftUI

/// The smallest app: one window, one number.
@main
struct CounterApp: App {
    var body: some Scene {
        WindowGroup("Counter") {
            CounterView()
        }
        .defaultSize(width: 320, height: 220)
    }
}

struct CounterView: View {
    @SceneStorage("count") private var count = 0

    var body: some View {
        VStack(spacing: 16) {
            Text("Count: \(count)")
                .font(.largeTitle)
                .monospacedDigit()
                .accessibilityIdentifier("count")
            HStack(spacing: 12) {
                Button("Reset", role: .destructive) { count = 0 }
                    .disabled(count == 0)
                Button("Add one") { count += 1 }
                    .buttonStyle(.borderedProminent)
                    .keyboardShortcut(.defaultAction)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
