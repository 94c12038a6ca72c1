import Foundation
import Geometry

/// Gives the coordinates of its node a name.
struct CoordinateSpaceModifier: RenderModifier, RenderEffect, CoordinateSpaceEffect {
    typealias Body = Never
    typealias Effect = CoordinateSpaceModifier
    let coordinateSpaceName: AnyHashable
}

extension View {
    /// Gives the view's coordinates a name, for gestures and geometry inside.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(coordinateSpaceName: AnyHashable(name)))
    }

    /// Gives the view's coordinates the name of a coordinate space, for gestures and geometry
    /// inside.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(coordinateSpaceName: name.name))
    }
}

extension RenderNode: GestureTarget {
    package final var shownChildFrames: [CGRect] {
        children.map { CGRect(origin: $0.shownOrigin, size: $0.size) }
    }

    /// A point of the window's coordinates in a space as this node understands it; the window's
    /// own where no ancestor has the name.
    package final func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: return point
        case .local: return convertFromWindow(point)
        case .named(let name): return ancestor(named: name)?.convertFromWindow(point) ?? point
        }
    }

    package final func ancestor(named name: AnyHashable) -> RenderNode? {
        if let space = name.base as? ScrollViewSpace { return scrollView(along: space.axis) }
        var node: RenderNode? = self
        while let current = node {
            if current.coordinateSpaceName == name { return current }
            node = current.parent
        }
        return nil
    }
}
