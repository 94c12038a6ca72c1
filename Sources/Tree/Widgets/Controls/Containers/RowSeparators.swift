import Drawing
import Foundation
import Geometry
import Views

extension View {
    /// The colour of the lines above and below a row; nil for the theme's.
    nonisolated public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(SeparatorTint(color: color, edges: edges, isOfSection: false))
    }

    /// Whether there are lines at the beginning and the end of a section.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(SectionSeparatorModifier(visibility: visibility, edges: edges))
    }

    /// The colour of the lines at the beginning and the end of a section.
    nonisolated public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(SeparatorTint(color: color, edges: edges, isOfSection: true))
    }
}

private struct SectionSeparatorModifier: RenderTraitModifier {
    typealias Body = Never
    let visibility: Visibility
    let edges: VerticalEdge.Set

    func adjust(_ traits: inout Traits) {
        guard visibility != .automatic else { return }
        var lines = traits[RowSeparatorTrait.self] ?? RowSeparators()
        if edges.contains(.top) { lines.aboveSection = visibility == .visible }
        if edges.contains(.bottom) { lines.belowSection = visibility == .visible }
        traits[RowSeparatorTrait.self] = lines
    }
}

/// Colours the lines of a row, or of its section, as its environment resolves the colour.
nonisolated private struct SeparatorTint: ViewModifier {
    let color: Color?
    let edges: VerticalEdge.Set
    let isOfSection: Bool
    @Environment(\.self) private var environment

    init(color: Color?, edges: VerticalEdge.Set, isOfSection: Bool) {
        self.color = color
        self.edges = edges
        self.isOfSection = isOfSection
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            SeparatorColors(
                color: color?.resolved(in: environment.colorContext), edges: edges,
                isOfSection: isOfSection))
    }
}

private struct SeparatorColors: RenderTraitModifier {
    typealias Body = Never
    let color: ResolvedColor?
    let edges: VerticalEdge.Set
    let isOfSection: Bool

    func adjust(_ traits: inout Traits) {
        var lines = traits[RowSeparatorTrait.self] ?? RowSeparators()
        if isOfSection {
            if edges.contains(.top) { lines.colorAboveSection = color }
            if edges.contains(.bottom) { lines.colorBelowSection = color }
        } else {
            if edges.contains(.top) { lines.colorAbove = color }
            if edges.contains(.bottom) { lines.colorBelow = color }
        }
        traits[RowSeparatorTrait.self] = lines
    }
}
