import SwiftUI

/// An app for emulated machines. It changes its scenes' storage ten times a second, for as long as
/// there is power; or, where `MACHINE_APP` says `field`, it has a text field.
@main
struct MachineApp: App {
    private let hasField = ProcessInfo.processInfo.environment["MACHINE_APP"] == "field"

    var body: some Scene {
        WindowGroup("Machine", id: "machine", for: Int.self) { $number in
            if hasField {
                FieldView()
            } else {
                ClockView(number: number ?? 0)
            }
        }
    }
}

/// Two values that change together: a cut between them would show.
private struct ClockView: View {
    let number: Int
    @Environment(\.openWindow) private var openWindow
    @SceneStorage("seconds") private var seconds = 0.0
    @SceneStorage("text") private var text = ""
    private let ticks = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text(text)
            .frame(width: 200, height: 100)
            .onAppear { if number == 0 { openWindow(id: "machine", value: 1) } }
            .onReceive(ticks) { _ in
                if number == 1, text.isEmpty { say("both windows change") }
                seconds = ProcessInfo.processInfo.systemUptime
                text = "\(seconds)"
            }
    }
}

/// A field with the focus, whose text is written to standard error.
private struct FieldView: View {
    @State private var text = ""
    @FocusState private var isFocused

    var body: some View {
        TextField("Text", text: $text)
            .focused($isFocused)
            .onAppear {
                isFocused = true
                say("shown")
            }
            .onChange(of: text) { say("typed \(text)") }
    }
}

private func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
}
