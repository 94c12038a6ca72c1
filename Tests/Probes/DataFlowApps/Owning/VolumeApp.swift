import SwiftUI

/// One number, owned by a view and changed by another that has a binding to it.
struct VolumeApp: App {
    var body: some Scene {
        WindowGroup("Volume") { Radio() }
    }
}

private struct Radio: View {
    @State private var loudness: Double = 0.5

    var body: some View {
        VStack {
            Text("Loudness \(Int((loudness * 100).rounded())) of 100").font(.headline)
            Knob(loudness: $loudness)
            HStack {
                Button("Hush") { loudness = 0 }
                Button("Loudest") { loudness = 1.0 }
            }
        }
    }
}

private struct Knob: View {
    @Binding var loudness: Double

    var body: some View {
        VStack {
            Slider(value: $loudness, in: 0...1)
            HStack {
                Button(action: { loudness = max(0, loudness - 0.1) }) {
                    Image(systemName: "speaker.wave.1")
                }
                .accessibilityIdentifier("softer")
                Button(action: { loudness = min(1, loudness + 0.1) }) {
                    Image(systemName: "speaker.wave.3")
                }
                .accessibilityIdentifier("louder")
            }
        }
        .padding()
    }
}
