import Foundation
import Geometry
import Views

extension View {
    /// Shows a bar above or below the view and sets the view in by it. A scroll edge effect sets the
    /// bar apart from what is scrolled beneath it.
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        modifier(
            SafeAreaBarModifier(
                bar: content().frame(
                    maxWidth: .infinity,
                    alignment: Alignment(horizontal: alignment, vertical: .center)),
                edge: edge == .top ? .top : .bottom, spacing: spacing ?? 0))
    }

    /// Shows a bar beside the view and sets the view in by it. A scroll edge effect sets the bar
    /// apart from what is scrolled beneath it.
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        modifier(
            SafeAreaBarModifier(
                bar: content().frame(
                    maxHeight: .infinity,
                    alignment: Alignment(horizontal: .center, vertical: alignment)),
                edge: edge == .leading ? .leading : .trailing, spacing: spacing ?? 0))
    }
}

/// Adds a bar of the app's own.
nonisolated private struct SafeAreaBarModifier<Bar: View>: ViewModifier {
    let bar: Bar
    let edge: Edge
    let spacing: CGFloat

    init(bar: Bar, edge: Edge, spacing: CGFloat) {
        self.bar = bar
        self.edge = edge
        self.spacing = spacing
    }

    @MainActor func body(content: Content) -> some View {
        SafeAreaBarView(main: content, bar: bar, edge: edge, spacing: spacing)
    }
}

/// A view with a bar of the app's own.
private struct SafeAreaBarView<Main: View, Bar: View>: View {
    let main: Main
    let bar: Bar
    let edge: Edge
    let spacing: CGFloat
    @Retained private var link = SafeAreaBarLink()
    @State private var inner = ScrollEdgeEffects()
    @Environment(\.scrollEdgeEffects) private var effects

    init(main: Main, bar: Bar, edge: Edge, spacing: CGFloat) {
        self.main = main
        self.bar = bar
        self.edge = edge
        self.spacing = spacing
    }

    var body: some View {
        SafeAreaInsetView(
            SafeAreaBarSettings(edge, spacing: spacing, link: link),
            main: main.onPreferenceChange(InnerScrollEdgeEffectsKey.self) { inner = $0 },
            bar: bar.modifier(
                ScrollEdgeBackdrop(
                    style: effects.overridden(by: inner).style(at: edge), edge: edge, link: link)))
    }
}

/// What is behind a bar while something is scrolled beneath it.
private struct ScrollEdgeBackdrop: ViewModifier {
    /// Nil for nothing.
    let style: ScrollEdgeEffectStyle?
    /// The edge at which the bar is.
    let edge: Edge
    let link: SafeAreaBarLink
    @State private var isScrolledBeneath = false

    init(style: ScrollEdgeEffectStyle?, edge: Edge, link: SafeAreaBarLink) {
        self.style = style
        self.edge = edge
        self.link = link
    }

    func body(content: Content) -> some View {
        link.follow(in: $isScrolledBeneath)
        let shown = isScrolledBeneath ? style : nil
        return
            content
            .background(shown.map { AnyShapeStyle($0.material) } ?? AnyShapeStyle(Color.clear))
            .overlay(alignment: lineAlignment) {
                if shown?.hasLine == true { line }
            }
    }

    @ViewBuilder private var line: some View {
        switch edge {
        case .top, .bottom: Divider()
        case .leading, .trailing: HStack(spacing: 0) { Divider() }
        }
    }

    private var lineAlignment: Alignment {
        switch edge {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
