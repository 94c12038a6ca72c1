import FoundationNames
import Views
import Widgets

/// Launch windows before a view of the app's.
extension DocumentGroupLaunchScene {
    /// Creates a launch window without views around the cards. Without a title the app's name is
    /// shown.
    nonisolated public init(
        _ title: Text? = nil,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View
    ) {
        self.init(
            title, actions(), background: AnyView(background()))
    }

    nonisolated public init(
        _ title: LocalizedStringKey,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View
    ) {
        self.init(
            Text(title), actions(), background: AnyView(background()))
    }

    @_disfavoredOverload
    nonisolated public init(
        _ title: LocalizedStringResource,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View
    ) {
        self.init(
            Text(title), actions(), background: AnyView(background()))
    }

    /// Creates a launch window without views around the cards, and a title that is not translated.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View
    ) {
        self.init(
            Text(verbatim: String(title)), actions(), background: AnyView(background()))
    }

    /// Creates a launch window with a view behind the cards. Without a title the app's name is
    /// shown.
    nonisolated public init(
        _ title: Text? = nil,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            title, actions(), background: AnyView(background()),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) })
    }

    nonisolated public init(
        _ title: LocalizedStringKey,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), actions(), background: AnyView(background()),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) })
    }

    @_disfavoredOverload
    nonisolated public init(
        _ title: LocalizedStringResource,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), actions(), background: AnyView(background()),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) })
    }

    /// Creates a launch window with a view behind the cards, and a title that is not translated.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(verbatim: String(title)), actions(), background: AnyView(background()),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) })
    }

    /// Creates a launch window with a view in front of the cards. Without a title the app's name is
    /// shown.
    nonisolated public init(
        _ title: Text? = nil,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            title, actions(), background: AnyView(background()),
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    nonisolated public init(
        _ title: LocalizedStringKey,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), actions(), background: AnyView(background()),
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    @_disfavoredOverload
    nonisolated public init(
        _ title: LocalizedStringResource,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), actions(), background: AnyView(background()),
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    /// Creates a launch window with a view in front of the cards, and a title that is not
    /// translated.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(verbatim: String(title)), actions(), background: AnyView(background()),
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    /// Creates a launch window with views behind and in front of the cards. Without a title the
    /// app's name is shown.
    nonisolated public init(
        _ title: Text? = nil,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            title, actions(), background: AnyView(background()),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) },
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    nonisolated public init(
        _ title: LocalizedStringKey,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), actions(), background: AnyView(background()),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) },
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    @_disfavoredOverload
    nonisolated public init(
        _ title: LocalizedStringResource,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(title), actions(), background: AnyView(background()),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) },
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }

    /// Creates a launch window with views on both sides of the cards, and a title that is not
    /// translated.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {
        self.init(
            Text(verbatim: String(title)), actions(), background: AnyView(background()),
            backgroundAccessory: { AnyView(backgroundAccessoryView($0)) },
            overlayAccessory: { AnyView(overlayAccessoryView($0)) })
    }
}
