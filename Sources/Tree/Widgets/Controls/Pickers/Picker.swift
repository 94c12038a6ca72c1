import Views

/// Chooses one of several options; the option's tag is what the selection becomes.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let choice: PickerChoice<SelectionValue>
    private let label: Label
    private let content: Content
    /// What is shown of the chosen option where only that one is shown; nil for the option itself.
    private var current: AnyView?
    @Environment(\.pickerKind) private var kind
    @Environment(\.actionContainer) private var container

    /// Creates a picker of the content's options with a view as its label. The user's choice is
    /// written to the selection: the option's tag, or the id that a `ForEach` made it with.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        choice = PickerChoice(selection: selection, isMixed: false)
        self.label = label()
        self.content = content()
    }

    /// One picker for several values; nothing is chosen where they differ.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        choice = PickerChoice(sources: sources.map { $0[keyPath: selection] })
        self.label = label()
        self.content = content()
    }

    @MainActor public var body: some View {
        if let container, container.kind == .declared, kind != .inline, !(label is EmptyView) {
            DeclaredSubmenu(
                content: PickerRows(choice: choice, content: content, container: container),
                label: label)
        } else if let container, container.kind == .menu, kind == .palette {
            PaletteMenuRow(choice: choice, content: content, container: container)
        } else if let container, container.isMenu {
            PickerRows(choice: choice, content: content, container: container)
        } else {
            switch kind {
            case .navigationLink:
                NavigationPicker(choice: choice, label: label, content: content, current: current)
            case .automatic, .menu:
                LabelledRow(label: label) {
                    MenuPicker(choice: choice, content: content, current: current)
                }
            case .wheel:
                LabelledRow(label: label) { options { WheelPicker(options: $0) } }
                    .environment(\.labelsAreHidden, true)
            case .palette:
                LabelledRow(label: label) { options { PalettePicker(options: $0) } }
            case .segmented:
                LabelledRow(label: label) { options { SegmentedPicker(options: $0) } }
            case .radioGroup:
                LabelledRow(alignment: .top, label: label) {
                    options { RadioPicker(options: $0) }
                }
            case .inline: InlinePicker(label: label, rows: options { InlineRows(options: $0) })
            }
        }
    }

    /// The options, each a view of its own, shown by `build`.
    @MainActor private func options<Shown: View>(
        @ViewBuilder build: @escaping @MainActor ([PickerOption]) -> Shown
    ) -> some View {
        PickerOptions(choice: choice, content: content, build: build)
    }
}

extension Picker {
    /// Shows a view in place of the chosen option.
    mutating func show<V: View>(_ current: V) { self.current = AnyView(current) }
}
