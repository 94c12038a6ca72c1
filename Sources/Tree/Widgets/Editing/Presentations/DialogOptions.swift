import FoundationNames
import Foundation
import Views

/// How grave what an alert or a dialog says is.
public struct DialogSeverity: Equatable, Sendable {
    private let number: Int

    /// The default severity, which looks like `standard`.
    public static let automatic = DialogSeverity(number: 0)
    /// Something may be lost.
    public static let critical = DialogSeverity(number: 1)
    /// Nothing is lost; the dialog shows no sign.
    public static let standard = DialogSeverity(number: 2)
}

/// What the alerts and dialogs inside of a view show besides their own content.
struct DialogOptions {
    var icon: Image?
    var severity = DialogSeverity.automatic
    var suppression: (label: Text, isSuppressed: Binding<Bool>)?
}

private enum DialogOptionsKey: EnvironmentKey {
    static var defaultValue: DialogOptions { DialogOptions() }
}

extension EnvironmentValues {
    var dialogOptions: DialogOptions {
        get { self[DialogOptionsKey.self] }
        set { self[DialogOptionsKey.self] = newValue }
    }
}

extension View {
    /// The picture above the title of the alerts and dialogs inside; nil for none.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        transformEnvironment(\.dialogOptions) { $0.icon = icon }
    }

    /// How grave the alerts and dialogs inside are; critical ones show a sign of warning.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        transformEnvironment(\.dialogOptions) { $0.severity = severity }
    }

    /// Adds a choice to the alerts and dialogs inside, by which the user asks not to see them again.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
    }

    /// Adds a choice not to see the dialogs again; its label is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Adds a choice not to see the alerts and dialogs inside again, “Don’t ask again” by default.
    nonisolated public func dialogSuppressionToggle(
        _ label: Text, isSuppressed: Binding<Bool>
    ) -> some View {
        transformEnvironment(\.dialogOptions) { $0.suppression = (label, isSuppressed) }
    }

    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(verbatim: "Don’t ask again"), isSuppressed: isSuppressed)
    }
}

/// The picture of an alert or a dialog; nothing where it has none.
struct DialogIcon: View {
    let options: DialogOptions

    var body: some View {
        if let icon = options.icon {
            icon.font(.largeTitle)
        } else if options.severity == .critical {
            Image(systemName: "exclamationmark.triangle.fill")
                .font(.largeTitle)
                .foregroundStyle(Color(ColorRole.warning))
                .accessibilityLabel("Warning")
        }
    }
}
