import Foundation

/// What scroll views leave to be seen of a node.
extension RenderNode {
    /// The part of a rectangle, in the window's coordinates, that the scroll views around the node
    /// show; `nil` if it lies beside what they show.
    package final func shownPart(of rect: CGRect) -> CGRect? {
        var part = rect
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollRender, scroll.settings.clips {
                guard let rest = part.overlap(with: scroll.windowFrame) else { return nil }
                part = rest
            }
            node = current.parent
        }
        return part
    }

    /// Whether it is a part of a row of a lazy container, which lays out rows beside the visible
    /// ones before they are scrolled to.
    package final var isInLazyRow: Bool {
        var node = parent
        while let current = node {
            if current is LazyRender { return true }
            node = current.parent
        }
        return false
    }
}

extension CGRect {
    /// The part that both have, also if one has no width or height; `nil` if they are apart.
    package func overlap(with other: CGRect) -> CGRect? {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard left <= right, top <= bottom else { return nil }
        let isEmpty = left == right && width > 0 || top == bottom && height > 0
        return isEmpty ? nil : CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
