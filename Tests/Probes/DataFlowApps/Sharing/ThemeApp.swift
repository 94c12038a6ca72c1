import SwiftUI

/// Settings that the app makes once and every window's views find in their environment.
struct ThemeApp: App {
    @StateObject private var taste = Taste()

    var body: some Scene {
        WindowGroup("Theme", id: "front") {
            FrontPage().environmentObject(taste)
        }
    }
}

@MainActor
private final class Taste: ObservableObject {
    @Published var shade: Shade = .paper
    @Published var letters: Letters = .even
    @Published var getsMail = true

    enum Shade: String, CaseIterable {
        case paper, ink, sky
    }

    enum Letters: String, CaseIterable {
        case fine, even, bold

        var scale: CGFloat {
            switch self {
            case .fine: return 0.8
            case .even: return 1.0
            case .bold: return 1.2
            }
        }
    }
}

private struct FrontPage: View {
    var body: some View {
        let _ = print("front page: evaluated")
        NavigationStack {
            VStack {
                Text("Front page")
                Corner()
                NavigationLink("Your taste") { TastePage() }
            }
        }
    }
}

private struct TastePage: View {
    @EnvironmentObject private var taste: Taste

    var body: some View {
        Form {
            Section("Look") {
                Picker("Shade", selection: $taste.shade) {
                    ForEach(Taste.Shade.allCases, id: \.self) { shade in
                        Text(shade.rawValue.capitalized).tag(shade)
                    }
                }
                Picker("Letters", selection: $taste.letters) {
                    ForEach(Taste.Letters.allCases, id: \.self) { letters in
                        Text(letters.rawValue.capitalized).tag(letters)
                    }
                }
            }
            Section("Mail") {
                Toggle("Get mail", isOn: $taste.getsMail)
            }
        }
        .navigationTitle("Your taste")
    }
}

private struct Corner: View {
    var body: some View {
        VStack { Depth() }
    }
}

private struct Depth: View {
    @EnvironmentObject private var taste: Taste

    var body: some View {
        Text("Letters \(taste.letters.rawValue), shade \(taste.shade.rawValue)")
            .scaleEffect(taste.letters.scale)
    }
}
