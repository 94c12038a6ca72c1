import Drawing
import Foundation
import Geometry

/// The cursor's picture, for screens that have no cursor of their own.
enum PointerLook {
    private static let size = CGSize(width: 14, height: 20)

    static func displayList(scale: CGFloat) -> DisplayList {
        var path = ResolvedPath()
        path.addLines([
            CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 15.5), CGPoint(x: 4.5, y: 12.5),
            CGPoint(x: 7, y: 18.5), CGPoint(x: 9.5, y: 17.5), CGPoint(x: 7, y: 11.5),
            CGPoint(x: 12, y: 11.5),
        ])
        path.closeSubpath()
        var recorder = DisplayListRecorder()
        let outline = StrokeDescription(lineWidth: 2, lineJoin: .round)
        recorder.stroke(.path(path), outline, with: .color(.white))
        recorder.fill(.path(path), with: .black)
        return DisplayList(root: recorder.finish(id: 1), size: size, scale: scale)
    }
}
