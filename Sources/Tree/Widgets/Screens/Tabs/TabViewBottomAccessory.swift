import Foundation
import Views

/// Where the accessory of a tab view is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// Beside the tabs, in their bar. No tab view here shrinks its bar to that.
    case inline
    /// Above the bar, or at the lower edge of the page where the bar is elsewhere.
    case expanded
}

/// An app's accessory; without content it is not shown for now.
struct TabBottomAccessory {
    let content: AnyView?
}

private enum TabAccessoryKey: EnvironmentKey {
    static var defaultValue: TabBottomAccessory? { nil }
}

private enum TabAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    var tabBottomAccessory: TabBottomAccessory? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    /// Where the accessory that a view is in is shown; nil outside of one.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}

extension View {
    /// Shows a view at the lower edge of the pages of a tab view, above a bar there.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Shows a view at the lower edge of the pages of a tab view while it is enabled.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        environment(
            \.tabBottomAccessory,
            TabBottomAccessory(content: isEnabled ? AnyView(content()) : nil))
    }
}

/// The pages of a tab view with the accessory around them.
struct AccessorizedTabPages<Pages: View>: View {
    let pages: Pages
    @Environment(\.tabBottomAccessory) private var accessory

    init(pages: Pages) { self.pages = pages }

    private static var leastHeight: CGFloat { 44 }

    var body: some View {
        // Tab views inside of the pages have accessories of their own.
        let pages = pages.environment(\.tabBottomAccessory, nil)
        if let accessory {
            SafeAreaInsetView(
                SafeAreaBarSettings(.bottom), main: pages, bar: card(accessory.content))
        } else {
            pages
        }
    }

    @ViewBuilder private func card(_ content: AnyView?) -> some View {
        if let content {
            content
                .padding(.horizontal, Theme.Spacing.content)
                .frame(maxWidth: .infinity, minHeight: Self.leastHeight)
                .background(.regularMaterial, in: Capsule())
                .padding(Theme.Spacing.stack)
                .environment(\.tabBottomAccessory, nil)
                .environment(\.tabViewBottomAccessoryPlacement, .expanded)
        }
    }
}
