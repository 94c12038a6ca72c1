import Foundation
import Geometry
import Views

/// Proposes the space beneath the bars that a view touches as well. Its size in the layout around it
/// does not change.
struct IgnoresSafeAreaModifier: RenderModifier, RenderEffect {
    typealias Body = Never
    let edges: Edge.Set
    let regions: SafeAreaRegions

    func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize,
        at position: RenderContext
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let reach = position.reachBeneathBars(at: edges, in: regions, isForPainting: false)
        guard reach != EdgeInsets() else { return (.zero, proposal) }
        let larger = ProposedViewSize(
            width: (proposal.width ?? size.width) + reach.horizontal,
            height: (proposal.height ?? size.height) + reach.vertical)
        let new = child.sizeThatFits(larger)
        // A view that does not grow keeps its position.
        let slackX = size.width + reach.horizontal - new.width
        let slackY = size.height + reach.vertical - new.height
        return (
            CGPoint(
                x: new.width == size.width ? 0 : slackX / 2 - reach.leading,
                y: new.height == size.height ? 0 : slackY / 2 - reach.top), larger
        )
    }
}

extension View {
    /// Lets the view reach beneath bars at the edges where it touches them.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: edges, regions: regions))
    }

    /// Lets the view reach beneath bars at the given edges.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }

    /// Sets the view in from the edges; scrolled content and backgrounds inside still reach them.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        SafeAreaPaddingView(insets, content: self)
    }

    nonisolated public func safeAreaPadding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? Theme.Spacing.content))
    }

    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(.all, length)
    }

    /// Shows content above or below the view and sets the view in by it.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        SafeAreaInsetView(
            SafeAreaBarSettings(
                edge == .top ? .top : .bottom,
                alignment: alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5,
                spacing: spacing ?? 0),
            main: self, bar: content())
    }

    /// Shows content beside the view and sets the view in by it.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        SafeAreaInsetView(
            SafeAreaBarSettings(
                edge == .leading ? .leading : .trailing,
                alignment: alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5,
                spacing: spacing ?? 0),
            main: self, bar: content())
    }
}
