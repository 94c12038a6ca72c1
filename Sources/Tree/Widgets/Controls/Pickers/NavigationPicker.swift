import Foundation
import Views

/// A row that shows the chosen option and pushes a page of all options; outside of navigation, a
/// button that opens a menu of them.
struct NavigationPicker<Label: View, Value: Hashable, Content: View>: View {
    let choice: PickerChoice<Value>
    let label: Label
    let content: Content
    /// What is shown of the chosen option; nil for the option itself.
    let current: AnyView?
    @Environment(\.pageLink) private var pageLink

    init(choice: PickerChoice<Value>, label: Label, content: Content, current: AnyView?) {
        self.choice = choice
        self.label = label
        self.content = content
        self.current = current
    }

    var body: some View {
        if let pageLink {
            pageLink.row(
                AnyView(OptionsPage(choice: choice, label: label, content: content)),
                AnyView(
                    LabelledRow(label: label) { value.foregroundStyle(.secondary) }
                        .environment(\.labelPlacement, .apart)))
        } else {
            LabelledRow(label: label) {
                MenuPicker(choice: choice, content: content, current: current)
            }
        }
    }

    @ViewBuilder private var value: some View {
        if let current {
            current
        } else {
            PickerOptions(choice: choice, content: content) { options in
                options.first(where: \.isSelected)?.view
            }
        }
    }
}

/// How a control shows a page of its own in the stack around it.
struct PageLink {
    /// A row with a label that leads to a page.
    let row: @MainActor (_ page: AnyView, _ label: AnyView) -> AnyView
}

private enum PageLinkKey: EnvironmentKey { static var defaultValue: PageLink? { nil } }

extension EnvironmentValues {
    /// How controls show pages here; `nil` outside of a stack.
    var pageLink: PageLink? {
        get { self[PageLinkKey.self] }
        set { self[PageLinkKey.self] = newValue }
    }
}

/// The page of a picker's options; a choice goes back.
private struct OptionsPage<Label: View, Value: Hashable, Content: View>: View {
    let choice: PickerChoice<Value>
    let label: Label
    let content: Content
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let dismiss = dismiss
        Form {
            PickerOptions(choice: choice, content: content) { options in
                ForEach(options) { option in
                    OptionRow(option: option) {
                        option.choose()
                        dismiss()
                    }
                }
            }
        }
        .navigationTitle((label as? Text) ?? Text(verbatim: ""))
    }
}

private struct OptionRow: View {
    let option: PickerOption
    let act: @MainActor () -> Void
    fileprivate var press = PressInteraction()

    init(option: PickerOption, act: @escaping @MainActor () -> Void) {
        self.option = option
        self.act = act
    }

    var body: some View {
        HStack(spacing: 0) {
            option.view
            Spacer(minLength: Theme.Spacing.stack)
            if option.isSelected { ControlGlyph(sign: .check).foregroundStyle(.tint) }
        }
        .frame(maxHeight: .infinity)
        .focusRing(press.phase.showsFocus, .rounded(Theme.Radius.small))
        .pressable(press, meaning: option.meaning, action: act)
    }
}
