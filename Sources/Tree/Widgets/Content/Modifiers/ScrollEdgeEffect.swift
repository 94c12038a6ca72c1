import Geometry
import Views

/// What sets a bar apart from content that is scrolled beneath it.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private enum Rule { case automatic, hard, soft }
    private let rule: Rule

    /// A thin material without a line, like `soft`.
    public static let automatic = ScrollEdgeEffectStyle(rule: .automatic)
    /// The material of bars, which a line ends.
    public static let hard = ScrollEdgeEffectStyle(rule: .hard)
    /// A thin material without a line.
    public static let soft = ScrollEdgeEffectStyle(rule: .soft)

    var hasLine: Bool { rule == .hard }
    var material: Material { rule == .hard ? .bar : .ultraThinMaterial }
}

/// What is said of the edges of scrolled content.
struct ScrollEdgeEffects: Equatable, Sendable {
    var hidden: Edge.Set = []
    var styles: [Edge: ScrollEdgeEffectStyle] = [:]

    /// The effect at an edge; nil where it is hidden.
    func style(at edge: Edge) -> ScrollEdgeEffectStyle? {
        hidden.contains(Edge.Set(edge)) ? nil : styles[edge] ?? .automatic
    }

    /// What is said around the content, with what is said inside before it.
    func overridden(by inner: ScrollEdgeEffects) -> ScrollEdgeEffects {
        ScrollEdgeEffects(
            hidden: hidden.union(inner.hidden),
            styles: styles.merging(inner.styles) { $1 })
    }

    mutating func hide(_ isHidden: Bool, _ edges: Edge.Set) {
        if isHidden { hidden.formUnion(edges) } else { hidden.subtract(edges) }
    }

    mutating func setStyle(_ style: ScrollEdgeEffectStyle?, _ edges: Edge.Set) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { styles[edge] = style }
    }
}

private enum ScrollEdgeEffectsKey: EnvironmentKey {
    static var defaultValue: ScrollEdgeEffects { ScrollEdgeEffects() }
}

/// What is said of edges inside of a bar's content.
enum InnerScrollEdgeEffectsKey: PreferenceKey {
    static var defaultValue: ScrollEdgeEffects { ScrollEdgeEffects() }

    static func reduce(value: inout ScrollEdgeEffects, nextValue: () -> ScrollEdgeEffects) {
        value = value.overridden(by: nextValue())
    }
}

extension EnvironmentValues {
    var scrollEdgeEffects: ScrollEdgeEffects {
        get { self[ScrollEdgeEffectsKey.self] }
        set { self[ScrollEdgeEffectsKey.self] = newValue }
    }
}

extension View {
    /// Whether bars at these edges look the same with and without content beneath them.
    nonisolated public func scrollEdgeEffectHidden(
        _ hidden: Bool = true, for edges: Edge.Set = .all
    ) -> some View {
        changingScrollEdges { $0.hide(hidden, edges) }
    }

    /// How bars at these edges are set apart from content beneath them; nil for the usual way.
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View {
        changingScrollEdges { $0.setStyle(style, edges) }
    }

    /// A bar may be around the view or inside of it.
    nonisolated private func changingScrollEdges(
        _ change: @escaping @Sendable (inout ScrollEdgeEffects) -> Void
    ) -> some View {
        transformPreference(InnerScrollEdgeEffectsKey.self, change)
            .transformEnvironment(\.scrollEdgeEffects, transform: change)
    }
}
