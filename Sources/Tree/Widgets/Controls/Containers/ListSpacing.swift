import Foundation
import Views

/// The space between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat?
    /// A part of what the list's style would have.
    let share: CGFloat

    var isChanged: Bool { length != nil || share != 1 }

    /// The space that the list's style has between sections.
    public static let `default` = ListSectionSpacing(length: nil, share: 1)
    /// Half of the space that the list's style has between sections.
    public static let compact = ListSectionSpacing(length: nil, share: 0.5)

    /// A distance in points; less than zero, or one that is not finite, counts as zero.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing, share: 1)
    }
}

private enum RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum SectionSpacingKey: EnvironmentKey {
    static let defaultValue = ListSectionSpacing.default
}

extension EnvironmentValues {
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }

    var listSectionSpacing: ListSectionSpacing {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
}

extension View {
    /// The space between the rows of a list, which then have a card each in a style with cards; nil
    /// for the style's own.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }

    /// The space between the sections of a list, or around one section.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
            .modifier(SectionSpacingModifier(length: spacing.length))
    }

    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }
}

private struct SectionSpacingModifier: RenderTraitModifier {
    typealias Body = Never
    let length: CGFloat?

    func adjust(_ traits: inout Traits) {
        if let length { traits[RowSectionSpacingTrait.self] = length.usable }
    }
}

extension CGFloat {
    /// A length that a list can have.
    var usable: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}
