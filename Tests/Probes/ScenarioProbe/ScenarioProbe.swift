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
            if let fault = FaultView.fault {
                FaultView(fault: fault)
            } else if CommandLine.arguments.contains("--rocking") {
                RockingView()
            } else if let name = StartsView.name {
                StartsView(name: name)
            } else {
                ProbeView()
            }
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
            try? await Task.sleep(for: .milliseconds(700))
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

/// Counts its own starts, in a state that only somebody who works on the app keeps.
private struct StartsView: View {
    /// The word after `--starts`.
    static var name: String? {
        let arguments = CommandLine.arguments
        return arguments.firstIndex(of: "--starts").map { arguments[$0 + 1] }
    }

    let name: String
    @State private var starts = 0

    var body: some View {
        Text("Starts: \(starts)")
            .onAppear {
                starts += 1
                print("starts of \(name): \(starts)")
            }
            .task {
                if CommandLine.arguments.contains("--ends") { exit(0) }
            }
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
    @State private var ticks = 0
    @SceneStorage("presses") private var kept = 0

    /// In the form of swift-log.
    private static func logError() { print("2026-01-01T00:00:00+0000 error probe: told to") }

    private var isWrong: Bool { isOn && presses > 1 }

    var body: some View {
        VStack {
            Toggle("Dangerous", isOn: $isOn)
            ForEach(0..<6) { Button("Harmless \($0)") {} }
            // Cut off at the largest accessibility sizes, which count for nothing.
            Text("A label").frame(width: 110, height: 40)
            Button("Go on") { presses = isOn ? presses + 1 : 0 }
            if isWrong, fault == "unnamed" {
                Button(action: {}) { Color.red.frame(width: 20, height: 20) }
            }
            if isWrong, fault == "cutOff" {
                Text("A text that needs far more space than this").frame(width: 80, height: 18)
            }
            if isWrong, fault == "lowContrast" {
                Text("Pale").foregroundStyle(Color(white: 0.9)).padding().background(.white)
            }
            if isWrong, fault == "restless" { Text("Tick \(ticks)") }
        }
        .onChange(of: presses) {
            guard isWrong else { return }
            switch fault {
            case "crash": fatalError("The probe was told to crash")
            case "hang": while true { usleep(1000) }
            case "log": Self.logError()
            case "restless": ticks += 1
            case "lostValue": kept = presses
            default: break
            }
        }
        .onChange(of: ticks) { DispatchQueue.main.async { ticks += 1 } }
        .onAppear { kept = 0 }
    }
}

/// A layout that asks for another one each time.
private struct RockingView: View {
    @State private var width = 100.0

    var body: some View {
        Text("It rocks").frame(width: width)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { shown in
                width = shown > 110 ? 100 : 120
            }
            .frame(width: 200, height: 100)
    }
}
