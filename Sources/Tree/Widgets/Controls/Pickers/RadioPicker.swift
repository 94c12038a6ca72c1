import Foundation
import Views

/// Options below each other, each with a round mark.
struct RadioPicker: View {
    let options: [PickerOption]
    @State private var showsFocus = false

    var body: some View {
        VStack(alignment: .leading, spacing: Theme.Spacing.hairGap) {
            ForEach(options) {
                RadioRow(option: $0, showsFocus: showsFocus && $0.isSelected)
            }
        }
        .modifier(OptionKeys(options: options, showsFocus: $showsFocus))
    }
}

private struct RadioRow: View {
    let option: PickerOption
    let showsFocus: Bool
    fileprivate var press = PressInteraction()
    @Environment(\.density) private var density

    var body: some View {
        HStack(spacing: Theme.Spacing.stack) {
            Mark(
                kind: .dot, extent: option.isSelected ? 1 : 0, phase: press.phase, outline: .capsule
            )
            .focusRing(showsFocus, .capsule)
            .motion(Theme.Motion.hover, value: option.isSelected)
            .motion(Theme.Motion.hover, value: press.phase)
            option.view
        }
        .frame(minHeight: Theme.minimumTarget(density))
        .pressable(press, meaning: option.meaning, PressOptions(isTabStop: false)) { [option] in
            option.choose()
        }
    }
}

/// A label above the options.
nonisolated struct InlinePicker<Label: View, Rows: View>: View {
    let label: Label
    let rows: Rows
    @Environment(\.labelsAreHidden) private var labelIsHidden

    init(label: Label, rows: Rows) {
        self.label = label
        self.rows = rows
    }

    @MainActor var body: some View {
        Group {
            if labelIsHidden {
                rows.background { label.modifier(SilentLabel()) }
            } else {
                VStack(alignment: .leading, spacing: Theme.Spacing.hairGap) {
                    label.font(.subheadline).foregroundStyle(.secondary)
                    rows
                }
            }
        }
        .modifier(ControlEffect(accessibility: .labelledRow, takesTouches: false))
    }
}

/// Options as rows, the chosen one with a check mark.
struct InlineRows: View {
    let options: [PickerOption]
    @State private var showsFocus = false

    var body: some View {
        VStack(spacing: 0) {
            ForEach(options) { option in
                if option.index > 0 { Divider() }
                InlineRow(option: option)
            }
        }
        .focusRing(showsFocus, .rounded(Theme.Radius.small))
        .modifier(OptionKeys(options: options, showsFocus: $showsFocus))
    }
}

private struct InlineRow: View {
    let option: PickerOption
    fileprivate var press = PressInteraction()
    @Environment(\.density) private var density
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 0) {
            option.view
            Spacer(minLength: Theme.Spacing.stack)
            if option.isSelected {
                ControlGlyph(sign: .check)
                    .foregroundStyle(
                        isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.disabledLabel)))
            }
        }
        .frame(minHeight: Theme.rowHeight(density))
        .background(
            Color(.controlFill).opacity(isEnabled && press.phase.isHovered ? 1 : 0),
            in: .rect(cornerRadius: Theme.Radius.small)
        )
        .motion(Theme.Motion.hover, value: press.phase)
        .pressable(press, meaning: option.meaning, PressOptions(isTabStop: false)) { [option] in
            option.choose()
        }
    }
}
