import Drawing
import Foundation
import Geometry

@testable import Views

/// A view of a fixed size that shows nothing.
struct Block: PrimitiveView {
    let width: CGFloat
    let height: CGFloat

    init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    init(side: CGFloat) { self.init(width: side, height: side) }

    func primitive(in environment: EnvironmentValues) -> BlockDrawing {
        BlockDrawing(size: CGSize(width: width, height: height))
    }
}

struct BlockDrawing: Primitive {
    let size: CGSize

    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize { size }

    func paint(
        into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext
    ) {}
}
