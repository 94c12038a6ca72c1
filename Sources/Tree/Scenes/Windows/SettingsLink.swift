import Views
import Widgets

/// A button that opens the app's settings.
nonisolated public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// Creates a link with a label of any view.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    @MainActor public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

/// The label of a settings link that was given none.
public struct DefaultSettingsLinkLabel: View {
    nonisolated init() {}

    public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// Creates a link with the label “Settings…”.
    public init() { self.init { DefaultSettingsLinkLabel() } }
}
