import Foundation
import Views

/// The older stack, or two columns.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content
    @State private var visibility = NavigationSplitViewVisibility.automatic

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @Environment(\.navigationViewIsStack) private var isStack

    @MainActor public var body: some View {
        SubviewsReader(content) { views in
            if isStack || views.count < 2 {
                StackContainer(
                    path: nil, root: views.isEmpty ? AnyView(EmptyView()) : AnyView(views[0]))
            } else {
                SplitContainer(
                    visibility: $visibility, sidebar: AnyView(views[0]),
                    content: views.count > 2 ? AnyView(views[1]) : nil,
                    detail: AnyView(views[views.count - 1]))
            }
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
