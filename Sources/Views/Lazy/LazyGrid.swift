import Foundation
import Geometry

/// Views in tracks, line by line, of which those are made that can be seen.
nonisolated package struct LazyGrid<Tracks: GridTracks, Content: View>: View {
    package typealias Body = Never
    let tracks: Tracks
    let content: Content

    package init(_ tracks: Tracks, content: Content) {
        self.tracks = tracks
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
        makeContent(view.content, isLazy: true)
    }

    override func update(_ view: LazyGrid<Tracks, Content>) {
        let isSame = ValueComparison.inputsEqual(tracks, view.tracks)
        tracks = view.tracks
        if !isSame { render.update(tracks) }
        content?.update(view.content)
    }
}
