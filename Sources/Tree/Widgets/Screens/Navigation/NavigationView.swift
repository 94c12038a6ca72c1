import Foundation
import Views

/// The older stack, or two columns.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content
    @State private var visibility = NavigationSplitViewVisibility.automatic

    /// Creates a stack with the view as its root, or columns if there are several views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @Environment(\.navigationViewIsStack) private var isStack

    @MainActor public var body: some View {
        let columns = (content as? any ColumnViews)?.columns ?? []
        if isStack || columns.count < 2 {
            StackContainer(path: nil, root: columns.first ?? AnyView(content))
        } else {
            SplitContainer(
                visibility: $visibility, sidebar: columns[0],
                content: columns.count > 2 ? columns[1] : nil, detail: columns[columns.count - 1])
        }
    }
}

/// Several views written one after the other, of which each is a column.
@MainActor private protocol ColumnViews {
    var columns: [AnyView] { get }
}

extension TupleView: ColumnViews {
    fileprivate var columns: [AnyView] {
        Mirror(reflecting: value).children.compactMap { part in
            (part.value as? any View).map { AnyView($0) }
        }
    }
}

/// The appearance of the older navigation views.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
    /// Whether only the first view is shown, as the root of a stack.
    static var _isStack: Bool { get }
}

/// Columns where there are several views, else a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public static var _isStack: Bool { false }
    /// Creates the style; `.automatic` is its short form.
    nonisolated public init() {}
}
/// A stack whose root is the first view; other views are not shown.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public static var _isStack: Bool { true }
    /// Creates the style; `.stack` is its short form.
    nonisolated public init() {}
}
/// Columns if there are several views, exactly as in the default style.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    public static var _isStack: Bool { false }
    nonisolated init() {}
}
/// Columns if there are several views: two of them, or three.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public static var _isStack: Bool { false }
    /// Creates the style, which looks like `columns`.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default style: columns if there are several views, and else a stack.
    nonisolated public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// The style of a stack, whose root is the first view.
    nonisolated public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// The style of columns, which looks like `automatic`.
    nonisolated public static var columns: ColumnNavigationViewStyle { .init() }
}

private enum NavigationViewIsStackKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    fileprivate var navigationViewIsStack: Bool {
        get { self[NavigationViewIsStackKey.self] }
        set { self[NavigationViewIsStackKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the older navigation views inside are stacks or columns.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewIsStack, S._isStack)
    }
}
