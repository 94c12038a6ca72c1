import CasementTesting
import SwiftUI
import Testing

@MainActor
struct FrameCountsTests {
    private struct Tally: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count: \(count)")
                Button("Add one") { count += 1 }
            }
        }
    }

    @Test("An app tells a test how many bodies, texts and pixels an action cost")
    func counting() {
        let app = TestApp { Tally() }
        let idle = app.counting { app.advance(by: .seconds(1)) }
        #expect(idle.bodies == 0)
        #expect(idle.frames == 0)
        let tap = app.counting { app.find("Add one").tap() }
        #expect(app.find("Count: 1").exists)
        #expect(tap.bodies > 0)
        #expect(tap.textsShaped >= 1)
        #expect((1..<640 * 480).contains(tap.damagedPixels))
    }

    @Test("A caret that blinks changes its own pixels alone, also in an empty field")
    func caret() {
        struct Field: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool

            var body: some View {
                TextField("What is to be done?", text: $text)
                    .focused($isFocused)
                    .onAppear { isFocused = true }
                    .frame(width: 300)
            }
        }
        let app = TestApp { Field() }
        let blinking = app.counting { app.advance(by: .seconds(2)) }
        #expect(blinking.frames >= 3)
        #expect(blinking.damagedPixels <= blinking.frames * 100)
    }
}
