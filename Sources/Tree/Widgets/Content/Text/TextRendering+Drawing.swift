import Drawing
import Foundation
import Geometry
import Layouts
import Typography
import Views

extension TextRendering {
    /// Has the renderer draw a text.
    @MainActor
    func draw(
        _ text: TextDrawing, _ shaped: ShapedText, into recorder: inout DisplayListRecorder,
        size: CGSize, in context: RenderContext
    ) {
        let padding = box.renderer.displayPadding
        let bounds = CGRect(
            x: -padding.leading, y: -padding.top,
            width: size.width + padding.leading + padding.trailing,
            height: size.height + padding.top + padding.bottom)
        let canvas = CanvasRecording(
            environment, context, bounds: bounds, symbols: [], mixesLinearly: false)
        var graphics = GraphicsContext(canvas)
        let layout = Text.Layout(
            text, shaped, attributes: attributes, direction: environment.layoutDirection,
            in: context)
        box.renderer.draw(layout: layout, in: &graphics)
        let commands = canvas.finish()
        guard !commands.isEmpty else { return }
        recorder.child(DisplayGroup(id: .auxiliary(40), commands: commands))
    }
}
