import Drawing
import Foundation
import Geometry
import Styles
import Typography
import Views

extension GraphicsContext {
    /// Text that is ready to be measured and drawn.
    public struct ResolvedText {
        /// What text without a colour of its own is painted in.
        public var shading = Shading.foreground
        let text: Text
        let canvas: CanvasRecording

        @MainActor fileprivate var drawing: TextDrawing {
            var environment = canvas.environment
            if case .foreground = shading.source {
            } else {
                environment.foregroundStack = ForegroundStack(
                    [shading.style(in: canvas)], outer: environment.foregroundStack)
            }
            return text.drawing(in: environment)
        }

        /// The size of the text in an area.
        public func measure(in size: CGSize) -> CGSize {
            canvas.onMainActor { drawing.sizeThatFits(ProposedViewSize(size), in: $0) }
        }

        /// From the top to the first line's baseline.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            baseline(VerticalAlignment.firstTextBaseline.key, in: size)
        }

        /// From the top to the last line's baseline.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            baseline(VerticalAlignment.lastTextBaseline.key, in: size)
        }

        private func baseline(_ key: AlignmentKey, in size: CGSize) -> CGFloat {
            let proposal = ProposedViewSize(size)
            return canvas.onMainActor { context in
                let own = drawing.sizeThatFits(proposal, in: context)
                return drawing.alignment(of: key, in: own, proposal: proposal, context: context)
                    ?? own.height
            }
        }
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, canvas: canvas) }

    /// Draws text from the upper left corner of a rectangle, in as many lines as fit into it.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(text, within: rect.size) { _ in rect.origin }
    }

    /// Draws text in one piece, with an anchor of it at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text, within: CGSize(width: CGFloat.infinity, height: .infinity)) {
            point.corner(of: $0, anchor)
        }
    }

    /// Draws text in as much of an area as it takes; `corner` returns the upper left corner for the
    /// text's size.
    private func draw(_ text: ResolvedText, within area: CGSize, corner: (CGSize) -> CGPoint) {
        let (size, commands) = canvas.onMainActor { context in
            // One drawing, which shapes the text once for its size and its commands.
            let drawing = text.drawing
            let size = drawing.sizeThatFits(ProposedViewSize(area), in: context)
            var recorder = DisplayListRecorder()
            drawing.paint(into: &recorder, size: size, in: context)
            return (size, recorder.commands)
        }
        draw { $0.child(canvas.group(commands), at: corner(size)) }
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}

extension CGPoint {
    /// The corner of something whose anchor is at this point.
    func corner(of size: CGSize, _ anchor: UnitPoint) -> CGPoint {
        CGPoint(x: x - anchor.x * size.width, y: y - anchor.y * size.height)
    }
}
