import Foundation
import Geometry
import Layouts

/// Comes to rest where a scroll target begins: a view in a layout with `scrollTargetLayout`, or one
/// with `scrollTarget`. Without targets it changes nothing.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views one scroll may pass.
    public struct LimitBehavior: Hashable, Sendable {
        enum Kind: Hashable { case automatic, always, few, one, never }
        let kind: Kind

        /// Limited along an axis whose size class is compact.
        public static var automatic: LimitBehavior { .init(kind: .automatic) }
        /// One scroll passes at most as many views as are shown at a time.
        public static var always: LimitBehavior { .init(kind: .always) }
        /// One scroll passes at most three views, or fewer if fewer are shown at a time.
        public static var alwaysByFew: LimitBehavior { .init(kind: .few) }
        /// One scroll passes at most one view.
        public static var alwaysByOne: LimitBehavior { .init(kind: .one) }
        /// One scroll passes as many views as it is thrown past.
        public static var never: LimitBehavior { .init(kind: .never) }
    }

    private let limitBehavior: LimitBehavior
    private let anchor: UnitPoint?

    /// Creates a behaviour that stops where a view begins, within a limit of views per scroll.
    public init(limitBehavior: LimitBehavior = .automatic) {
        self.init(limitBehavior: limitBehavior, anchor: nil)
    }

    /// With an anchor, that point of a target comes to rest at the same point of the scroll view.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
        self.limitBehavior = limitBehavior
        self.anchor = anchor
    }

    /// Moves the target to the nearest view, or on to the next if the content is thrown.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let area = target.rect.union(context.originalTarget.rect)
        let frames = context.frames(area)
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            let part = axis == .horizontal ? anchor?.x ?? 0 : anchor?.y ?? 0
            let stops = Self.stops(of: frames, axis, part, in: context)
            guard !stops.isEmpty else { continue }
            let (wanted, start) = (
                target.rect.origin[axis], context.originalTarget.rect.origin[axis]
            )
            let from = stops.nearest(to: start)
            var index = stops.nearest(to: wanted)
            let speed = context.velocity[axis]
            if speed > ScrollFling.speed, index <= from { index = from + 1 }
            if speed < -ScrollFling.speed, index >= from { index = from - 1 }
            if let limit = limit(along: axis, stops, in: context) {
                index = min(max(index, from - limit), from + limit)
            }
            target.rect.origin[axis] = stops[min(max(index, 0), stops.count - 1)]
        }
    }

    /// The offsets at which targets lie at the anchor, in order, each once.
    private static func stops(
        of frames: [CGRect], _ axis: Axis, _ part: CGFloat, in context: TargetContext
    ) -> [CGFloat] {
        let container = context.containerSize[axis]
        let most = max(0, context.contentSize[axis] - container)
        let all = frames.map { frame in
            let stop = frame.origin[axis] + part * (frame.size[axis] - container)
            return min(max(stop, 0), most)
        }
        return all.sorted().reduce(into: []) { stops, stop in
            if stops.last.map({ stop - $0 > 0.5 }) ?? true { stops.append(stop) }
        }
    }

    /// The number of targets that one scroll may pass; nil for any.
    private func limit(along axis: Axis, _ stops: [CGFloat], in context: TargetContext) -> Int? {
        let shown = {
            let step = stops.count > 1 ? (stops[stops.count - 1] - stops[0]) : 0
            guard step > 0 else { return 1 }
            let count = context.containerSize[axis] * CGFloat(stops.count - 1) / step
            return max(1, Int(saturating: count))
        }
        switch limitBehavior.kind {
        case .never: return nil
        case .one: return 1
        case .few: return min(3, shown())
        case .always: return shown()
        case .automatic:
            let sizeClass =
                axis == .horizontal ? context.horizontalSizeClass : context.verticalSizeClass
            return sizeClass == .compact ? shown() : nil
        }
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling stops where a view begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

    /// Scrolling stops where a view begins, or at an anchor of it, within a limit of views.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic,
        anchor: UnitPoint?
    ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior, anchor: anchor) }
}

extension [CGFloat] {
    /// The index of the value nearest to another one.
    fileprivate func nearest(to value: CGFloat) -> Int {
        indices.min { abs(self[$0] - value) < abs(self[$1] - value) } ?? 0
    }
}
