import Drawing
import Foundation
import Geometry
import Views

/// The picture on a title bar's button.
struct WindowGlyph {
    private let button: WindowFrame.Button
    private let isMaximized: Bool

    init(_ button: WindowFrame.Button, isMaximized: Bool = false) {
        self.button = button
        self.isMaximized = isMaximized
    }

    func draw(
        in box: CGRect, _ color: ResolvedColor, into recorder: inout DisplayListRecorder
    ) {
        let stroke = StrokeDescription(lineWidth: Theme.Frame.glyphLine, lineCap: .round)
        var path = ResolvedPath()
        switch button {
        case .minimize:
            path.addLines([
                CGPoint(x: box.minX, y: box.midY), CGPoint(x: box.maxX, y: box.midY),
            ])
        case .maximize where isMaximized:
            // Two windows, one behind the other.
            let step: CGFloat = 2.5
            let front = CGRect(
                x: box.minX, y: box.minY + step, width: box.width - step,
                height: box.height - step)
            path.addRect(front)
            path.addLines([
                CGPoint(x: box.minX + step, y: box.minY + step),
                CGPoint(x: box.minX + step, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
                CGPoint(x: box.maxX, y: box.maxY - step),
                CGPoint(x: box.maxX - step, y: box.maxY - step),
            ])
        case .maximize:
            path.addRoundedRect(in: box, radii: CornerRadii(1.5))
        case .close:
            path.addLines([CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY)])
            path.addLines([CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY)])
        }
        recorder.stroke(.path(path), stroke, with: .color(color))
    }
}
