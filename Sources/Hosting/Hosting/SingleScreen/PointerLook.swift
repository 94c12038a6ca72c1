import Drawing
import Foundation
import Geometry
import Views

/// The cursors' pictures, for screens that have none of their own.
package enum PointerLook {
    package static let size = CGSize(width: 20, height: 20)

    /// The point of the picture that points.
    package static func hotSpot(of cursor: Cursor) -> CGPoint {
        switch cursor {
        case .arrow: CGPoint(x: 1, y: 1)
        case .hand: CGPoint(x: 6, y: 2)
        case .text, .wait, .cross, .hidden, .resizeHorizontal, .resizeVertical, .resizeFalling,
            .resizeRising:
            CGPoint(x: 10, y: 10)
        }
    }

    package static func displayList(
        _ cursor: Cursor = .arrow, scale: CGFloat, background: ResolvedColor = .white
    ) -> DisplayList {
        var recorder = DisplayListRecorder()
        let shape = DisplayShape.path(path(of: cursor))
        let outline = StrokeDescription(lineWidth: 2, lineJoin: .round)
        recorder.stroke(shape, outline, with: .color(.white))
        recorder.fill(shape, with: .black)
        return DisplayList(
            root: recorder.finish(id: 1), size: size, scale: scale, background: background)
    }

    private static func path(of cursor: Cursor) -> ResolvedPath {
        switch cursor {
        case .arrow:
            polygon([
                (1, 1), (1, 15.5), (4.5, 12.5), (7, 18.5), (9.5, 17.5), (7, 11.5), (12, 11.5),
            ])
        case .text:
            polygon([
                (7, 2), (13, 2), (13, 3.5), (10.75, 3.5), (10.75, 16.5), (13, 16.5), (13, 18),
                (7, 18), (7, 16.5), (9.25, 16.5), (9.25, 3.5), (7, 3.5),
            ])
        case .hand:
            polygon([
                (5, 2), (7, 2), (7.5, 8), (15, 9.5), (16, 11), (15, 15), (14, 18.5), (7, 18.5),
                (2.5, 12.5), (3.5, 11), (5, 12),
            ])
        case .wait:
            polygon([
                (5, 2), (15, 2), (15, 4), (11, 10), (15, 16), (15, 18), (5, 18), (5, 16), (9, 10),
                (5, 4),
            ])
        case .cross:
            polygon([
                (9, 2), (11, 2), (11, 9), (18, 9), (18, 11), (11, 11), (11, 18), (9, 18), (9, 11),
                (2, 11), (2, 9), (9, 9),
            ])
        case .hidden: ResolvedPath()
        case .resizeHorizontal: arrows(turned: 0)
        case .resizeVertical: arrows(turned: .pi / 2)
        case .resizeFalling: arrows(turned: .pi / 4)
        case .resizeRising: arrows(turned: -.pi / 4)
        }
    }

    private static func arrows(turned angle: Double) -> ResolvedPath {
        let level = [
            (-8.0, 0.0), (-4, -4), (-4, -1), (4, -1), (4, -4), (8, 0), (4, 4), (4, 1), (-4, 1),
            (-4, 4),
        ]
        return polygon(
            level.map { x, y in
                (10 + x * cos(angle) - y * sin(angle), 10 + x * sin(angle) + y * cos(angle))
            })
    }

    private static func polygon(_ points: [(Double, Double)]) -> ResolvedPath {
        var path = ResolvedPath()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
        return path
    }
}
