import Drawing
import Foundation
import Geometry
import Views

/// A toggle as a box with a check mark.
struct CheckboxToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.labelsAreHidden) private var labelIsHidden
    @Environment(\.density) private var density
    private var press = PressInteraction()

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        row.frame(minHeight: Theme.minimumTarget(density))
            .pressable(
                press, meaning: configuration.meaning, PressOptions(takesShortcut: true)
            ) { [configuration] in
                configuration.toggle()
            }
    }

    @ViewBuilder private var row: some View {
        if labelIsHidden {
            box.background { configuration.label.modifier(SilentLabel()) }
        } else {
            HStack(spacing: Theme.Spacing.stack) {
                box
                configuration.label.modifier(ControlTitle(keepsShortcut: true))
            }
        }
    }

    private var box: some View {
        let isFilled = configuration.isOn || configuration.isMixed
        return Mark(
            kind: configuration.isMixed ? .dash : .check, extent: isFilled ? 1 : 0,
            phase: press.phase,
            outline: .rounded(Theme.Radius.small)
        )
        .focusRing(press.phase.showsFocus, .rounded(Theme.Radius.small))
        .motion(Theme.Motion.hover, value: isFilled)
        .motion(Theme.Motion.hover, value: press.phase)
    }
}

/// A toggle as a button that is filled while it is on.
struct ButtonToggle: View {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        Button(action: configuration.toggle) { configuration.label }
            .meaning(configuration.meaning)
            .modifier(PushedStyle(isOn: configuration.isOn || configuration.isMixed))
    }
}

/// Shows buttons as pushed in.
private struct PushedStyle: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
        content.buttonStyle(ToggleButtonStyle(isOn: isOn))
    }
}

private struct ToggleButtonStyle: PrimitiveButtonStyle {
    let isOn: Bool
    func makeBody(configuration: Configuration) -> some View {
        FilledButton(configuration: configuration, isProminent: isOn)
    }
}
