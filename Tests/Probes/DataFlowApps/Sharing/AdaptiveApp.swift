import SwiftUI

/// A view that follows its surroundings: light, room, letters, phase, and values of the app's own.
struct AdaptiveApp: App {
    var body: some Scene {
        WindowGroup("Surroundings", id: "page") {
            VStack {
                Page()
                Guest()
                Guest().environment(\.visitor, "number 7")
                Framed().environment(\.palette, .evening)
                Framed()
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    print("asked for \(url.absoluteString)")
                    return .handled
                })
        }
    }
}

private struct Page: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VStack(spacing: 16) {
            Text("It is \(colorScheme == .dark ? "night" : "day")")
            if colorScheme == .dark { Text("Stars are out") }
            Text("There is \(width == .compact ? "little" : "much") room")
            Text(typeSize >= .xxLarge ? "Large letters" : "Usual letters")
            Text("The scene is \(phaseName)")
            Button("Leave") { dismiss() }
            Button("Ask") { openURL(URL(string: "https://example.org/ask")!) }
        }
        .padding()
        .background(colorScheme == .dark ? Color.black : Color.white)
        .onChange(of: scenePhase) { old, new in follow(new) }
    }

    private var phaseName: String {
        switch scenePhase {
        case .active: return "awake"
        case .inactive: return "drowsy"
        case .background: return "asleep"
        @unknown default: return "strange"
        }
    }

    private func follow(_ phase: ScenePhase) {
        switch phase {
        case .active: print("page: awake")
        case .inactive: print("page: drowsy")
        case .background: print("page: asleep")
        @unknown default: break
        }
    }
}

private struct VisitorKey: EnvironmentKey {
    static let defaultValue: String = "nobody"
}

private struct Palette {
    var name: String
    var ink: Color

    static let plain = Palette(name: "plain", ink: .primary)
    static let evening = Palette(name: "evening", ink: .orange)
}

private struct PaletteKey: EnvironmentKey {
    static let defaultValue = Palette.plain
}

extension EnvironmentValues {
    fileprivate var visitor: String {
        get { self[VisitorKey.self] }
        set { self[VisitorKey.self] = newValue }
    }

    fileprivate var palette: Palette {
        get { self[PaletteKey.self] }
        set { self[PaletteKey.self] = newValue }
    }
}

private struct Guest: View {
    @Environment(\.visitor) private var visitor
    var body: some View { Text("Guest: \(visitor)") }
}

private struct Framed: View {
    @Environment(\.palette) private var palette
    var body: some View { Text("Palette \(palette.name)").foregroundStyle(palette.ink) }
}
