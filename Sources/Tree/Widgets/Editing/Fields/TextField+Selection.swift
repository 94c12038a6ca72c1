import FoundationNames
import Geometry
import Views

// Fields whose selection is a binding.

extension TextField {
    /// Creates a field whose binding follows what is selected, and selects what is written to it;
    /// it grows with its text if the axis is vertical.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(
            .text(text), kind: axis.map { .init($0) } ?? .line, prompt: prompt, label: label())
        self.selection = selection
    }
}

extension TextField where Label == Text {
    /// Creates a field with a title and a binding that follows and sets what is selected.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(
            .text(text), Text(titleKey), kind: axis.map { .init($0) } ?? .line, prompt: prompt)
        self.selection = selection
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>,
        selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(
            .text(text), Text(titleResource), kind: axis.map { .init($0) } ?? .line, prompt: prompt)
        self.selection = selection
    }

    /// Creates a field with a binding to its selection; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(.text(text), Text(title), kind: axis.map { .init($0) } ?? .line, prompt: prompt)
        self.selection = selection
    }
}
