import SwiftUI

/// Three counters: one whose number jumps back to its size, one whose number glides back, and
/// one that cannot go below nothing.
struct CounterApp: App {
    var body: some Scene {
        WindowGroup("Counter") {
            VStack(spacing: 24) {
                Jumping()
                Gliding()
                Bounded()
            }
            .padding()
        }
    }
}

private struct Jumping: View {
    @State private var sheep = 0
    @State private var isLarge = false

    var body: some View {
        VStack(spacing: 12) {
            Text("Sheep: \(sheep)")
                .font(.title)
                .scaleEffect(isLarge ? 1.25 : 1.0)
            Button("Count a sheep") {
                withAnimation(.spring()) {
                    sheep += 1
                    isLarge = true
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                    isLarge = false
                }
            }
            .buttonStyle(.borderedProminent)
        }
        .onChange(of: isLarge) { _, now in print("sheep \(now ? "large" : "small")") }
    }
}

private struct Gliding: View {
    @State private var stars = 0
    @State private var isLarge = false

    var body: some View {
        VStack {
            Text("\(stars) stars")
                .font(.largeTitle)
                .scaleEffect(isLarge ? 1.25 : 1.0)
            Button("Count a star") {
                withAnimation(.spring(response: 0.3)) {
                    stars += 1
                    isLarge = true
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                    withAnimation {
                        isLarge = false
                    }
                }
            }
        }
        .onChange(of: isLarge) { _, now in print("stars \(now ? "large" : "small")") }
    }
}

private struct Bounded: View {
    @State private var steps = 0

    var body: some View {
        VStack(alignment: .center, spacing: 12) {
            Text("Steps up: \(steps)").font(.title)
            HStack(spacing: 12) {
                Button("Up") { steps += 1 }
                Button("Down") { steps = max(0, steps - 1) }
                    .disabled(steps == 0)
            }
        }
    }
}
