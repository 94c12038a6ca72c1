import Foundation
import Geometry
import Layouts

// The part of a container that the scroll views around it show.
extension LazyRender {
    /// The nearest scroll view around that scrolls along the container's axis.
    var scrollAround: ScrollRender? {
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollRender, scroll.scrolls(axis) { return scroll }
            node = current.parent
        }
        return nil
    }

    /// The part that the scroll views around show; everything if there are none.
    func visibleRange() -> VisibleRange {
        var visible = VisibleRange.everything
        var distance: CGFloat = 0
        var node: RenderNode = self
        while let parent = node.parent {
            distance += node.origin[axis]
            if let scroll = parent as? ScrollRender, scroll.scrolls(axis) {
                scroll.watch(self)
                let (before, after) = scroll.reach(along: axis)
                visible.start = max(visible.start, Double(-distance - before))
                visible.end = min(visible.end, Double(scroll.size[axis] + after - distance))
            }
            node = parent
        }
        return visible
    }

    /// How far beside the visible range rows are prefetched: the estimated length of one row.
    func margin(around visible: VisibleRange, _ source: any RowSource) -> Double {
        min(source.extents.estimate(fallbackLength), (visible.end - visible.start) / 2)
    }

    /// The range around the visible one without placeholders.
    func completePart(around visible: VisibleRange) -> VisibleRange {
        var part = VisibleRange.everything
        for segment in segments where segment.item < 0 {
            if segment.end <= visible.start {
                part.start = max(part.start, segment.end)
            } else {
                part.end = min(part.end, segment.start)
            }
        }
        return part
    }

    /// Has everything up to the scroll view measured again, because the length differs from the
    /// estimate.
    func lengthChanged() {
        var node: RenderNode = self
        while let parent = node.parent {
            node.forgetLayout()
            if let scroll = parent as? ScrollRender, scroll.scrolls(axis),
                scroll.proposal[axis] != nil
            {
                scroll.forgetLayout()
                scroll.invalidatePlacement()
                return
            }
            node = parent
        }
        invalidateLayout()
    }
}
