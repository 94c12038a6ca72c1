import Drawing
import Foundation
import Geometry
import Layouts
import Typography
import Views

/// How an app's own renderer measures and draws one text.
final class TextRendering {
    let box: TextRendererBox
    let attributes: [(range: Range<Int>, values: [CustomTextAttribute])]
    let environment: EnvironmentValues

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
}
