import Foundation
import Geometry
import Layouts

/// A bar along an edge of some content, which is laid out beside the bar and may reach beneath it.
nonisolated package struct SafeAreaInsetView<Main: View, Bar: View>: View {
    package typealias Body = Never
    let settings: SafeAreaBarSettings
    let content: TupleView<(Main, ModifiedContent<Bar, SafeAreaBarMark>)>

    package init(_ settings: SafeAreaBarSettings, main: Main, bar: Bar) {
        self.settings = settings
        content = TupleView(
            (main, bar.modifier(SafeAreaBarMark())))
    }

    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self>
    {
        SafeAreaInsetNode(view, in: context)
    }
}

/// Where a bar stands beside the content.
package struct SafeAreaBarSettings: Equatable {
    package var edge: Edge
    /// Along the edge, from 0 to 1.
    package var alignment: CGFloat
    package var spacing: CGFloat
    /// Notified when scrolled content begins or ceases to reach beneath the bar.
    package var link: SafeAreaBarLink?

    package init(
        _ edge: Edge, alignment: CGFloat = 0.5, spacing: CGFloat = 0, link: SafeAreaBarLink? = nil
    ) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
        self.link = link
    }

    package static func == (a: SafeAreaBarSettings, b: SafeAreaBarSettings) -> Bool {
        a.edge == b.edge && a.alignment == b.alignment && a.spacing == b.spacing
            && a.link === b.link
    }
}

/// Through which a bar learns whether scrolled content is beneath it.
package final class SafeAreaBarLink {
    package private(set) var isScrolledBeneath = false
    /// Called between updates.
    package var changed: () -> Void = {}

    package init() {}

    func set(_ isBeneath: Bool, in tree: ViewTree) {
        guard isBeneath != isScrolledBeneath else { return }
        isScrolledBeneath = isBeneath
        tree.afterLayout { [weak self] in self?.changed() }
    }
}

/// Whether an element is the bar of its container, and not the main content.
enum SafeAreaBarTrait: TraitKey { static let defaultValue = false }

/// Marks the elements of a bar.
nonisolated struct SafeAreaBarMark: RenderTraitModifier {
    typealias Body = Never
    @MainActor func adjust(_ traits: inout Traits) { traits[SafeAreaBarTrait.self] = true }
}

private final class SafeAreaInsetNode<Main: View, Bar: View>:
    ContainerNode<
        SafeAreaInsetView<Main, Bar>,
        TupleView<(Main, ModifiedContent<Bar, SafeAreaBarMark>)>,
        SafeAreaInsetRender
    >
{
    init(_ view: __shared SafeAreaInsetView<Main, Bar>, in context: _NodeContext) {
        super.init(at: context)
        setRender(SafeAreaInsetRender(view.settings, owner: self))
        makeContent(view.content)
        tree.barCount += 1
        removesWithoutDelay()
    }

    override func update(_ view: SafeAreaInsetView<Main, Bar>) {
        render.update(view.settings)
        content?.update(view.content)
    }

    override func willRemove() {
        tree.barCount -= 1
        super.willRemove()
    }
}
