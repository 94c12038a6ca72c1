import SwiftUI

/// An app for emulated machines. `MACHINE_APP` says what it shows; without it, it changes its scenes'
/// storage ten times a second, for as long as there is power.
@main
struct MachineApp: App {
    private let content = ProcessInfo.processInfo.environment["MACHINE_APP"]

    var body: some Scene {
        WindowGroup("Machine", id: "machine", for: Int.self) { $number in
            switch content {
            case "field": FieldView()
            case "fingers": FingersView()
            case "window": StillView(number: number ?? 0, opensAnother: false)
            case "windows": StillView(number: number ?? 0, opensAnother: true)
            default: ClockView(number: number ?? 0)
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

/// A window that tells itself from the second one, which it opens where that is wanted.
private struct StillView: View {
    let number: Int
    let opensAnother: Bool
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Text("Window \(number)")
            .font(.largeTitle)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(number == 0 ? .blue : .orange)
            .onAppear {
                if opensAnother, number == 0 { openWindow(id: "machine", value: 1) }
                say("window \(number) is shown")
            }
    }
}

/// A field whose text is written to standard error. It has the focus, except on a phone, where a tap
/// gives it.
private struct FieldView: View {
    @State private var text = ""
    @FocusState private var isFocused

    var body: some View {
        TextField("Text", text: $text)
            .focused($isFocused)
            .onAppear {
                isFocused = ProcessInfo.processInfo.environment["CASEMENT_PHASES"] != "device"
                say("shown")
            }
            .onChange(of: text) { say("typed \(text)") }
    }
}

/// What two fingers do, and a list that they scroll.
private struct FingersView: View {
    @State private var scrolled = 0

    var body: some View {
        VStack(spacing: 0) {
            Rectangle()
                .fill(.blue)
                .frame(height: 240)
                .gesture(
                    MagnifyGesture().onEnded {
                        say("magnified \(Int($0.magnification.rounded()))")
                    }
                )
                .simultaneousGesture(
                    RotateGesture().onEnded { say("turned \(Int($0.rotation.degrees.rounded()))") })
            ScrollView {
                VStack {
                    ForEach(0..<50) { Text("Row \($0)").frame(height: 40) }
                }
                .frame(maxWidth: .infinity)
                .onGeometryChange(for: Int.self) {
                    Int(-$0.frame(in: .scrollView).minY.rounded())
                } action: {
                    scrolled = $0
                }
            }
        }
        .onChange(of: scrolled) { say("scrolled to \(scrolled)") }
        .onAppear { say("shown") }
    }
}

private func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
}
