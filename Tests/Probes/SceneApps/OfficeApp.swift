import SwiftUI

/// Three groups of windows, one of which presents values, and single windows beside them. Each
/// phase that a view, a scene or the app sees is printed.
@main
struct OfficeApp: App {
    @Environment(\.scenePhase) private var scenePhase
    @StateObject private var shelf = Shelf()

    var body: some Scene {
        WindowGroup("Desk", id: "desk") {
            DeskView()
        }
        .onChange(of: scenePhase) { old, new in print("app: \(old) to \(new)") }
        .environmentObject(shelf)

        Papers()
            .environmentObject(shelf)

        WindowGroup("Sketch", id: "sketch") {
            SketchView()
        }
        .defaultPosition(.bottomTrailing)
        .defaultSize(width: 240, height: 160)

        Group {
            Window("Clock", id: "clock") {
                Text("Twelve").padding()
            }
            .windowResizability(.contentSize)
            if shelf.isOpen {
                Window("Shelf", id: "shelf") {
                    Text("\(shelf.papers) papers").padding()
                }
            }
        }

        WindowGroup("Scratch", id: "scratch") {
            ScratchView()
        }
        .restorationBehavior(.disabled)

        Settings {
            Text("Nothing to set").frame(width: 300, height: 120)
        }
    }
}

/// What all windows share.
final class Shelf: ObservableObject {
    @Published var papers = 0
    @Published var isOpen = false
}

/// The group whose windows present numbers, as a scene of the app's own.
private struct Papers: Scene {
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup("Paper", id: "paper", for: Int.self) { $number in
            PaperView(number: $number)
        }
        .defaultSize(width: 320, height: 200)
        .onChange(of: scenePhase) { old, new in print("papers: \(old) to \(new)") }
    }
}

private struct DeskView: View {
    @EnvironmentObject private var shelf: Shelf
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.scenePhase) private var scenePhase
    @State private var taps = 0

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Button("Paper 1") { openWindow(value: 1) }
                Button("Paper 2") { openWindow(id: "paper", value: 2) }
                Button("Blank paper") { openWindow(id: "paper") }
            }
            HStack {
                Button("Sketch") { openWindow(id: "sketch") }
                Button("Clock") { openWindow(id: "clock") }
                Button("Scratch") { openWindow(id: "scratch") }
                SettingsLink()
            }
            HStack {
                Button("Close papers") { dismissWindow(id: "paper") }
                Button("Close paper 2") { dismissWindow(value: 2) }
            }
            Toggle("Shelf", isOn: $shelf.isOpen)
            Button("Tapped \(taps)") { taps += 1 }
        }
        .padding()
        .onChange(of: scenePhase) { old, new in print("desk: \(old) to \(new)") }
    }
}

private struct PaperView: View {
    @Binding var number: Int?
    @Environment(\.scenePhase) private var scenePhase
    @EnvironmentObject private var shelf: Shelf
    @SceneStorage("words") private var words = ""

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Words", text: $words)
            Button("Turn over") { number = (number ?? 0) + 10 }
        }
        .padding()
        .navigationTitle(number.map { "Paper \($0)" } ?? "Blank")
        .navigationSubtitle(words.isEmpty ? "Empty" : "\(words.count) characters")
        .onAppear { shelf.papers += 1 }
        .onDisappear { print("paper \(number ?? 0) is gone") }
        .onChange(of: scenePhase) { old, new in print("paper \(number ?? 0): \(old) to \(new)") }
    }
}

private struct SketchView: View {
    @SceneStorage("lines") private var lines = 0

    var body: some View {
        Button("\(lines) lines") { lines += 1 }
            .padding()
    }
}

private struct ScratchView: View {
    @SceneStorage("marks") private var marks = 0

    var body: some View {
        Button("\(marks) marks") { marks += 1 }
            .padding()
    }
}
