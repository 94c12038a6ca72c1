import Foundation
import Geometry

/// Scrolled content beneath bars. A scroll view is laid out beside the bars, and so its content rests
/// there, but what is scrolled beyond its edges is shown up to where the bars end.
extension ScrollRender {
    /// The part of the scroll view's own space in which content is shown.
    var reachingBounds: CGRect {
        CGRect(origin: .zero, size: size).extended(by: reach, isRightToLeft: isRightToLeft)
    }

    func reach(along axis: Axis) -> (before: CGFloat, after: CGFloat) {
        axis == .vertical ? (reach.top, reach.bottom) : (reach.leading, reach.trailing)
    }

    /// Finds out how far it reaches, and reports to the bars whether its content is beneath them.
    func updateReach() {
        reach = reachBeneathBars(of: size) { node, edges in
            (node as? SafeAreaInsetRender)?.reportScrolledContent(
                isBeneath: isScrolled(past: edges))
        }
    }

    /// Whether content lies beyond one of the edges.
    private func isScrolled(past edges: Edge.Set) -> Bool {
        edges.contains(.top) && offset.y > 0 || edges.contains(.leading) && offset.x > 0
            || edges.contains(.bottom) && offset.y < limit.height
            || edges.contains(.trailing) && offset.x < limit.width
    }
}
