import Foundation
import Geometry
import Layouts

// What the scroll views around a container let through of it.
extension LazyRender {
    /// The scroll view that shows the container along its axis.
    var scrollAround: ScrollRender? {
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollRender, scroll.scrolls(axis) { return scroll }
            node = current.parent
        }
        return nil
    }

    /// What the scroll views around let through; everything where there are none.
    func sight() -> Sight {
        var sight = Sight.everything
        var place: CGFloat = 0
        var node: RenderNode = self
        while let parent = node.parent {
            place += node.origin[axis]
            if let scroll = parent as? ScrollRender, scroll.scrolls(axis) {
                scroll.watch(self)
                sight.low = max(sight.low, Double(-place))
                sight.high = min(sight.high, Double(scroll.size[axis] - place))
            }
            node = parent
        }
        return sight
    }

    /// How far in front of what can be seen a loop's rows are made: the next one.
    @MainActor func margin(round sight: Sight, _ source: any RowSource) -> Double {
        min(source.extents.estimate(fallbackLength), (sight.high - sight.low) / 2)
    }

    /// The widest of the margins of all loops that have rows to make.
    func filledMargin(round sight: Sight) -> Double {
        var widest = 0.0
        for stretch in stretches {
            MainActor.assumeIsolated {
                guard let source = stretch.gap?.source else { return }
                widest = max(widest, margin(round: sight, source))
            }
        }
        return widest
    }

    /// The part round what can be seen in which nothing is missing.
    func filledPart(round sight: Sight) -> Sight {
        var part = Sight.everything
        for stretch in stretches where stretch.item < 0 {
            if stretch.end <= sight.low {
                part.low = max(part.low, stretch.end)
            } else {
                part.high = min(part.high, stretch.start)
            }
        }
        return part
    }

    /// The length has turned out to be another one: measured again as far as a scroll view.
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
