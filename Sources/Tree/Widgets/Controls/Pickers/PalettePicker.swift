import Foundation
import Views

/// Options in a row, each as small as its icon or colour; the chosen one stands on the accent
/// colour.
struct PalettePicker: View {
    let options: [PickerOption]
    @State private var showsFocus = false

    init(options: [PickerOption]) { self.options = options }

    var body: some View {
        HStack(spacing: Theme.Spacing.hairGap) {
            ForEach(options) { PaletteItem(option: $0) }
        }
        .focusRing(showsFocus, .rounded(Theme.Radius.control))
        .modifier(OptionKeys(options: options, showsFocus: $showsFocus))
    }
}

private struct PaletteItem: View {
    let option: PickerOption
    fileprivate var press = PressInteraction()
    @Environment(\.controlSize) private var size
    @Environment(\.density) private var density
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let height = Theme.controlHeight(size, density)
        option.view
            .padding(.horizontal, Theme.Spacing.stack)
            .frame(minWidth: height, minHeight: height)
            .background(fill, in: .rect(cornerRadius: Theme.controlRadius(size)))
            .overlay {
                if option.isSelected {
                    RoundedRectangle(cornerRadius: Theme.controlRadius(size))
                        .strokeBorder(.tint, lineWidth: Theme.FocusRing.width)
                }
            }
            .motion(Theme.Motion.hover, value: press.phase)
            .motion(Theme.Motion.toggle, value: option.isSelected)
            .pressable(press, meaning: option.meaning, PressOptions(isTabStop: false)) { [option] in
                option.choose()
            }
    }

    private var fill: AnyShapeStyle {
        if option.isSelected {
            return AnyShapeStyle(.tint.opacity(Theme.TintedFill.rest))
        }
        let role = press.phase.pick(ColorRole.controlFill, .controlHover, .controlPressed)
        return AnyShapeStyle(Color(role).opacity(isEnabled && press.phase.isHovered ? 1 : 0))
    }
}

/// A palette as a row of a menu.
struct PaletteMenuRow<Value: Hashable, Content: View>: View {
    let choice: PickerChoice<Value>
    let content: Content
    let container: ActionContainer

    init(choice: PickerChoice<Value>, content: Content, container: ActionContainer) {
        self.choice = choice
        self.content = content
        self.container = container
    }

    var body: some View {
        let finish = container.finish
        PickerOptions(choice: choice, content: content.labelStyle(.iconOnly)) { options in
            PalettePicker(options: options.map { $0.then(finish) })
        }
        .padding(.horizontal, Theme.Spacing.stack)
        .padding(.vertical, Theme.Spacing.hairGap)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

extension PickerOption {
    /// The option, which also does something else when it is chosen.
    fileprivate func then(_ action: @escaping @MainActor () -> Void) -> PickerOption {
        PickerOption(
            id: id, index: index, view: view, isSelected: isSelected,
            choose: { [choose] in
                choose()
                action()
            })
    }
}
