import CasementTesting
import SwiftUI
import Testing

/// Controls used as a user would, through finders.
@MainActor
struct ControlGestureTests {
    private struct Panel: View {
        @State private var level = 0.0
        @State private var stage = 2.0
        @State private var edits: [Bool] = []
        @State private var isOn = false
        @State private var name = "Ada"
        @State private var note = ""
        @State private var presses = 0

        var body: some View {
            VStack(spacing: 10) {
                Slider(value: $level) {
                    Text("Level")
                } onEditingChanged: {
                    edits.append($0)
                }
                Slider(value: $stage, in: 0...10, step: 2) { Text("Stage") }
                Toggle("Power", isOn: $isOn)
                TextField("Name", text: $name)
                TextEditor(text: $note).accessibilityLabel("Note").frame(height: 60)
                Button("Press") { presses += 1 }
                Text("Edits: \(edits.map { $0 ? "begin" : "end" }.joined(separator: " "))")
                    .accessibilityIdentifier("edits")
                Text("Presses: \(presses)")
            }
            .padding()
        }
    }

    private let app = TestApp { Panel() }

    @Test("A slider's thumb is dragged to the value, as one edit")
    func sliding() throws {
        app.find("Level").slide(to: 0.25)
        let value = try #require(app.find("Level", role: .slider).value.flatMap(Double.init))
        #expect(abs(value - 0.25) < 0.01)
        app.find("Level").slide(to: 1)
        app.find("Level", role: .slider).expectValue("1")
        app.find("Level").slide(to: 0)
        app.find("Level", role: .slider).expectValue("0")
        #expect(app.find(id: "edits").text == "Edits: begin end begin end begin end")
    }

    @Test(
        "To slide takes a press, a look at the value and a release, where the track says the value")
    func fewMoves() {
        let frames = app.counting { app.find("Level").slide(to: 0.3) }.frames
        #expect(frames <= 5, "\(frames)")
        let mirrored = TestApp { Panel().environment(\.layoutDirection, .rightToLeft) }
        mirrored.find("Stage").slide(to: 4)
        mirrored.find("Stage", role: .slider).expectValue("4")
    }

    @Test("A slider with steps goes to the nearest value it can take")
    func steps() {
        app.find("Stage").slide(to: 6.7)
        app.find("Stage", role: .slider).expectValue("6")
        app.find("Stage").slide(to: 99)
        app.find("Stage", role: .slider).expectValue("10")
    }

    @Test("A toggle's value is on or off")
    func toggling() {
        let power = app.find("Power", role: .toggle)
        power.expectValue("off")
        power.tap()
        power.expectValue("on")
    }

    @Test("Typing goes on at the end of a field, and clearing empties it and keeps the focus")
    func typing() {
        let name = app.find("Name", role: .textField)
        name.type(" Lovelace")
        name.expectValue("Ada Lovelace")
        name.clear()
        name.expectValue("")
        name.expectFocus()
        app.type("Grace")
        name.expectValue("Grace")
        app.key("Backspace")
        name.expectValue("Grac")
    }

    @Test("Text with several lines goes into an editor")
    func editing() {
        let note = app.find("Note", role: .textEditor)
        note.type("first\nsecond")
        note.expectValue("first\nsecond")
        app.key("ctrl+z")
        note.expectValue("")
    }

    @Test("A button takes the keyboard focus, and Space presses it")
    func keyboard() {
        app.find("Press").focus()
        app.find("Press").expectFocus()
        app.key("Space")
        app.find("Presses: 1").expect()
    }
}
