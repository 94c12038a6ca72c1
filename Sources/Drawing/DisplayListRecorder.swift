import Foundation
import Geometry
import Images
import Typography

/// Collects the commands of one group, back to front.
package struct DisplayListRecorder {
    package private(set) var items: [DisplayItem] = []

    package init() {}

    package var isEmpty: Bool { items.isEmpty }

    package mutating func append(_ item: DisplayItem) {
        items.append(item)
    }

    package mutating func fill(_ shape: DisplayShape, with paint: Paint) {
        if case .color(let color) = paint, color.opacity <= 0 { return }
        items.append(.fill(shape, paint))
    }

    package mutating func fill(_ shape: DisplayShape, with color: ResolvedColor) {
        fill(shape, with: .color(color))
    }

    package mutating func stroke(
        _ shape: DisplayShape, _ stroke: StrokeDescription, with paint: Paint
    ) {
        guard stroke.lineWidth > 0 else { return }
        if case .color(let color) = paint, color.opacity <= 0 { return }
        items.append(.stroke(shape, stroke, paint))
    }

    /// A line along the inside of the shape's edge.
    package mutating func strokeBorder(
        _ shape: DisplayShape, width: CGFloat, with color: ResolvedColor
    ) {
        stroke(shape.insetBy(width / 2), StrokeDescription(lineWidth: width), with: .color(color))
    }

    package mutating func text(_ text: ShapedText, at origin: CGPoint, colors: [ResolvedColor]) {
        items.append(.text(text, origin: origin, colors: colors))
    }

    package mutating func image(_ placement: ImagePlacement) {
        guard placement.rect.width > 0, placement.rect.height > 0 else { return }
        items.append(.image(placement))
    }

    /// A child drawn with its origin at the given point; one that draws nothing is left out.
    package mutating func child(_ group: DisplayGroup, at offset: CGPoint = .zero) {
        guard !group.items.isEmpty else { return }
        items.append(.group(group, offset: offset))
    }

    /// A child drawn in this group's coordinates under an effect.
    package mutating func effect(_ effect: GroupEffect, on group: DisplayGroup) {
        guard !group.items.isEmpty else { return }
        items.append(.effect(group, effect))
    }

    /// Records the body's commands as a group of its own under an effect. The number must differ
    /// from those of other groups beside it, and stay the same from frame to frame.
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
        DisplayGroup(id: id, items: items)
    }

    /// The moved group that is all there is.
    package var onlyChild: PlacedGroup? {
        guard items.count == 1, case .group(let group, let offset) = items[0] else { return nil }
        return PlacedGroup(group, at: offset)
    }
}

/// A group, and where its coordinates begin in those around it.
package struct PlacedGroup {
    package let group: DisplayGroup
    package let offset: CGPoint

    package init(_ group: DisplayGroup, at offset: CGPoint = .zero) {
        self.group = group
        self.offset = offset
    }

    /// The group in the coordinates around it; a new one of a number where it has to be moved.
    package func whole(id: Int) -> DisplayGroup {
        offset == .zero ? group : DisplayGroup(id: id, items: [.group(group, offset: offset)])
    }
}

extension DisplayShape {
    /// The outline moved inwards by an amount; a path stays as it is.
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
