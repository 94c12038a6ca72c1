import Foundation
import Views

/// A button that opens a menu of actions.
nonisolated public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let primaryAction: (@MainActor () -> Void)?
    @State private var isOpen = false
    @Environment(\.actionContainer) private var container
    @Environment(\.menuIndicatorVisibility) private var indicator

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        primaryAction = nil
    }

    /// A press runs the action; the menu opens by a press of the secondary button.
    @preconcurrency
    public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.label = label()
        self.content = content
        self.primaryAction = primaryAction
    }

    @MainActor public var body: some View {
        let (isOpen, content) = ($isOpen, content)
        if container?.kind == .declared {
            DeclaredSubmenu(content: LazyContent(build: content), label: label)
        } else if let container, container.kind == .menu {
            SubmenuRow(rows: content) { label }
        } else if let primaryAction {
            HStack(spacing: Theme.Spacing.hairGap) {
                Button(action: primaryAction) { label }
                Button {
                    isOpen.wrappedValue = true
                } label: {
                    ControlGlyph(sign: .down)
                }
                .meaning(more)
            }
            .popupMenu(isPresented: isOpen, rows: content)
        } else {
            Button {
                isOpen.wrappedValue = true
            } label: {
                HStack(spacing: Theme.Spacing.stack) {
                    label
                    if indicator != .hidden { ControlGlyph(sign: .down) }
                }
            }
            .meaning(meaning)
            .popupMenu(isPresented: isOpen, rows: content)
        }
    }

    private var meaning: AccessibilityProperties {
        var properties = AccessibilityProperties.button
        properties.hint = "Opens a menu"
        return properties
    }

    private var more: AccessibilityProperties {
        AccessibilityProperties(role: .button, label: "More")
    }
}

extension Menu where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(title) }
    }

    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == _TitledIcon {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { _TitledIcon(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { _TitledIcon(title, systemImage: systemImage) }
    }
}

private enum MenuIndicatorKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
    package var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Whether the buttons of menus inside show that they open one.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}
