import Foundation
import Geometry

/// What an app has scrolled to, and what therefore stays shown when the content changes.
@MainActor
final class KeptPosition {
    /// An edge of the content; nil for a view.
    let edge: Edge?
    private(set) weak var render: RenderNode?
    private let anchor: UnitPoint
    private var pin: RowPin?
    /// The distance of the anchor's point of the view from that of the scroll view.
    private var distance = CGPoint.zero

    init(_ edge: Edge) {
        self.edge = edge
        anchor = .topLeading
    }

    init(_ render: RenderNode, _ anchor: UnitPoint?) {
        edge = nil
        self.render = render
        self.anchor = anchor ?? .topLeading
        pin = render.viewNode.map(RowPin.init)
    }

    /// Notes where the view is.
    func note(in scroll: ScrollRender) { distance = currentDistance(in: scroll) ?? distance }

    /// How far the view is from where it was; nil if it has gone.
    func shift(in scroll: ScrollRender) -> CGPoint? {
        guard let now = currentDistance(in: scroll) else { return nil }
        return CGPoint(x: now.x - distance.x, y: now.y - distance.y)
    }

    private func currentDistance(in scroll: ScrollRender) -> CGPoint? {
        guard let render, render.isInTree, render.viewNode?.isRemoved == false else { return nil }
        let own = anchor.point(
            in: CGRect(origin: scroll.leadingCorner(of: render), size: render.size))
        let rest = anchor.point(in: CGRect(origin: .zero, size: scroll.size))
        return CGPoint(x: own.x - rest.x, y: own.y - rest.y)
    }

    func end() {
        pin?.release()
        pin = nil
    }
}

extension ScrollRender {
    /// Keeps the edge of the content shown when the content changes, until it is scrolled.
    func keep(_ edge: Edge) { keep(KeptPosition(edge)) }

    /// Keeps the view at its position on the screen when the content changes, until it is scrolled.
    func keep(_ render: RenderNode, _ anchor: UnitPoint?) {
        guard render.isInTree else { return endKeeping() }
        keep(KeptPosition(render, anchor))
    }

    /// Keeps the view that is shown; see `shownID(at:)`.
    package func keepShown(at anchor: UnitPoint?) {
        guard let render = shownView(at: anchor)?.render else { return endKeeping() }
        guard kept?.render !== render else { return }
        keep(render, anchor)
    }

    private func keep(_ new: KeptPosition) {
        endKeeping()
        kept = new
        new.note(in: self)
    }

    func endKeeping() {
        guard let ended = kept else { return }
        kept = nil
        tree.afterLayout { ended.end() }
    }

    private var mayKeep: Bool { motion == nil && glide == nil && !isScrolledByUser }

    /// Moves to the edge that is kept, whose offset the length of the content determines.
    func keepEdge() {
        guard let edge = kept?.edge, mayKeep else { return }
        let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
        offset[axis] = edge == .top || edge == .leading ? 0 : limit[axis]
        pendingShift[axis] = 0
    }

    /// Moves so that the view that is kept is where it was before the content has changed.
    func keepView() {
        guard let kept, kept.edge == nil else { return }
        guard mayKeep else { return kept.note(in: self) }
        let old = offset
        for _ in 0..<Self.stepsInPlacement {
            guard let shift = kept.shift(in: self) else { return }
            var wanted = offset
            for axis in Axis.allCases where scrolls(axis) { wanted[axis] += shift[axis] }
            guard clamped(wanted) != offset else { break }
            pendingShift = .zero
            offset = clamped(wanted)
            placeChild()
        }
        kept.note(in: self)
        guard offset != old else { return }
        invalidatePaint()
        tree.positionsChanged()
    }

    /// Each may make rows that are not as long as they were estimated.
    private static let stepsInPlacement = 4
}
