import Drawing
import Foundation
import Geometry
import Views

/// The shape that `ContainerRelativeShape` follows inside of a view.
private struct ContainerShapeModifier: RenderModifier, RenderEffect {
    typealias Body = Never
    let shape: any InsettableShape

    func change(from old: ContainerShapeModifier) -> RenderChange { .paint }

    /// The container's shape, inset to a rectangle inside of the container by the least distance
    /// between their edges, so that the corners of both have one centre.
    func outline(of rect: CGRect, in container: CGRect) -> DisplayShape {
        let distance = max(
            0,
            min(
                rect.minX - container.minX, rect.minY - container.minY,
                container.maxX - rect.maxX, container.maxY - rect.maxY))
        func inset(_ shape: some InsettableShape) -> DisplayShape {
            shape.inset(by: distance)
                .displayShape(in: rect.insetBy(dx: -distance, dy: -distance))
        }
        return inset(shape)
    }
}

extension View {
    /// The shape that `ContainerRelativeShape` follows inside of the view.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

/// Shows only what lies inside of the shape of the container around.
private struct ContainerClipModifier: RenderModifier, RenderEffect {
    typealias Body = Never

    nonisolated init() {}

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        let shape = context.outline(
            of: ContainerRelativeShape(), in: CGRect(origin: .zero, size: size))
        recorder.withClip(to: shape, id: .auxiliary(1, of: child.id)) { $0.child(child) }
    }

    func change(from old: ContainerClipModifier) -> RenderChange { .none }
}

extension View {
    /// Shows only what lies inside of the shape of the container around.
    nonisolated public func clipShape(
        _ shape: ContainerRelativeShape, style: FillStyle = FillStyle()
    ) -> some View {
        modifier(ContainerClipModifier())
    }
}

extension RenderContext {
    /// A shape as it is drawn here: mirrored where the leading edge is the right one, and a `ContainerRelativeShape` follows the container around.
    func outline<S: Shape>(
        of shape: S, in bounds: CGRect, eoFill: Bool = false
    ) -> DisplayShape {
        if S.self == ContainerRelativeShape.self,
            let (container, frame) = enclosing(ContainerShapeModifier.self)
        {
            return container.outline(of: bounds, in: frame)
        }
        return shape.displayShape(in: bounds, eoFill: eoFill, isRightToLeft: isRightToLeft)
    }
}
