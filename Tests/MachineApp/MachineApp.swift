import SwiftUI

/// An app that changes its scenes' storage ten times a second, for as long as it has power.
@main
struct MachineApp: App {
    var body: some Scene {
        WindowGroup("Clock", id: "clock", for: Int.self) { $number in
            ClockView(number: number ?? 0)
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
            .onAppear { if number == 0 { openWindow(id: "clock", value: 1) } }
            .onReceive(ticks) { _ in
                seconds = ProcessInfo.processInfo.systemUptime
                text = "\(seconds)"
            }
    }
}
