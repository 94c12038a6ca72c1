import Foundation
import Views

/// A button that shows the chosen option and opens a menu of all.
struct MenuPicker<Value: Hashable, Content: View>: View {
    let choice: PickerChoice<Value>
    let content: Content
    /// What is shown of the chosen option; nil for the option itself.
    let current: AnyView?
    @State private var isOpen = false

    init(choice: PickerChoice<Value>, content: Content, current: AnyView? = nil) {
        self.choice = choice
        self.content = content
        self.current = current
    }

    var body: some View {
        let (choice, content, current, isOpen) = (choice, content, current, $isOpen)
        PickerOptions(choice: choice, content: content) { options in
            MenuPickerButton(options: options, current: current, isOpen: isOpen)
        }
        .popupMenu(isPresented: isOpen) {
            MenuPickerRows(choice: choice, content: content)
        }
    }
}

private struct MenuPickerButton: View {
    let options: [PickerOption]
    let current: AnyView?
    let isOpen: Binding<Bool>
    fileprivate var press = PressInteraction()
    @Environment(\.controlSize) private var size
    @Environment(\.density) private var density

    var body: some View {
        HStack(spacing: Theme.Spacing.stack) {
            if let current { current } else { options.first(where: \.isSelected)?.view }
            ControlGlyph(sign: .upDown)
        }
        .modifier(ControlTitle())
        .padding(.horizontal, Theme.controlPadding(size))
        .frame(minHeight: Theme.controlHeight(size, density))
        .controlBackground(ControlFill(phase: press.phase), .rounded(Theme.controlRadius(size)))
        .motion(Theme.Motion.hover, value: press.phase)
        .pressable(press, meaning: meaning) { [isOpen] in isOpen.wrappedValue = true }
        .onMoveCommand { direction in
            let step = direction == .up || direction == .left ? -1 : 1
            let next = (options.firstIndex(where: \.isSelected) ?? -step) + step
            if options.indices.contains(next) { options[next].choose() }
        }
    }

    private var meaning: AccessibilityProperties {
        var properties = AccessibilityProperties.picker
        properties.children = .value
        return properties
    }
}

/// A picker's rows in the menu that it opens itself.
nonisolated private struct MenuPickerRows<Value: Hashable, Content: View>: View {
    let choice: PickerChoice<Value>
    let content: Content
    @Environment(\.actionContainer) private var container

    init(choice: PickerChoice<Value>, content: Content) {
        self.choice = choice
        self.content = content
    }

    @MainActor var body: some View {
        if let container {
            PickerRows(choice: choice, content: content, container: container)
        }
    }
}

/// The options of a picker as rows of a menu.
nonisolated struct PickerRows<Value: Hashable, Content: View>: View {
    let choice: PickerChoice<Value>
    let content: Content
    let container: ActionContainer

    init(choice: PickerChoice<Value>, content: Content, container: ActionContainer) {
        self.choice = choice
        self.content = content
        self.container = container
    }

    /// Up to this many options are built again in their rows, so that a highlighted row colours
    /// them.
    private static var recolouredOptions: Int { 40 }

    @MainActor var body: some View {
        let (content, container) = (content, container)
        PickerOptions(choice: choice, content: content) { options in
            ForEach(options) { option in
                ContainedButton(in: container, isSelected: option.isSelected) {
                    option.choose()
                } label: {
                    if container.kind == .declared {
                        Text(verbatim: option.view.describedLabel ?? "")
                    } else if options.count <= Self.recolouredOptions {
                        SubviewsReader(content) { views in
                            if views.indices.contains(option.index) { views[option.index] }
                        }
                    } else {
                        option.view
                    }
                }
            }
        }
    }
}
