import Foundation
import Views

/// The older stack, or two columns.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content
    @State private var visibility = NavigationSplitViewVisibility.automatic

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
    nonisolated public init() {}
}
public struct StackNavigationViewStyle: NavigationViewStyle {
    public static var _isStack: Bool { true }
    nonisolated public init() {}
}
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    public static var _isStack: Bool { false }
    nonisolated init() {}
}
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public static var _isStack: Bool { false }
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    nonisolated public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    nonisolated public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
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
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewIsStack, S._isStack)
    }
}
