import Foundation
import Geometry

/// A proxy of one child of a layout, which measures and places it.
public struct LayoutSubview: Equatable {
    package let element: any LayoutElement
    let buffer: PlacementBuffer
    var position: Int

    /// The priority with which the subview is given space; 0 unless a view sets it.
    public var priority: Double {
        element.layoutPriority
    }

    /// The distances that the subview prefers between itself and its neighbours.
    public var spacing: ViewSpacing {
        element.spacing
    }

    /// The value that the subview has for a key, or the default of the key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        element.layoutValue(key)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        element.sizeThatFits(proposal)
    }

    /// Returns the size and the alignment guides that the subview has for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        element.dimensions(in: proposal)
    }

    /// Places the subview with its anchor at a point of the layout's bounds.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        let size = element.sizeThatFits(proposal)
        let origin = CGPoint(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        place(Placement(origin: origin, size: size, proposal: proposal))
    }

    /// Places a subview with a known size for its proposal.
    func place(_ placement: Placement) {
        buffer.place(position, placement)
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
        left.element === right.element
    }
}
