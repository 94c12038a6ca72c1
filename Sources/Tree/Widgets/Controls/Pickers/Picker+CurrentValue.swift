import FoundationNames
import Views

// The ways to make a picker that shows a view of its own in place of the chosen option. Styles that
// show all options do not show it.

extension Picker {
    /// Creates a picker that shows a view of its own in place of the chosen option, in styles that
    /// show only that one: menus and navigation links.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: label)
        show(currentValueLabel())
    }

    /// Creates one picker for several values that shows a view of its own in place of the chosen
    /// option.
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
    /// Creates a picker with a localized title that shows a view of its own in place of the chosen
    /// option.
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

    /// Creates a picker with a title, shown as it is, that shows a view of its own in place of the
    /// chosen option.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(title, selection: selection, content: content)
        show(currentValueLabel())
    }

    /// Creates one picker for several values, with a localized title, that shows a view of its own
    /// in place of the chosen option.
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
    /// Creates a picker with a symbol beside its localized title that shows a view of its own in
    /// place of the chosen option.
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
