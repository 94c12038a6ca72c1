import SwiftUI

/// Preferences that outlive the app, and a theme that every view reads from its environment.
@main
struct SettingsApp: App {
    @StateObject private var theme = ThemeSettings()

    var body: some Scene {
        WindowGroup("Settings") {
            SettingsView()
                .environmentObject(theme)
                .tint(theme.accent.color)
        }
        .defaultSize(width: 520, height: 560)
    }
}

/// The theme that the user has chosen.
final class ThemeSettings: ObservableObject {
    @AppStorage("accent") var accent = Accent.blue
    @AppStorage("textScale") var textScale = 1.0
}

enum Accent: String, CaseIterable, Identifiable {
    case blue, green, orange, purple

    var id: Self { self }

    var color: Color {
        switch self {
        case .blue: .blue
        case .green: .green
        case .orange: .orange
        case .purple: .purple
        }
    }
}

struct SettingsView: View {
    @EnvironmentObject private var theme: ThemeSettings
    @AppStorage("userName") private var userName = ""
    @AppStorage("appearance") private var appearance = Appearance.system
    @AppStorage("notifies") private var notifies = true
    @AppStorage("reminderMinutes") private var reminderMinutes = 15

    var body: some View {
        Form {
            Section("Profile") {
                TextField("Name", text: $userName)
                ProfilePreview(name: userName)
            }
            Section("Appearance") {
                Picker("Theme", selection: $appearance) {
                    ForEach(Appearance.allCases) { Text($0.rawValue.capitalized) }
                }
                .pickerStyle(.segmented)
                .labelsHidden()
                Picker("Accent", selection: $theme.accent) {
                    ForEach(Accent.allCases) { Text($0.rawValue.capitalized) }
                }
                Slider(value: $theme.textScale, in: 0.8...1.4, step: 0.1) {
                    Text("Text size")
                } minimumValueLabel: {
                    Text("A").font(.caption)
                } maximumValueLabel: {
                    Text("A").font(.title3)
                }
            }
            Section("Notifications") {
                Toggle("Notify me", isOn: $notifies)
                Stepper(
                    "Remind after \(reminderMinutes) minutes", value: $reminderMinutes, in: 5...60,
                    step: 5
                )
                .disabled(!notifies)
            }
            Section {
                Button("Restore defaults", role: .destructive, action: restore)
            }
        }
        .formStyle(.grouped)
        .preferredColorScheme(appearance.colorScheme)
    }

    private func restore() {
        userName = ""
        appearance = .system
        theme.accent = .blue
        theme.textScale = 1
        notifies = true
        reminderMinutes = 15
    }
}

enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark

    var id: Self { self }

    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

/// Shows the profile with the theme from the environment.
struct ProfilePreview: View {
    let name: String
    @EnvironmentObject private var theme: ThemeSettings

    var body: some View {
        HStack(spacing: 12) {
            Circle()
                .fill(theme.accent.color.mix(with: .black, by: 0.3))
                .frame(width: 36, height: 36)
                .overlay {
                    Text(name.first.map(String.init) ?? "?")
                        .font(.headline)
                        .foregroundStyle(.white)
                }
            Text(name.isEmpty ? "Nobody yet" : name)
                .font(.system(size: 14 * theme.textScale))
            Spacer()
        }
    }
}
