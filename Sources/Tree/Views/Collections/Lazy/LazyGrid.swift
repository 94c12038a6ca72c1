import Foundation
import Geometry

/// Views in tracks, line by line. Only those in the visible range are made.
nonisolated package struct LazyGrid<Tracks: GridTracks, Content: View>: View {
    package typealias Body = Never
    let tracks: Tracks
    let pinned: PinnedParts
    let content: Content

    package init(_ tracks: Tracks, pinned: PinnedParts = [], content: Content) {
        self.tracks = tracks
        self.pinned = pinned
        self.content = content
    }

    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self>
    {
        LazyGridNode(view, in: context)
    }
}

private final class LazyGridNode<Tracks: GridTracks, Content: View>:
    ContainerNode<LazyGrid<Tracks, Content>, Content, LazyGridRender>
{
    private var tracks: Tracks

    init(_ view: __shared LazyGrid<Tracks, Content>, in context: _NodeContext) {
        tracks = view.tracks
        super.init(at: context)
        setRender(LazyGridRender(tracks, owner: self))
        render.pinnedParts = view.pinned
        makeContent(view.content, isLazy: true)
    }

    override func update(_ view: LazyGrid<Tracks, Content>) {
        let isSame = ValueComparison.inputsEqual(tracks, view.tracks)
        tracks = view.tracks
        if !isSame { render.update(tracks) }
        render.pin(view.pinned)
        content?.update(view.content)
    }
}
