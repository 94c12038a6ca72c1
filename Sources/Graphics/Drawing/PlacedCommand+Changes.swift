import Foundation
import Geometry

extension PlacedCommand {
    /// The pixels it can touch.
    func pixels(under transform: CGAffineTransform) -> [PixelRect] {
        if let text = PlacedText(self, under: transform) { return text.changes(to: nil) }
        return [
            PixelRect(
                covering: bounds, under: transform, as: command.child == nil ? .command : .group)
        ]
    }

    /// The pixels that differ if another command replaces this one; nil if the two have no pixels
    /// in common that are worth finding.
    func changes(to other: PlacedCommand, under transform: CGAffineTransform) -> [PixelRect]? {
        switch (command, other.command) {
        case (.text, .text):
            guard let text = PlacedText(self, under: transform),
                let later = PlacedText(other, under: transform), later.mayReplace(text)
            else { return nil }
            return text.changes(to: later)
        case (.fill(let shape, .color(let color)), .fill(let later, .color(let same)))
        where color == same && transform.isUpright:
            guard origin == other.origin, let end = shape.changedEnd(to: later) else { return nil }
            let placed = transform.translatedBy(x: origin.x, y: origin.y)
            return [PixelRect(covering: end, under: placed, as: .command)]
        default: return nil
        }
    }
}

extension DisplayShape {
    /// The far end, in which a bar differs from a longer or shorter one; nil for other shapes.
    fileprivate func changedEnd(to other: DisplayShape) -> CGRect? {
        guard let (bar, other) = bar.flatMap({ bar in other.bar.map { (bar, $0) } }),
            bar.rect.origin == other.rect.origin
        else { return nil }
        let (old, new) = (bar.rect, other.rect)
        if old.height == new.height, !bar.isRound || min(old.width, new.width) >= old.height {
            let start = min(old.maxX, new.maxX) - (bar.isRound ? old.height / 2 : 0)
            return CGRect(
                x: start, y: old.minY, width: max(old.maxX, new.maxX) - start, height: old.height)
        }
        if old.width == new.width, !bar.isRound || min(old.height, new.height) >= old.width {
            let start = min(old.maxY, new.maxY) - (bar.isRound ? old.width / 2 : 0)
            return CGRect(
                x: old.minX, y: start, width: old.width, height: max(old.maxY, new.maxY) - start)
        }
        return nil
    }

    /// The shape as a rectangle or a capsule.
    private var bar: (rect: CGRect, isRound: Bool)? {
        switch self {
        case .rect(let rect): (rect.standardized, false)
        case .roundedRect(let rect, _) where self == .capsule(rect): (rect.standardized, true)
        default: nil
        }
    }
}
