import Drawing
import Foundation

/// What follows the pointer during a drag, as it was drawn when the drag began.
struct DragPreview {
    let group: PlacedGroup
    /// From the pointer to the picture's origin.
    let offset: CGSize

    private static let opacity = 0.8

    /// The node as it is, held where it was pressed.
    @MainActor
    init(of node: RenderNode, heldAt point: CGPoint) {
        group = node.placedGroup()
        offset = CGSize(width: -point.x, height: -point.y)
    }

    /// Another view, with its centre at the pointer.
    @MainActor
    init(_ view: some View, in tree: ViewTree) {
        let stage = ViewTree(
            app: tree.app, images: tree.images, environment: tree.currentEnvironment)
        stage.setSize(CGSize(width: 1, height: 1), scale: tree.scale)
        stage.show(view)
        TreeSettler.settle([stage], of: tree.app)
        let size = stage.rootRender.contentSize(.unspecified)
        stage.setSize(size, scale: tree.scale)
        TreeSettler.settle([stage], of: tree.app)
        group = stage.rootRender.placedGroup()
        offset = CGSize(width: -size.width / 2, height: -size.height / 2)
        stage.tearDown()
    }

    /// A window's content with the preview in front of it.
    func group(over content: DisplayGroup, at point: CGPoint) -> DisplayGroup {
        let origin = CGPoint(
            x: (point.x + offset.width).rounded(), y: (point.y + offset.height).rounded())
        var preview = DisplayListRecorder()
        preview.child(
            group.group, at: CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y))
        var window = DisplayListRecorder()
        window.child(content)
        window.effect(.opacity(Self.opacity), on: preview.finish(id: .auxiliary(2)))
        return window.finish(id: .auxiliary(1))
    }
}
