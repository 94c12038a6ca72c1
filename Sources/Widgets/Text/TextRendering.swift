import Drawing
import Foundation
import Geometry
import Layouts
import Typography
import Views

/// How an app's own renderer measures and draws one text.
final class TextRendering {
    let box: TextRendererBox
    private let attributes: [(range: Range<Int>, values: [CustomTextAttribute])]
    private let environment: EnvironmentValues

    init(
        _ box: TextRendererBox,
        attributes: [(range: Range<Int>, values: [CustomTextAttribute])],
        in environment: EnvironmentValues
    ) {
        self.box = box
        self.attributes = attributes
        var environment = environment
        // Texts that the renderer itself draws are drawn as usual.
        environment.textRenderer = nil
        self.environment = environment
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, measure: (ProposedViewSize) -> CGSize
    ) -> CGSize {
        withoutActuallyEscaping(measure) { measure in
            let size = box.renderer.sizeThatFits(
                proposal: proposal, text: TextProxy(measure: measure))
            let isSane = size.width.isFinite && size.height.isFinite
            return isSane
                ? CGSize(width: max(0, size.width), height: max(0, size.height))
                : measure(proposal)
        }
    }

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
