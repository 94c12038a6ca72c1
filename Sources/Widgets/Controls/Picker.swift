import Views

/// Chooses one of several options; the option's tag is what the selection becomes.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let choice: PickerChoice<SelectionValue>
    private let label: Label
    private let content: Content
    @Environment(\.pickerKind) private var kind
    @Environment(\.actionContainer) private var container

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
        } else if let container, container.isMenu {
            PickerRows(choice: choice, content: content, container: container)
        } else {
            switch kind {
            case .automatic, .menu:
                LabelledRow(label: label) { MenuPicker(choice: choice, content: content) }
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

// MARK: - Ways to make one

extension Picker {
    /// The older form, with the label as a value.
    public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { label }
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == _TitledIcon {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            _TitledIcon(titleKey, systemImage: systemImage)
        }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            _TitledIcon(title, systemImage: systemImage)
        }
    }
}
