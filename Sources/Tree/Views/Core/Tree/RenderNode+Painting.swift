import Drawing
import Foundation
import Geometry

/// What a node shows, cached until something inside changes.
extension RenderNode {
    /// The node's display group, from the cache where nothing inside has changed.
    package final func placedGroup() -> PlacedGroup {
        if let paintedGroup, !needsPaint { return paintedGroup }
        var recorder = DisplayListRecorder()
        let outer = tree.repaints.begin(self)
        paint(into: &recorder)
        tree.repaints.end(outer)
        needsPaint = false
        paintIsDeferred = false
        knownTouchBounds = nil
        tree.app.report.displayCommands += recorder.commands.count
        let new =
            (onlyHoldsChild ? recorder.onlyChild : nil) ?? PlacedGroup(recorder.finish(id: id))
        onlyHoldsChild = onlyHoldsChild && new.group.id != id
        paintedGroup = new
        return new
    }

    /// Leaves what has changed inside unpainted until it is asked for. Later changes of look are
    /// ignored; those of layout or of a transform still invalidate. Returns its touch bounds, which the
    /// same walk computes.
    @discardableResult
    final func deferPaint() -> CGRect {
        guard needsPaint else { return touchBounds }
        needsPaint = false
        paintIsDeferred = true
        paintedGroup = nil
        var bounds = CGRect(origin: .zero, size: size)
        forEachPaintedChild { child in
            let origin = child.shownOrigin
            bounds = bounds.union(child.deferPaint().offsetBy(dx: origin.x, dy: origin.y))
        }
        if childTransform != nil { bounds = .infinite }
        knownTouchBounds = bounds
        return bounds
    }

    /// Defers the paint if it is not painted and shows nothing in a part of its parent. Returns whether
    /// it did.
    final func deferPaint(outside part: CGRect) -> Bool {
        guard needsPaint || paintedGroup == nil, isApart(from: part) else { return false }
        deferPaint()
        // What is turned or enlarged may show something anywhere.
        return shownTouchBounds.overlap(with: part) == nil
    }

    /// Whether it stands outside of a part of its parent and is in no transition, which may show it
    /// elsewhere.
    final func isApart(from part: CGRect) -> Bool {
        presence == nil && CGRect(origin: shownOrigin, size: size).overlap(with: part) == nil
    }

    package final func invalidatePaint() {
        var node: RenderNode? = self
        while let current = node, !current.needsPaint {
            current.needsPaint = true
            current.paintIsDeferred = false
            current.paintedRun?.contentChanged()
            node = current.parent
        }
        if node == nil { tree.needsPaint() }
    }

    /// The part of its own space in which it or something inside may take a touch.
    final var touchBounds: CGRect {
        if let knownTouchBounds, !needsPaint { return knownTouchBounds }
        let bounds =
            childTransform == nil
            ? CGRect(origin: .zero, size: size).union(childTouchBounds()) : .infinite
        if !needsPaint { knownTouchBounds = bounds }
        return bounds
    }

    /// The part in which it or something inside may take a touch, in the coordinates of its parent.
    final var shownTouchBounds: CGRect {
        touchBounds.offsetBy(dx: shownOrigin.x, dy: shownOrigin.y)
    }
}
