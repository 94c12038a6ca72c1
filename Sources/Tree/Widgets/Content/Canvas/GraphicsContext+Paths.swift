import Drawing
import Foundation
import Geometry
import Styles
import Views

extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard !path.isEmpty else { return }
        let shape = DisplayShape(path, eoFill: style.isEOFilled)
        paint(shading, in: { shape.bounds }) { paint, canMove in
            canMove
                ? .fill(shape.applying(transform), paint) : placed([.fill(shape, paint)])
        }
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard !path.isEmpty, style.lineWidth > 0 else { return }
        let shape = DisplayShape(path)
        let line = StrokeDescription(style)
        paint(shading, in: { shape.bounds }) { paint, canMove in
            guard canMove, transform.isMove else { return placed([.stroke(shape, line, paint)]) }
            return .stroke(shape.applying(transform), line, paint)
        }
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Adds the command that `make` returns for the shading's paint. The closure's second argument
    /// is true where the paint is one colour: then it may apply the transform to the shape itself,
    /// while the positions of a gradient or a picture must be transformed along with the shape.
    private func paint(
        _ shading: Shading, in bounds: () -> CGRect, _ make: (Paint, Bool) -> DrawCommand
    ) {
        // Most shadings are colours.
        if case .color(let color) = shading.source {
            return paint(color.resolved(in: canvas.colors), make)
        }
        let style = shading.resolved(in: canvas)
        let paint = style.paint(in: bounds())
        if case .color(let color) = paint, !style.needsGroup {
            return self.paint(color, make)
        }
        var command = make(paint, false)
        for shadow in style.shadows {
            command = .effect(canvas.group([command]), shadow.effect)
        }
        if style.blending != .normal {
            command = .effect(canvas.group([command]), .blend(style.blending))
        }
        append(command)
    }

    private func paint(_ color: ResolvedColor, _ make: (Paint, Bool) -> DrawCommand) {
        guard filters.isEmpty, blendMode == .normal else {
            guard color.opacity > 0 || blendMode.operation.changesUncoveredPixels else { return }
            return append(make(.color(color), true), coverage: make(.color(.black), true))
        }
        let faded = opacity < 1 ? color.multiplyingOpacity(by: max(opacity, 0)) : color
        guard faded.opacity > 0 else { return }
        canvas.append(make(.color(faded), true), under: clips)
    }
}

extension CGAffineTransform {
    /// Whether it only translates.
    var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension DisplayShape {
    /// The path's shape; rectangles and ellipses are recognised, because they are drawn faster.
    init(_ path: Path, eoFill: Bool = false) {
        let resolved = path.resolved
        if let rect = resolved.asRect {
            self = .rect(rect)
        } else if let rect = resolved.asEllipse {
            self = .ellipse(rect)
        } else {
            self = .path(resolved, eoFill: eoFill)
        }
    }

    /// The shape under a transform.
    func applying(_ transform: CGAffineTransform) -> DisplayShape {
        if transform.isMove {
            guard transform.tx != 0 || transform.ty != 0 else { return self }
            return offsetBy(dx: transform.tx, dy: transform.ty)
        }
        if transform.isUpright {
            switch self {
            case .rect(let rect): return .rect(rect.applying(transform))
            case .ellipse(let rect): return .ellipse(rect.applying(transform))
            default: break
            }
        }
        return .path(path.applying(transform), eoFill: usesEvenOdd)
    }
}
