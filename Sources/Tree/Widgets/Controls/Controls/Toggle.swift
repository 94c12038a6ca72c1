import FoundationNames
import Views

/// Something that is on or off.
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label
    @Environment(\.toggleStyle) private var style
    @Environment(\.actionContainer) private var container

    /// Creates a toggle of a value, with any view as its label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        isMixed = false
        self.label = label()
    }

    /// One toggle for several values; it is mixed where they differ.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let count = bindings.count { $0.wrappedValue }
        self.isOn = Binding(all: bindings)
        isMixed = count > 0 && count < bindings.count
        self.label = label()
    }

    @MainActor public var body: some View {
        let configuration = ToggleStyleConfiguration(
            label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed)
        if let container, container.isMenu {
            ContainedButton(
                in: container, isSelected: isOn.wrappedValue,
                action: { configuration.toggle() }
            ) { label }
        } else {
            style.body(configuration)
        }
    }
}

extension Binding where Value == Bool {
    /// Several values as one: true if there are any and all are, and a write goes to each.
    init(all sources: [Binding<Bool>]) {
        self.init(
            location: FunctionLocation(
                get: { !sources.isEmpty && sources.allSatisfy(\.wrappedValue) },
                set: { value, _ in for source in sources { source.wrappedValue = value } }))
    }
}

// MARK: - Titles

extension Toggle where Label == Text {
    /// Creates a toggle with a localized title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }

    /// Creates a toggle with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// Creates one toggle for several values, with a localized title; it is mixed if they differ.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleResource) }
    }

    /// Creates one toggle for several values, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle of a style's configuration, in another style.
    public init(_ configuration: ToggleStyleConfiguration) {
        isOn = configuration.$isOn
        isMixed = configuration.isMixed
        label = configuration.label
    }
}

// MARK: - Titles with a symbol

extension Toggle where Label == _TitledIcon {
    /// Creates a toggle with a symbol beside a localized title.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _TitledIcon(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>)
    {
        self.init(isOn: isOn) { _TitledIcon(titleResource, systemImage: systemImage) }
    }

    /// Creates a toggle with a symbol beside a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _TitledIcon(title, systemImage: systemImage) }
    }
}
