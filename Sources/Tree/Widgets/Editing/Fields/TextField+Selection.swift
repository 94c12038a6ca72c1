import FoundationNames
import Geometry
import Views

// Fields whose selection is a binding.

extension TextField {
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

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(.text(text), Text(title), kind: axis.map { .init($0) } ?? .line, prompt: prompt)
        self.selection = selection
    }
}
