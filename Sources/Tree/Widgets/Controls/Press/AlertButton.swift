import Foundation
import Geometry
import Views

/// A button of an alert or a dialog. Space presses it while it has the focus; Return is for the
/// default button.
struct AlertButton<Label: View>: View {
    let role: ActionRole
    let isDefault: Bool
    let action: () -> Void
    let label: Label
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.density) private var density
    @Environment(\.isKeyWindow) private var isKeyWindow

    init(
        role: ActionRole, isDefault: Bool, action: @escaping () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.isDefault = isDefault
        self.action = action
        self.label = label()
    }

    @MainActor var body: some View {
        var description = AccessibilityProperties(role: .button)
        description.children = .combine
        return Pressable(description, PressOptions(takesReturn: false), action: action) { state in
            label
                .lineLimit(1)
                .modifier(ControlTitle(style: titleStyle))
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

    private var isDestructive: Bool { role == .destructive }

    private var titleStyle: AnyShapeStyle? {
        guard isDefault else { return nil }
        return AnyShapeStyle(OnFillStyle(isDestructive: isDestructive, isKey: isKeyWindow))
    }

    private func fill(_ phase: ControlPhase) -> ControlFill {
        let kind: ControlFill.Kind = isDefault ? .prominent : isDestructive ? .tinted : .plain
        return ControlFill(kind: kind, phase: phase, isDestructive: isDestructive)
    }
}
