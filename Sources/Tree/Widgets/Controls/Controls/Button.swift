import FoundationNames
import Views

/// A control that runs an action when it is pressed.
nonisolated public struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    /// The accessibility description; nil for that of every button.
    private var ownMeaning: AccessibilityProperties?
    @Environment(\.buttonStyle) private var style
    @Environment(\.actionContainer) private var container
    @Environment(\.keyboardShortcut) private var shortcut

    /// Creates a button with any view as its label; a role says what kind of action it is. The
    /// action runs when a press ends inside the button, and by Return or Space while it has the
    /// focus.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency
    public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor public var body: some View {
        if let container {
            ContainedButton(
                in: container, role: containedRole, shortcut: shortcut?.title, action: action
            ) { label }
        } else {
            style.body(
                PrimitiveButtonStyleConfiguration(
                    role: role, label: .init(content: AnyView(label)), action: action,
                    meaning: ownMeaning ?? .button))
        }
    }

    private var containedRole: ActionRole {
        switch role {
        case .destructive?: .destructive
        case .cancel?: .cancel
        default: .standard
        }
    }

    /// Returns a copy of this button with another accessibility description.
    func meaning(_ meaning: AccessibilityProperties) -> Button {
        var copy = self
        copy.ownMeaning = meaning
        return copy
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a primitive style's configuration, in another style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        action = configuration.action
        label = configuration.label
        ownMeaning = configuration.meaning
    }
}

// MARK: - Titles

extension Button where Label == Text {
    /// Creates a button with a localized title.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload @preconcurrency
    public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleResource) }
    }

    /// Creates a button with a title that is shown as it is.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }

    /// Creates a button with a localized title and a role, which may colour it.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }

    /// Creates a button with a role and a title that is shown as it is.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

// MARK: - Titles with a symbol

public typealias _TitledIcon = Label<Text, Image>

extension Button where Label == _TitledIcon {
    /// Creates a button with a symbol beside a localized title.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { _TitledIcon(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) {
            _TitledIcon(titleResource, systemImage: systemImage)
        }
    }

    /// Creates a button with a symbol beside a title that is shown as it is.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { _TitledIcon(title, systemImage: systemImage) }
    }

    /// Creates a button with a role, and a symbol beside a localized title.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { _TitledIcon(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            _TitledIcon(titleResource, systemImage: systemImage)
        }
    }

    /// Creates a button with a role, and a symbol beside a title that is shown as it is.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { _TitledIcon(title, systemImage: systemImage) }
    }
}
