import Drawing
import Foundation
import FoundationNames

/// The drag that goes on in an app, from one of its windows to the same or another one.
@MainActor
package final class DragCenter {
    /// Where a drag is, and what it is over.
    private struct Session {
        let items: [NSItemProvider]
        let preview: DragPreview?
        let source: ViewTree
        /// The window that the pointer is over; nil outside of all.
        var tree: ViewTree?
        var location: CGPoint
        /// The location in the coordinates of the window in which the drag began.
        var sourceLocation: CGPoint
        var hit: DropSearch.Hit?
        var operation = DropOperation.forbidden
        var spring: RenderNode?
        /// When the spring-loaded control under the pointer acts; nil for none.
        var springTime: Double?
        var edges = EdgeScrolling()
    }

    private var session: Session?
    /// Seconds over a spring-loaded control until it acts.
    private static let springDelay = 0.8
    /// Finds the window at a point that is given in another window; nil where there is none.
    package var windowAt: @MainActor (ViewTree, CGPoint) -> (tree: ViewTree, point: CGPoint)? = {
        tree, point in
        CGRect(origin: .zero, size: tree.size).contains(point) ? (tree, point) : nil
    }

    nonisolated init() {}

    package var isDragging: Bool { session != nil }

    /// What would happen if the items were dropped now.
    package var operation: DropOperation { session?.operation ?? .cancel }

    // MARK: The course of a drag

    func begin(
        _ items: [NSItemProvider], _ preview: DragPreview?, at point: CGPoint, in tree: ViewTree
    ) {
        session = Session(
            items: items, preview: preview, source: tree, tree: tree, location: point,
            sourceLocation: point)
        move(to: point)
    }

    /// The point is in the coordinates of the window in which the drag began.
    func move(to point: CGPoint) {
        guard var session else { return }
        let window = windowAt(session.source, point)
        if let old = session.tree, old !== window?.tree { old.needsPaint() }
        window?.tree.needsPaint()
        (session.tree, session.location) = (window?.tree, window?.point ?? point)
        session.sourceLocation = point
        session.edges.moved(to: window?.point, in: window?.tree)
        let former = session.hit
        let search = window.map { DropSearch(session.items, at: $0.point, in: $0.tree) }
        session.hit = search?.hit
        if search?.spring !== session.spring {
            session.spring = search?.spring
            session.springTime = search?.spring.map { $0.tree.app.now + Self.springDelay }
        }
        self.session = session
        if let former, former.target !== session.hit?.target {
            former.target.exited(offer(session, former))
        }
        guard let hit = session.hit else {
            self.session?.operation = .forbidden
            return
        }
        if former?.target !== hit.target { hit.target.entered(offer(session, hit)) }
        self.session?.operation = hit.target.updated(offer(session, hit))
    }

    /// Lets go of the items; false where nothing takes them.
    @discardableResult
    func drop() -> Bool {
        guard let session = end() else { return false }
        guard let hit = session.hit, session.operation == .copy || session.operation == .move
        else {
            session.hit.map { $0.target.exited(offer(session, $0)) }
            return false
        }
        return hit.target.drop(offer(session, hit))
    }

    func cancel() {
        guard let session = end(), let hit = session.hit else { return }
        hit.target.exited(offer(session, hit))
    }

    private func end() -> Session? {
        defer { session = nil }
        session?.tree?.needsPaint()
        return session
    }

    private func offer(_ session: Session, _ hit: DropSearch.Hit) -> DropOffer {
        DropOffer(items: session.items, location: hit.node.convertFromWindow(session.location))
    }

    // MARK: Resting

    var deadline: Double? {
        [session?.springTime, session?.edges.deadline].compactMap { $0 }.min()
    }

    /// Presses the control over which the pointer has rested, and scrolls where it is near an edge.
    func timePassed(_ now: Double) {
        guard let session, let tree = session.tree else { return }
        if self.session?.edges.timePassed(now, at: session.location, in: tree) == true {
            move(to: session.sourceLocation)
        }
        guard let time = session.springTime, time <= now else { return }
        self.session?.springTime = nil
        EventPass.tap(at: session.location, in: tree)
    }

    // MARK: Drops from outside

    /// Gives items of another program to what takes them; false where nothing does.
    func receive(_ items: [NSItemProvider], at point: CGPoint, in tree: ViewTree) -> Bool {
        cancel()
        begin(items, nil, at: point, in: tree)
        return drop()
    }

    // MARK: Painting

    /// The window's content, with the preview in front of it where the pointer is over the window.
    func painted(_ content: DisplayGroup, in tree: ViewTree) -> DisplayGroup {
        guard let session, session.tree === tree, let preview = session.preview else {
            return content
        }
        return preview.group(over: content, at: session.location)
    }
}

extension AppGraph {
    /// What is dragged from one view to another.
    package var drags: DragCenter { feature(DragCenter.init) }
}
