import Foundation
import Geometry
import Views

/// A button of an alert or a dialog.
struct AlertButton<Label: View>: View {
    let role: ActionRole
    let action: () -> Void
    let label: Label
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.density) private var density

    init(
        role: ActionRole, action: @escaping () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor var body: some View {
        var description = AccessibilityProperties(role: .button)
        description.children = .combine
        return Pressable(description, action: action) { state in
            label
                .lineLimit(1)
                .foregroundStyle(titleColor)
                .padding(.horizontal, Theme.controlPadding(.regular))
                .frame(
                    maxWidth: .infinity, minHeight: Theme.controlHeight(.regular, density)
                )
                .background(
                    fill(state), in: RoundedRectangle(cornerRadius: Theme.Radius.control)
                )
                .focusOutline(state.showsFocus, radius: Theme.Radius.control)
        }
    }

    private var titleColor: Color {
        if !isEnabled { return Color(ColorRole.disabledLabel) }
        return Color(role == .destructive ? ColorRole.onAccent : ColorRole.label)
    }

    private func fill(_ state: ControlPhase) -> Color {
        if role == .destructive { return Color(ColorRole.destructive) }
        if state.isPressed { return Color(ColorRole.controlPressed) }
        return Color(state.isHovered ? ColorRole.controlHover : ColorRole.controlFill)
    }
}

extension View {
    /// The ring around the focused element.
    nonisolated func focusOutline(_ isShown: Bool, radius: CGFloat) -> some View {
        overlay {
            if isShown {
                let reach = Theme.FocusRing.gap + Theme.FocusRing.width
                RoundedRectangle(cornerRadius: radius + Theme.FocusRing.gap)
                    .strokeBorder(
                        Color(ColorRole.accent).opacity(Theme.FocusRing.opacity),
                        lineWidth: Theme.FocusRing.width
                    )
                    .padding(-reach)
            }
        }
    }
}
