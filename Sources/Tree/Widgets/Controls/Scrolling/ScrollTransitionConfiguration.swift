import Curves
import Foundation
import Geometry
import Views

/// How a view changes on its way into and out of the visible part of a scroll view.
public struct ScrollTransitionConfiguration {
    enum Kind {
        case animated(Animation)
        case interactive(UnitCurve)
        case identity
    }

    private(set) var kind: Kind
    private(set) var threshold: Threshold

    /// The change runs as an animation once the view has passed the threshold.
    public static func animated(_ animation: Animation = .default) -> Self {
        Self(kind: .animated(animation), threshold: .visible(0.5))
    }

    public static let animated = animated()

    /// The change follows how far the view is on its way to the threshold.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
        Self(kind: .interactive(timingCurve), threshold: .visible)
    }

    public static let interactive = interactive()

    /// Nothing changes.
    public static let identity = Self(kind: .identity, threshold: .visible)

    /// Returns a copy with another animation; one that is not animated stays as it is.
    public func animation(_ animation: Animation) -> Self {
        guard case .animated = kind else { return self }
        var new = self
        new.kind = .animated(animation)
        return new
    }

    /// Returns a copy with another threshold.
    public func threshold(_ threshold: Threshold) -> Self {
        var new = self
        new.threshold = threshold
        return new
    }

    /// The position in the scroll view at which a view counts as visible.
    public struct Threshold {
        /// The distance of the view's near end from the edge of the scroll view, negative outside.
        let distance: (_ view: CGFloat, _ container: CGFloat) -> CGFloat

        /// The whole view is visible.
        public static let visible = Self.visible(1)
        /// Nothing of the view is visible any more.
        public static let hidden = Self.visible(0)
        /// The view is in the middle of the scroll view.
        public static var centered: Threshold {
            Self { view, container in (container - view) / 2 }
        }

        /// A fraction of the view is visible.
        public static func visible(_ amount: Double) -> Threshold {
            Self { view, _ in -(1 - CGFloat(min(max(amount, 0), 1))) * view }
        }

        /// A position between this threshold (0) and another one (1).
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            let own = distance
            return Self { view, container in
                let start = own(view, container)
                return start + (other.distance(view, container) - start) * CGFloat(amount)
            }
        }

        /// Returns a threshold that is further inside the scroll view by a distance, in points.
        public func inset(by distance: Double) -> Threshold {
            let own = self.distance
            return Self { view, container in own(view, container) + CGFloat(distance) }
        }
    }
}

extension ScrollTransitionConfiguration: @unchecked Sendable {}
extension ScrollTransitionConfiguration.Threshold: @unchecked Sendable {}
