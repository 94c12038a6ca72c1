import Foundation
import Geometry
import Layouts

// Which views a scroll view shows, and the edges of its content.
extension ScrollRender {
    /// Whether the user scrolls, and not the app.
    package var isScrolledByUser: Bool {
        phase == .tracking || phase == .interacting || phase == .decelerating
    }

    /// Takes the content from the user, because the app scrolls.
    package func endUserScroll() {
        cancelWheelPause()
        guard isScrolledByUser else { return }
        stopMotion()
        setPhase(.idle)
    }

    /// Scrolls to an edge, and keeps it shown when the content changes, until it is scrolled.
    package func scroll(to edge: Edge, animation: Animation?) {
        var wanted = offset
        switch edge {
        case .top: wanted.y = 0
        case .bottom: wanted.y = limit.height
        case .leading: wanted.x = 0
        case .trailing: wanted.x = limit.width
        }
        scroll(to: wanted, animation: animation)
        keep(edge)
    }

    /// The id of the scroll target nearest to the anchor, or of the first one that is visible. If no
    /// view is a target, the id of the first visible row.
    package func shownID(at anchor: UnitPoint?) -> AnyHashable? { shownView(at: anchor)?.id }

    /// The view whose id `shownID` returns, with the id; `nil` if nothing is shown.
    func shownView(at anchor: UnitPoint?) -> (id: AnyHashable?, render: RenderNode?)? {
        // It may have gone since it was scrolled.
        guard isInTree else { return nil }
        let area = publicGeometry.visibleRect
        let targets = targetFrames(near: area).filter { $0.render != nil }
        guard !targets.isEmpty else {
            return firstRow.map { ($0.traits[LoopPositionTrait.self]?.id, $0) }
        }
        guard let anchor else {
            return targets.first { $0.frame.maxX > area.minX + 1 && $0.frame.maxY > area.minY + 1 }
                .map { ($0.id, $0.render) }
        }
        let point = anchor.point(in: area)
        func distance(_ target: ScrollTargetFrame) -> CGFloat {
            let own = anchor.point(in: target.frame)
            let x = scrolls(.horizontal) ? own.x - point.x : 0
            let y = scrolls(.vertical) ? own.y - point.y : 0
            return x * x + y * y
        }
        return targets.min { distance($0) < distance($1) }.map { ($0.id, $0.render) }
    }

    private var firstRow: RenderNode? {
        func rows(_ node: RenderNode) -> [RenderNode] {
            let own = node.children
            if own.contains(where: { $0.traits[LoopPositionTrait.self] != nil }) { return own }
            for child in own {
                let found = rows(child)
                if !found.isEmpty { return found }
            }
            return []
        }
        let corner = convertToWindow(.zero)
        return rows(self).first { row in
            let end = row.convertToWindow(CGPoint(x: row.size.width, y: row.size.height))
            return end.x > corner.x + 1 && end.y > corner.y + 1
        }
    }

    /// The ids of the scroll targets of which at least a fraction is visible, in order.
    package func visibleTargetIDs(threshold: Double) -> [AnyHashable] {
        let area = publicGeometry.bounds
        return targetFrames(near: area).compactMap { target in
            target.frame.visibleFraction(in: area) >= threshold - 1e-6 ? target.id : nil
        }
    }
}

extension CGRect {
    /// The fraction of the rectangle that lies in another one.
    package func visibleFraction(in area: CGRect) -> Double {
        let shared = intersection(area)
        guard !shared.isNull else { return 0 }
        let whole = width * height
        guard whole > 0 else { return 1 }
        return Double(shared.width * shared.height / whole)
    }
}
