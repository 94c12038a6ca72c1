import Foundation
import Geometry
import Layouts

/// Comes to rest at multiples of the scroll view's own length, one page at a time.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Creates a behaviour that stops at multiples of the scroll view's length.
    public init() {}

    /// Moves the target to the nearest page, at most one page away from where scrolling began.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            let page = context.containerSize[axis]
            guard page > 0 else { continue }
            let start = (context.originalTarget.rect.origin[axis] / page).rounded()
            var index = (target.rect.origin[axis] / page).rounded()
            let speed = context.velocity[axis]
            if speed > ScrollFling.speed { index = max(index, start + 1) }
            if speed < -ScrollFling.speed { index = min(index, start - 1) }
            target.rect.origin[axis] = min(max(index, start - 1), start + 1) * page
        }
    }

    /// Returns properties that limit a scroll to the length of the scroll view.
    public func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = true
        return properties
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// One page of the scroll view's length at a time.
    public static var paging: PagingScrollTargetBehavior { .init() }
}

extension CGVector {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? dx : dy }
        set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
    }
}
