import Foundation
import Geometry
import Layouts
import Views

/// Shows a part of content that may be larger than the view.
nonisolated public struct ScrollView<Content: View>: View {
    /// The views that scroll: below each other, or side by side if only the horizontal axis
    /// scrolls.
    public var content: Content
    /// The axes along which the content scrolls; vertical by default.
    public var axes: Axis.Set
    /// Whether scroll bars may be shown. The `scrollIndicators` around the view can hide them as
    /// well.
    public var showsIndicators: Bool
    @Environment(\.self) private var environment

    /// Creates a scroll view of the content, which scrolls vertically unless told otherwise.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    @MainActor public var body: some View {
        ScrollPort(
            environment.scrollSettings(axes, showsBars: showsIndicators),
            content: ScrolledStack(isRow: axes == .horizontal, content: content))
    }
}

/// Several views in a scroll view stand below each other, or side by side where it only scrolls
/// sideways. One view alone is placed as it is.
nonisolated private struct ScrolledStack<Content: View>: View {
    let isRow: Bool
    let content: Content

    @MainActor var body: some View {
        let layout =
            isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout { content }
            .modifier(ScrolledEnvironment())
    }
}

/// What is inside of a scroll view does not see what applies to the scroll view alone.
nonisolated struct ScrolledEnvironment: EnvironmentModifier {
    typealias Body = Never
    static var isPure: Bool { true }
    func transform(_ values: inout EnvironmentValues) { values.enterScrolledContent() }
}
