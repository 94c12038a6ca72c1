import Foundation

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

    private static func origin(for frame: CGRect, inside screen: CGRect) -> CGPoint {
        CGPoint(
            x: max(screen.minX, min(frame.minX, screen.maxX - frame.width)),
            y: max(screen.minY, min(frame.minY, screen.maxY - frame.height)))
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        abs(a.x - b.x) + abs(a.y - b.y)
    }
}
