import CasementTesting
import SwiftUI
import Testing

/// One number, shown by an owner and changed by a view that only has a binding to it.
@MainActor
struct VolumeTests {
    private struct Player: View {
        @State private var loudness = 0.5

        var body: some View {
            VStack {
                Text("Loudness: \(Int((loudness * 100).rounded()))%").font(.headline)
                LoudnessControl(loudness: $loudness)
                HStack {
                    Button("Silence") { loudness = 0 }
                    Button("Full") { loudness = 1 }
                }
            }
        }
    }

    private struct LoudnessControl: View {
        @Binding var loudness: Double

        var body: some View {
            VStack {
                Slider(value: $loudness, in: 0...1)
                HStack {
                    Button(action: { loudness = max(0, loudness - 0.1) }) {
                        Image(systemName: "speaker.wave.1")
                    }
                    .accessibilityLabel("Softer")
                    Button(action: { loudness = min(1, loudness + 0.1) }) {
                        Image(systemName: "speaker.wave.3")
                    }
                    .accessibilityLabel("Louder")
                }
            }
            .padding()
        }
    }

    private let app = TestApp { Player() }

    @Test("A dragged slider changes the owner's number while it moves")
    func sliding() {
        app.find("Loudness: 50%").expect()
        app.find(role: .slider).slide(to: 0.75)
        app.find("Loudness: 75%").expect()
    }

    @Test("What the owner sets is where the slider stands")
    func setting() throws {
        app.find("Silence").tap()
        app.find(role: .slider).expectValue("0")
        app.find("Full").tap()
        app.find(role: .slider).expectValue("1")
        app.find("Loudness: 100%").expect()
    }

    @Test("Buttons made of a picture step through the binding and stop at the ends")
    func stepping() {
        app.find("Softer").tap()
        app.find("Loudness: 40%").expect()
        app.find("Full").tap()
        app.find("Louder").tap()
        app.find("Loudness: 100%").expect()
    }
}
