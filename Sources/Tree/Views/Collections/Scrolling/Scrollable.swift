import Foundation
import Geometry

/// A scroll view as its bars, its gestures, its animation and views outside of it use it.
package protocol Scrollable: RenderNode {
    var settings: ScrollSettings { get }
    /// How far the content is moved up and left, in points; always within `limit`.
    var offset: CGPoint { get }
    /// The greatest offset along each axis.
    var limit: CGSize { get }
    /// The size of the content, margins included.
    var contentSize: CGSize { get }

    /// Scrolls to an offset, as far as the content reaches; returns whether anything moved.
    @discardableResult
    func scroll(to offset: CGPoint, animation: Animation?) -> Bool
    /// Scrolls until a node inside lies at the anchor, or is visible where there is none.
    func scroll(to node: RenderNode, anchor: UnitPoint?, animation: Animation?)
    /// Shows the content at an offset without ending an animation that scrolls.
    func show(_ offset: CGPoint) -> Bool
    /// The animation that scrolls has come to its end.
    func motionEnded()

    /// The pointer takes a bar, and leaves it.
    func barBegan()
    func barEnded()

    /// Whether a finger may move the content along an axis.
    func mayDrag(_ axis: Axis) -> Bool
    /// The offset that a finger on the content holds.
    var touchedOffset: CGPoint { get }
    /// A finger touches the content.
    func touchBegan()
    /// The finger has moved the content to an offset, which may be beyond the content.
    func drag(to offset: CGPoint)
    /// The finger has left; the velocity is that of the content.
    func touchEnded(_ velocity: CGVector)
}

@MainActor
extension Scrollable {
    package func scrolls(_ axis: Axis) -> Bool { settings.axes.contains(Axis.Set(axis)) }

    @discardableResult
    package func scroll(to offset: CGPoint) -> Bool { scroll(to: offset, animation: nil) }

    package func scroll(to node: RenderNode, anchor: UnitPoint?) {
        scroll(to: node, anchor: anchor, animation: nil)
    }

    package var geometry: ScrollGeometryValues {
        ScrollGeometryValues(offset: offset, contentSize: contentSize, viewport: size)
    }
}
