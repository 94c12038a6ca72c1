import FoundationNames
import Views

// The ways to make a picker that shows a view of its own in place of the chosen option. Styles that
// show all options do not show it.

extension Picker {
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: label)
        show(currentValueLabel())
    }

    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content, label: label)
        show(currentValueLabel())
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(titleKey, selection: selection, content: content)
        show(currentValueLabel())
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(titleResource, selection: selection, content: content)
        show(currentValueLabel())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(title, selection: selection, content: content)
        show(currentValueLabel())
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(titleKey, sources: sources, selection: selection, content: content)
        show(currentValueLabel())
    }

    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(titleResource, sources: sources, selection: selection, content: content)
        show(currentValueLabel())
    }
}

extension Picker where Label == _TitledIcon {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(titleKey, systemImage: systemImage, selection: selection, content: content)
        show(currentValueLabel())
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(titleResource, systemImage: systemImage, selection: selection, content: content)
        show(currentValueLabel())
    }
}
