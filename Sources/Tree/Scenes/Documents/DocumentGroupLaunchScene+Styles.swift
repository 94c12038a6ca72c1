import FoundationNames
import Views
import Widgets

/// Launch windows before a style that fills them.
extension DocumentGroupLaunchScene {
    /// Creates a launch window without views around the cards. Without a title the app's name is
    /// shown.
    nonisolated public init<B: ShapeStyle>(
        _ title: Text? = nil,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
    ) {
        self.init(
            title, actions(), background: AnyView(Rectangle().fill(backgroundStyle)))
    }

    nonisolated public init<B: ShapeStyle>(
        _ title: LocalizedStringKey,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
    ) {
        self.init(
            Text(title), actions(), background: AnyView(Rectangle().fill(backgroundStyle)))
    }

    @_disfavoredOverload
    nonisolated public init<B: ShapeStyle>(
        _ title: LocalizedStringResource,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
    ) {
        self.init(
            Text(title), actions(), background: AnyView(Rectangle().fill(backgroundStyle)))
    }

    /// Creates a launch window without views around the cards, and a title that is not translated.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, B: ShapeStyle>(
        _ title: S,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
    ) {
        self.init(
            Text(verbatim: String(title)), actions(),
            background: AnyView(Rectangle().fill(backgroundStyle)))
    }

    /// Creates a launch window with a view behind the cards. Without a title the app's name is
    /// shown.
    nonisolated public init<B: ShapeStyle>(
        _ title: Text? = nil,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            title, actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) })
    }

    nonisolated public init<B: ShapeStyle>(
        _ title: LocalizedStringKey,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) })
    }

    @_disfavoredOverload
    nonisolated public init<B: ShapeStyle>(
        _ title: LocalizedStringResource,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) })
    }

    /// Creates a launch window with a view behind the cards, and a title that is not translated.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, B: ShapeStyle>(
        _ title: S,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(verbatim: String(title)), actions(),
            background: AnyView(Rectangle().fill(backgroundStyle)),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) })
    }

    /// Creates a launch window with a view in front of the cards. Without a title the app's name is
    /// shown.
    nonisolated public init<B: ShapeStyle>(
        _ title: Text? = nil,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            title, actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    nonisolated public init<B: ShapeStyle>(
        _ title: LocalizedStringKey,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    @_disfavoredOverload
    nonisolated public init<B: ShapeStyle>(
        _ title: LocalizedStringResource,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    /// Creates a launch window with a view in front of the cards, and a title that is not
    /// translated.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, B: ShapeStyle>(
        _ title: S,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(verbatim: String(title)), actions(),
            background: AnyView(Rectangle().fill(backgroundStyle)),
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    /// Creates a launch window with views behind and in front of the cards. Without a title the
    /// app's name is shown.
    nonisolated public init<B: ShapeStyle>(
        _ title: Text? = nil,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            title, actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) },
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    nonisolated public init<B: ShapeStyle>(
        _ title: LocalizedStringKey,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) },
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    @_disfavoredOverload
    nonisolated public init<B: ShapeStyle>(
        _ title: LocalizedStringResource,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) },
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    /// Creates a launch window with views on both sides of the cards, and a title that is not
    /// translated.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, B: ShapeStyle>(
        _ title: S,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(verbatim: String(title)), actions(),
            background: AnyView(Rectangle().fill(backgroundStyle)),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) },
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }
}
