import Foundation
import Geometry
import Views

// What a view prefers for the bars around it.
extension View {
    nonisolated private func changingBars(
        _ bars: [ToolbarPlacement], _ change: @escaping (inout BarOptions.Bar) -> Void
    ) -> some View {
        changingBarOptions { $0.change(bars, change) }
    }

    /// Tells the bars around, or those that a toolbar inside of this view adds.
    nonisolated private func changingBarOptions(
        _ change: @escaping (inout BarOptions) -> Void
    ) -> some View {
        transformPreference(BarOptionsKey.self, change)
            .modifier(BarOptionsEnvironment(change: change))
    }

    /// Shows or hides bars.
    nonisolated public func toolbar(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        changingBars(bars) { $0.visibility = visibility }
    }

    /// Shows or hides bars.
    nonisolated public func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        changingBars(bars) { $0.visibility = visibility }
    }

    /// What is behind the items of bars. It is shown while scrolled content is beneath them, or always
    /// where `toolbarBackgroundVisibility` says so.
    nonisolated public func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        changingBars(bars) { $0.background = ComparedStyle(style: AnyShapeStyle(style)) }
    }

    /// Shows or hides the background of bars; an older `toolbarBackgroundVisibility(_:for:)`.
    nonisolated public func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        changingBars(bars) { $0.backgroundVisibility = visibility }
    }

    /// Whether the background of bars is always shown, never, or while scrolled content is beneath
    /// them.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        changingBars(bars) { $0.backgroundVisibility = visibility }
    }

    /// The colour scheme of bars and what stands in them; nil for the page's.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        changingBars(bars) { $0.colorScheme = colorScheme }
    }

    /// Says what the bar is for, which decides where the title stands.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        changingBarOptions { $0.role = role }
    }

    /// Sets how the title of the page is shown: small or large.
    nonisolated public func toolbarTitleDisplayMode(
        _ mode: ToolbarTitleDisplayMode
    ) -> some View {
        changingBarOptions { $0.titleDisplayMode = mode }
    }

    /// Leaves out an item that the bar would have by itself.
    nonisolated public func toolbar(
        removing defaultItemKind: ToolbarDefaultItemKind?
    ) -> some View {
        changingBarOptions {
            if let defaultItemKind { $0.removedItems.insert(defaultItemKind) }
        }
    }

    /// Opens a menu of these actions from the title.
    nonisolated public func toolbarTitleMenu<C: View>(
        @ViewBuilder content: () -> C
    ) -> some View {
        modifier(ToolbarModifier(items: content().modifier(BarMenuItems(slot: .titleMenu))))
    }

    // MARK: Bars of a telephone's system, which there are none of

    /// Without effect, because no front shows a status bar.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Without effect, because no front shows a status bar.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Without effect, because nothing of the system's is shown over windows.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Without effect, because no gesture at a screen's edge belongs to the system.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

extension View {
    /// Sets how the title of the page is shown; an older `toolbarTitleDisplayMode(_:)`.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        toolbarTitleDisplayMode(displayMode.mode)
    }

    /// Hides the bar above the page; with `false` it is shown if there is something in it.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
    }

    /// Hides the button in the bar that goes back, and turns off the keys that do.
    nonisolated public func navigationBarBackButtonHidden(
        _ hidesBackButton: Bool = true
    ) -> some View {
        changingBarOptions { $0.hidesBackButton = hidesBackButton }
    }
}
