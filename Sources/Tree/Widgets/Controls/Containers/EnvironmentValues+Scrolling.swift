import Foundation
import Geometry
import Views

// How scroll views below behave.

private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum VerticalIndicatorKey: EnvironmentKey {
    static let defaultValue = ScrollIndicatorVisibility.automatic
}
private enum HorizontalIndicatorKey: EnvironmentKey {
    static let defaultValue = ScrollIndicatorVisibility.automatic
}
private enum ScrollClipKey: EnvironmentKey { static let defaultValue = true }
private enum ScrollMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private enum ScrollBarMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }

extension EnvironmentValues {
    /// Whether the user can scroll the scroll views here; true by default. Code scrolls them in any
    /// case.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// Whether scroll views here show their bars, unless they scroll only sideways; `.automatic` by
    /// default.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }

    /// Whether scroll views that scroll only sideways show their bars here; `.automatic` by
    /// default.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    package var clipsScrolledContent: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }

    package var scrollContentMargins: EdgeInsets {
        get { self[ScrollMarginsKey.self] }
        set { self[ScrollMarginsKey.self] = newValue }
    }

    var scrollBarMargins: EdgeInsets {
        get { self[ScrollBarMarginsKey.self] }
        set { self[ScrollBarMarginsKey.self] = newValue }
    }

    /// Resets what applies to the nearest scroll view alone, for what is inside of it. A stack there
    /// has a bar beside that of the page.
    mutating func enterScrolledContent() {
        clipsScrolledContent = true
        scrollAnchors = ScrollAnchors()
        scrollContentMargins = EdgeInsets()
        scrollBarMargins = EdgeInsets()
        scrollTargetBehavior = nil
        refreshPull = nil
        flashesScrollBars = false
        enclosingPage = nil
    }

    /// What a scroll view along the axes does here.
    package func scrollSettings(_ axes: Axis.Set, showsBars: Bool) -> ScrollSettings {
        var settings = ScrollSettings(axes: axes)
        let visibility =
            axes == .horizontal
            ? horizontalScrollIndicatorVisibility : verticalScrollIndicatorVisibility
        settings.isEnabled = isScrollEnabled
        settings.showsBars = showsBars && visibility != .hidden && visibility != .never
        settings.clips = clipsScrolledContent
        settings.dragsContent = density == .device
        settings.barColor = colorContext.color(.label)
        settings.focusRing = focusRingColor
        let anchors = scrollAnchors
        settings.initialAnchor = anchors.initialOffset
        settings.sizeAnchor = anchors.sizeChanges
        settings.alignmentAnchor = anchors.alignment
        settings.margins = scrollContentMargins
        settings.barMargins = scrollBarMargins
        settings.behavior = scrollTargetBehavior
        settings.horizontalBounce = horizontalScrollBounceBehavior
        settings.verticalBounce = verticalScrollBounceBehavior
        settings.refresh = axes.contains(.vertical) ? refreshPull : nil
        settings.flashesOnAppear = flashesScrollBars
        settings.dismissesKeyboard = scrollDismissesKeyboardMode
        return settings
    }
}

/// Whether the bars of a scroll view are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let number: Int

    /// Shows a bar while the content scrolls or the pointer is near it, if the content is longer
    /// than the scroll view.
    public static let automatic = ScrollIndicatorVisibility(number: 0)
    /// Shows bars as `automatic` does; they fade while nothing scrolls.
    public static let visible = ScrollIndicatorVisibility(number: 1)
    /// Hides the bars; the content scrolls nevertheless.
    public static let hidden = ScrollIndicatorVisibility(number: 2)
    /// Hides the bars, as `hidden` does here.
    public static let never = ScrollIndicatorVisibility(number: 3)
}

/// Which part of a scroll view margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let number: Int

    /// Margins apply to both the content and the bars.
    public static let automatic = ContentMarginPlacement(number: 0)
    /// Margins apply to the content alone; the bars reach the edges of the scroll view.
    public static let scrollContent = ContentMarginPlacement(number: 1)
    /// Margins apply to the bars alone.
    public static let scrollIndicators = ContentMarginPlacement(number: 2)
}

extension View {
    /// Stops the user from scrolling the scroll views inside. An inner `false` does not undo an
    /// outer `true`.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Sets whether the scroll views inside show their bars, along both axes unless told otherwise.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(.horizontal) {
                values.horizontalScrollIndicatorVisibility = visibility
            }
        }
    }

    /// Shows content outside of the scroll view's frame.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.clipsScrolledContent, !disabled)
    }

    /// Keeps space free around the content of scroll views, or beside their bars.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? Theme.Spacing.content
        return contentMargins(
            edges,
            EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
            for: placement)
    }

    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.self) { values in
            if placement != .scrollIndicators {
                values.scrollContentMargins.set(edges, to: insets)
            }
            if placement != .scrollContent { values.scrollBarMargins.set(edges, to: insets) }
        }
    }
}

extension EdgeInsets {
    fileprivate mutating func set(_ edges: Edge.Set, to insets: EdgeInsets) {
        if edges.contains(.top) { top = insets.top }
        if edges.contains(.leading) { leading = insets.leading }
        if edges.contains(.bottom) { bottom = insets.bottom }
        if edges.contains(.trailing) { trailing = insets.trailing }
    }
}
