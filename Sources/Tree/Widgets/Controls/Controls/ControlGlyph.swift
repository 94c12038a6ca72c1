import Drawing
import Foundation
import Geometry
import Views

/// The glyphs on controls, drawn as lines in the foreground style.
struct ControlGlyph: PrimitiveView {
    enum Sign: Hashable { case plus, minus, upDown, down, right, left, check }

    typealias Body = Never
    let sign: Sign
    var angle: Angle = .zero

    func primitive(in environment: EnvironmentValues) -> GlyphDrawing {
        GlyphDrawing(
            sign: sign, angle: angle,
            color: ForegroundStyle().resolved(in: environment).color)
    }
}

struct GlyphDrawing: Primitive, Animatable {
    let sign: ControlGlyph.Sign
    var angle: Angle
    let color: ResolvedColor

    var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }

    private static let side = Theme.chevron + 1

    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize {
        CGSize(width: Self.side, height: Self.side + (sign == .upDown ? Self.side / 2 : 0))
    }

    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext) {
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let isMirrored = context.isRightToLeft && sign != .check
        let turn = CGAffineTransform(translationX: middle.x, y: middle.y)
            .rotated(by: CGFloat(angle.radians)).translatedBy(x: -middle.x, y: -middle.y)
        for line in lines {
            var path = ResolvedPath()
            path.addLines(
                line.map {
                    CGPoint(
                        x: middle.x + $0.x * Self.side, y: middle.y + $0.y * Self.side
                    ).applying(turn)
                })
            let outline = DisplayShape.path(path)
            recorder.stroke(
                isMirrored ? outline.mirrored(in: CGRect(origin: .zero, size: size)) : outline,
                StrokeDescription(
                    lineWidth: Theme.chevronLine, lineCap: .round, lineJoin: .round),
                with: .color(color))
        }
    }

    /// The lines of the glyph around its centre, in fractions of its side.
    private var lines: [[CGPoint]] {
        func points(_ numbers: (CGFloat, CGFloat)...) -> [CGPoint] {
            numbers.map { CGPoint(x: $0.0, y: $0.1) }
        }
        return switch sign {
        case .plus: [points((-0.4, 0), (0.4, 0)), points((0, -0.4), (0, 0.4))]
        case .minus: [points((-0.4, 0), (0.4, 0))]
        case .upDown:
            [
                points((-0.3, -0.15), (0, -0.45), (0.3, -0.15)),
                points((-0.3, 0.15), (0, 0.45), (0.3, 0.15)),
            ]
        case .down: [points((-0.35, -0.17), (0, 0.18), (0.35, -0.17))]
        case .right: [points((-0.17, -0.35), (0.18, 0), (-0.17, 0.35))]
        case .left: [points((0.17, -0.35), (-0.18, 0), (0.17, 0.35))]
        case .check: [points((-0.4, 0.05), (-0.1, 0.33), (0.42, -0.33))]
        }
    }
}
