import Foundation
import Geometry
import Images
import Typography

/// Collects the draw commands of one group, back to front.
package struct DisplayListRecorder {
    package private(set) var commands: [DrawCommand] = []

    package init() {}

    package var isEmpty: Bool { commands.isEmpty }

    package mutating func append(_ command: DrawCommand) {
        commands.append(command)
    }

    package mutating func fill(_ shape: DisplayShape, with paint: Paint) {
        if case .color(let color) = paint, color.opacity <= 0 { return }
        commands.append(.fill(shape, paint))
    }

    package mutating func fill(_ shape: DisplayShape, with color: ResolvedColor) {
        fill(shape, with: .color(color))
    }

    package mutating func stroke(
        _ shape: DisplayShape, _ stroke: StrokeDescription, with paint: Paint
    ) {
        guard stroke.lineWidth > 0 else { return }
        if case .color(let color) = paint, color.opacity <= 0 { return }
        commands.append(.stroke(shape, stroke, paint))
    }

    /// Strokes a line along the inside of the shape's edge.
    package mutating func strokeBorder(
        _ shape: DisplayShape, width: CGFloat, with color: ResolvedColor
    ) {
        stroke(shape.insetBy(width / 2), StrokeDescription(lineWidth: width), with: .color(color))
    }

    package mutating func text(_ text: ShapedText, at origin: CGPoint, colors: [ResolvedColor]) {
        commands.append(.text(text, origin: origin, colors: colors))
    }

    package mutating func image(_ placement: ImagePlacement) {
        guard placement.rect.width > 0, placement.rect.height > 0 else { return }
        commands.append(.image(placement))
    }

    /// Draws a child with its origin at the point. An empty child is left out.
    package mutating func child(_ group: DisplayGroup, at offset: CGPoint = .zero) {
        guard !group.commands.isEmpty else { return }
        commands.append(.group(group, offset: offset))
    }

    /// Draws a child in this group's coordinates under an effect.
    package mutating func effect(_ effect: GroupEffect, on group: DisplayGroup) {
        guard !group.commands.isEmpty else { return }
        commands.append(.effect(group, effect))
    }

    /// Records the body's commands as a separate group under an effect. The number must differ
    /// from those of sibling groups and stay the same from frame to frame.
    package mutating func with(
        _ effect: GroupEffect, id: Int, _ body: (inout DisplayListRecorder) -> Void
    ) {
        var inner = DisplayListRecorder()
        body(&inner)
        self.effect(effect, on: inner.finish(id: id))
    }

    package mutating func withOpacity(
        _ opacity: Double, id: Int, _ body: (inout DisplayListRecorder) -> Void
    ) {
        with(.opacity(opacity), id: id, body)
    }

    package mutating func withClip(
        to shape: DisplayShape, id: Int, _ body: (inout DisplayListRecorder) -> Void
    ) {
        with(.clip(shape), id: id, body)
    }

    package func finish(id: Int) -> DisplayGroup {
        DisplayGroup(id: id, commands: commands)
    }

    /// The child, if it is the only command.
    package var onlyChild: PlacedGroup? {
        guard commands.count == 1, case .group(let group, let offset) = commands[0] else {
            return nil
        }
        return PlacedGroup(group, at: offset)
    }
}

/// A group and the position of its origin in its parent's coordinates.
package struct PlacedGroup {
    package let group: DisplayGroup
    package let offset: CGPoint

    package init(_ group: DisplayGroup, at offset: CGPoint = .zero) {
        self.group = group
        self.offset = offset
    }

    /// The group in its parent's coordinates, wrapped in a group with the given number if it has an
    /// offset.
    package func whole(id: Int) -> DisplayGroup {
        offset == .zero ? group : DisplayGroup(id: id, commands: [.group(group, offset: offset)])
    }
}

extension DisplayShape {
    /// The outline moved inwards by an amount. A path stays as it is.
    package func insetBy(_ amount: CGFloat) -> DisplayShape {
        switch self {
        case .rect(let rect): .rect(rect.insetBy(dx: amount, dy: amount))
        case .roundedRect(let rect, let radii):
            .roundedRect(
                rect.insetBy(dx: amount, dy: amount),
                radii.fitted(to: rect.size).outset(by: -amount))
        case .ellipse(let rect): .ellipse(rect.insetBy(dx: amount, dy: amount))
        case .path: self
        }
    }
}
