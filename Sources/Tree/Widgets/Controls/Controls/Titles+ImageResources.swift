import FoundationNames
import Views

// Controls whose title stands beside a picture of an asset catalog.

extension Button where Label == _TitledIcon {
    /// Creates a button with an image of the app's assets beside a localized title.
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

    /// Creates a button with an image of the app's assets beside a title that is shown as it is.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { _TitledIcon(title, image: image) }
    }

    /// Creates a button with a role, and an image of the app's assets beside a localized title.
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

    /// Creates a button with a role, and an image of the app's assets beside a title shown as it
    /// is.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { _TitledIcon(title, image: image) }
    }
}

extension Toggle where Label == _TitledIcon {
    /// Creates a toggle with an image of the app's assets beside a localized title.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _TitledIcon(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>)
    {
        self.init(isOn: isOn) { _TitledIcon(titleResource, image: image) }
    }

    /// Creates a toggle with an image of the app's assets beside a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { _TitledIcon(title, image: image) }
    }
}

extension Menu where Label == _TitledIcon {
    /// Creates a menu with an image of the app's assets beside a localized title.
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

    /// Creates a menu with an image of the app's assets beside a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { _TitledIcon(title, image: image) }
    }

    /// Creates a menu with an image of the app's assets beside a localized title, whose press runs
    /// the action.
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

    /// Creates a menu with an image of the app's assets beside a title that is shown as it is,
    /// whose press runs the action.
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
    /// Creates a picker with an image of the app's assets beside a localized title.
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

    /// Creates a picker with an image of the app's assets beside a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { _TitledIcon(title, image: image) }
    }
}
