import FoundationNames
import Views
import Widgets

// The views around the cards are there only if they are given, which the type of their closures says.
extension DocumentGroupLaunchScene {
    /// Creates a launch window before a view, with a view behind the cards and one in front of
    /// them, if they are given. Without a title the app's name is shown.
    nonisolated public init<Back: View, Front: View>(
        _ title: Text? = nil,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = {
            _ in EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = {
            _ in EmptyView()
        }
    ) {
        self.init(
            title, actions(), background(), backgroundAccessoryView, overlayAccessoryView)
    }

    /// Creates such a window with a title that is translated.
    nonisolated public init<Back: View, Front: View>(
        _ title: LocalizedStringKey,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = {
            _ in EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = {
            _ in EmptyView()
        }
    ) {
        self.init(
            Text(title), actions(), background(), backgroundAccessoryView, overlayAccessoryView)
    }

    /// Creates such a window with a title from the tables of a bundle.
    @_disfavoredOverload
    nonisolated public init<Back: View, Front: View>(
        _ title: LocalizedStringResource,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = {
            _ in EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = {
            _ in EmptyView()
        }
    ) {
        self.init(
            Text(title), actions(), background(), backgroundAccessoryView, overlayAccessoryView)
    }

    /// Creates such a window with a title that is not translated.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Back: View, Front: View>(
        _ title: S,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = {
            _ in EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = {
            _ in EmptyView()
        }
    ) {
        self.init(
            Text(verbatim: String(title)), actions(), background(), backgroundAccessoryView,
            overlayAccessoryView)
    }

    /// Creates a launch window that a style fills, with a view behind the cards and one in front of
    /// them, if they are given. Without a title the app's name is shown.
    nonisolated public init<B: ShapeStyle, Back: View, Front: View>(
        _ title: Text? = nil,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = {
            _ in EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = {
            _ in EmptyView()
        }
    ) {
        self.init(
            title, actions(), Rectangle().fill(backgroundStyle), backgroundAccessoryView,
            overlayAccessoryView)
    }

    /// Creates such a window with a title that is translated.
    nonisolated public init<B: ShapeStyle, Back: View, Front: View>(
        _ title: LocalizedStringKey,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = {
            _ in EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = {
            _ in EmptyView()
        }
    ) {
        self.init(
            Text(title), actions(), Rectangle().fill(backgroundStyle), backgroundAccessoryView,
            overlayAccessoryView)
    }

    /// Creates such a window with a title from the tables of a bundle.
    @_disfavoredOverload
    nonisolated public init<B: ShapeStyle, Back: View, Front: View>(
        _ title: LocalizedStringResource,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = {
            _ in EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = {
            _ in EmptyView()
        }
    ) {
        self.init(
            Text(title), actions(), Rectangle().fill(backgroundStyle), backgroundAccessoryView,
            overlayAccessoryView)
    }

    /// Creates such a window with a title that is not translated.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, B: ShapeStyle, Back: View, Front: View>(
        _ title: S,
        backgroundStyle: B = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Back = {
            _ in EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Front = {
            _ in EmptyView()
        }
    ) {
        self.init(
            Text(verbatim: String(title)), actions(), Rectangle().fill(backgroundStyle),
            backgroundAccessoryView, overlayAccessoryView)
    }

    private nonisolated init<Background: View, Back: View, Front: View>(
        _ title: Text?, _ actions: Actions, _ background: Background,
        _ back: @escaping (DocumentLaunchGeometryProxy) -> Back,
        _ front: @escaping (DocumentLaunchGeometryProxy) -> Front
    ) {
        self.init(
            title, actions, background: AnyView(background),
            backgroundAccessory: Back.self == EmptyView.self ? nil : { AnyView(back($0)) },
            overlayAccessory: Front.self == EmptyView.self ? nil : { AnyView(front($0)) })
    }
}
