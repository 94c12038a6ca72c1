import Foundation
import Geometry

/// Keeps windows reachable when screens change.
package enum ScreenPlacement {
    /// The part of a window's upper edge that must be visible, so that the user can drag it.
    private static let grip = CGSize(width: 64, height: 16)

    /// The origin a window of this frame should have: its own where its upper edge can be reached,
    /// else the nearest that puts the window on a screen. All in one space, content frames only.
    package static func origin(for frame: CGRect, on screens: [CGRect]) -> CGPoint {
        let edge = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: grip.height)
        let isReachable = screens.contains { screen in
            let seen = screen.intersection(edge)
            return !seen.isNull && seen.width >= min(grip.width, frame.width)
                && seen.height >= grip.height
        }
        if isReachable { return frame.origin }
        let candidates = screens.map { origin(for: frame, inside: $0) }
        return candidates.min { distance($0, frame.origin) < distance($1, frame.origin) }
            ?? frame.origin
    }

    /// The frame of content that has a window's frame around it: the two together are not larger than
    /// the screen on which they lie, and their upper edge, where a title bar is, can be reached.
    package static func frame(
        for content: CGRect, borders: EdgeInsets, on screens: [CGRect]
    ) -> CGRect {
        var outer = CGRect(
            x: content.minX - borders.leading, y: content.minY - borders.top,
            width: content.width + borders.horizontal, height: content.height + borders.vertical)
        let middle = CGPoint(x: outer.midX, y: outer.midY)
        guard let screen = screens.first(where: { $0.contains(middle) }) ?? screens.first else {
            return content
        }
        let size = CGSize(
            width: min(outer.width, max(screen.width, borders.horizontal + 1)),
            height: min(outer.height, max(screen.height, borders.vertical + 1)))
        if size == outer.size {
            outer.origin = origin(for: outer, on: screens)
        } else {
            outer.size = size
            outer.origin = origin(for: outer, inside: screen)
        }
        return CGRect(
            x: outer.minX + borders.leading, y: outer.minY + borders.top,
            width: outer.width - borders.horizontal, height: outer.height - borders.vertical)
    }

    private static func origin(for frame: CGRect, inside screen: CGRect) -> CGPoint {
        CGPoint(
            x: max(screen.minX, min(frame.minX, screen.maxX - frame.width)),
            y: max(screen.minY, min(frame.minY, screen.maxY - frame.height)))
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        abs(a.x - b.x) + abs(a.y - b.y)
    }
}
