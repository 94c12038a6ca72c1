import SwiftUI

/// A desk and the notes on it, each in a window of its own: an app to be killed, broken and put on
/// failing disks while it is used.
@main
struct FaultApps: App {
    var body: some Scene {
        WindowGroup("Desk", id: "desk") { DeskView() }
        WindowGroup("Note", id: "note", for: Int.self) { $number in
            NoteView(number: number ?? 0)
        }
    }
}

/// The window that opens notes, numbered from 1.
private struct DeskView: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.startReason) private var startReason
    @SceneStorage("notes") private var notes = 0

    var body: some View {
        VStack(spacing: 8) {
            Text("Started: \(String(describing: startReason))")
            Text("Notes: \(notes)")
            Button("New note") {
                notes += 1
                openWindow(id: "note", value: notes)
            }
        }
        .padding()
    }
}

/// A count, a line of text, and a body that can be made to trap.
private struct NoteView: View {
    let number: Int
    @SceneStorage("count") private var count = 0
    @SceneStorage("text") private var text = ""
    @SceneStorage("history") private var history = ""
    @State private var isBroken = false

    var body: some View {
        if isBroken { fatalError("Note \(number) was told to break") }
        return VStack(spacing: 8) {
            Text("Count: \(count)")
            Button("Add one") {
                count += 1
                history += "\(count) "
            }
            TextField("Text", text: $text)
            Button("Break") { isBroken = true }
        }
        .padding()
        .navigationTitle("Note \(number): \(count)")
    }
}
