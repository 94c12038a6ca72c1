import Foundation
import Views

/// The button that opens a menu, in the style of buttons.
struct MenuButton<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let primaryAction: (@MainActor () -> Void)?
    @State private var isOpen = false
    @Environment(\.menuIndicatorVisibility) private var indicator

    init(
        label: Label, content: @escaping () -> Content, primaryAction: (@MainActor () -> Void)?
    ) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    @MainActor var body: some View {
        let (isOpen, content) = ($isOpen, content)
        if let primaryAction {
            if indicator == .hidden {
                Button(action: primaryAction) { label }.contextMenu(menuItems: content)
            } else {
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
            }
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

extension MenuButton
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, content: { configuration.content },
            primaryAction: configuration.primaryAction)
    }
}
