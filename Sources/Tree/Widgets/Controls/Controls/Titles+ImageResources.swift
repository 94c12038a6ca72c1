import FoundationNames
import Views

// Controls whose title stands beside a picture of an asset catalog.

extension Button where Label == _TitledIcon {
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { _TitledIcon(titleKey, image: image) }
    }

    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { _TitledIcon(titleResource, image: image) }
    }

    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { _TitledIcon(title, image: image) }
    }

    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { _TitledIcon(titleKey, image: image) }
    }

    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { _TitledIcon(titleResource, image: image) }
    }

    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { _TitledIcon(title, image: image) }
    }
}

extension Toggle where Label == _TitledIcon {
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _TitledIcon(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>)
    {
        self.init(isOn: isOn) { _TitledIcon(titleResource, image: image) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _TitledIcon(title, image: image) }
    }
}

extension Menu where Label == _TitledIcon {
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { _TitledIcon(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { _TitledIcon(titleResource, image: image) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { _TitledIcon(title, image: image) }
    }

    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource,
        @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { _TitledIcon(titleKey, image: image) },
            primaryAction: primaryAction)
    }

    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource,
        @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { _TitledIcon(titleResource, image: image) },
            primaryAction: primaryAction)
    }

    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { _TitledIcon(title, image: image) },
            primaryAction: primaryAction)
    }
}

extension Picker where Label == _TitledIcon {
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { _TitledIcon(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            _TitledIcon(titleResource, image: image)
        }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { _TitledIcon(title, image: image) }
    }
}
