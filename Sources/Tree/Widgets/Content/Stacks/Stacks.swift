import Foundation
import Geometry
import Layouts
import Views

/// Views in a row.
nonisolated public struct HStack<Content: View>: LayoutContainer {
    public typealias Body = Never
    package let arrangement: HStackLayout
    package let content: Content

    /// Creates a row whose views lie `spacing` points apart; if nil, as far as they prefer.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        arrangement = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// Views in a column.
nonisolated public struct VStack<Content: View>: LayoutContainer {
    public typealias Body = Never
    package let arrangement: VStackLayout
    package let content: Content

    /// Creates a column whose views lie `spacing` points apart; if nil, as far as they prefer.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        arrangement = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// Views one over the other, the last in front.
nonisolated public struct ZStack<Content: View>: LayoutContainer {
    public typealias Body = Never
    package let arrangement: ZStackLayout
    package let content: Content

    /// Creates a stack of layers that are aligned with each other; the last is in front.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        arrangement = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}
