import Foundation
import Geometry

/// One child of a layout, to be asked for sizes and then placed.
public struct LayoutSubview: Equatable {
    package let element: any LayoutElement
    let buffer: PlacementBuffer
    var position: Int

    public var priority: Double {
        element.layoutPriority
    }

    public var spacing: ViewSpacing {
        element.spacing
    }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        element.layoutValue(key)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        element.sizeThatFits(proposal)
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        element.dimensions(in: proposal)
    }

    /// Puts the anchor of the subview at a point of the layout's bounds.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        let size = element.sizeThatFits(proposal)
        let origin = CGPoint(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        place(Placement(origin: origin, size: size, proposal: proposal))
    }

    /// Places a subview whose size for the proposal is known already.
    func place(_ placement: Placement) {
        buffer.place(position, placement)
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
        left.element === right.element
    }
}
