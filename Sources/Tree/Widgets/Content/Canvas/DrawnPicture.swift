import Drawing
import Foundation
import Geometry
import Views

/// A picture that a closure draws whenever it is painted. Two are the same where they are one object.
final class DrawnPicture: Hashable, @unchecked Sendable {
    let size: CGSize
    private let isOpaque: Bool
    private let colorMode: ColorRenderingMode
    private let draw: (inout GraphicsContext) -> Void

    init(
        size: CGSize, isOpaque: Bool, colorMode: ColorRenderingMode,
        draw: @escaping (inout GraphicsContext) -> Void
    ) {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        self.isOpaque = isOpaque
        self.colorMode = colorMode
        self.draw = draw
    }

    static func == (a: DrawnPicture, b: DrawnPicture) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Draws the picture stretched to a size.
    func paint(
        into recorder: inout DisplayListRecorder, size shown: CGSize,
        in environment: EnvironmentValues, _ render: RenderContext
    ) {
        guard size.width > 0, size.height > 0 else { return }
        let input = DrawingInput(
            size: size, environment: environment, render: render, pictures: [])
        let canvas = CanvasDrawing(input, isOpaque: isOpaque, colorMode: colorMode)
        guard shown != size else {
            return canvas.record(into: &recorder) { context, _ in draw(&context) }
        }
        let scale = CGAffineTransform(
            scaleX: shown.width / size.width, y: shown.height / size.height)
        recorder.with(.transform(scale), id: .auxiliary(3)) {
            canvas.record(into: &$0) { context, _ in draw(&context) }
        }
    }
}
