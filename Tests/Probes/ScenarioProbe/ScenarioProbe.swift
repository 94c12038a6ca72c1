import SwiftUI

/// An app that does what scenarios have to notice: counts, keeps, prints, crashes and hangs.
@main
struct ScenarioProbe: App {
    @Environment(\.scenePhase) private var scenePhase

    init() {
        if CommandLine.arguments.contains("--broken") { fatalError("The probe was told to break") }
        if let place = CommandLine.arguments.firstIndex(of: "--variable") {
            let name = CommandLine.arguments[place + 1]
            print("\(name) is \(ProcessInfo.processInfo.environment[name] ?? "not set")")
        }
        print("arguments: \(CommandLine.arguments.dropFirst().joined(separator: " "))")
    }

    var body: some Scene {
        WindowGroup("Probe", id: "main") {
            if let fault = FaultView.fault { FaultView(fault: fault) } else { ProbeView() }
        }
        WindowGroup("Item", id: "item", for: Int.self) { $number in
            ItemView(number: number ?? 0)
        }
        .onChange(of: scenePhase) { old, new in print("app: \(old) to \(new)") }
    }
}

private struct ProbeView: View {
    @SceneStorage("count") private var count = 0
    @AppStorage("name") private var name = "nobody"
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.locale) private var locale
    @State private var url = "none"
    @State private var isLate = false

    var body: some View {
        VStack(spacing: 8) {
            Text("Count: \(count)").onTapGesture { count += 1 }
            Text("Twice").onTapGesture(count: 2) { count += 10 }
            Text("Say it").onTapGesture { print("it was said") }
            Text("Crash").onTapGesture { fatalError("The probe was told to crash") }
            Text("Hang").onTapGesture { while true { usleep(1000) } }
            Text("End").onTapGesture { exit(3) }
            Text("Name: \(name)")
            Text("Surroundings: \(String(describing: colorScheme)) \(locale.identifier)")
            Text("URL: \(url)")
            Text(isLate ? "Late" : "Early")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onOpenURL { url = $0.absoluteString }
        .task {
            try? await Task.sleep(for: .milliseconds(200))
            isLate = true
        }
    }
}

private struct ItemView: View {
    let number: Int
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        ScrollView {
            Text("Item \(number)")
            ForEach(1..<60) { Text("Line \($0)") }
        }
        .onChange(of: scenePhase) { old, new in print("item \(number): \(old) to \(new)") }
    }
}

/// Something that goes wrong only after a switch and two more presses.
private struct FaultView: View {
    /// The word after `--monkey`.
    static var fault: String? {
        let arguments = CommandLine.arguments
        guard let place = arguments.firstIndex(of: "--monkey") else { return nil }
        return arguments[place + 1]
    }

    let fault: String
    @State private var isOn = false
    @State private var presses = 0

    var body: some View {
        VStack {
            Toggle("Dangerous", isOn: $isOn)
            ForEach(0..<6) { Button("Harmless \($0)") {} }
            Button("Go on") { presses = isOn ? presses + 1 : 0 }
            if isOn, presses > 1, fault == "unnamed" {
                Button(action: {}) { Color.red.frame(width: 20, height: 20) }
            }
        }
        .onChange(of: presses) {
            if presses > 1, fault == "crash" { fatalError("The probe was told to crash") }
        }
    }
}
