import CCairo
import Drawing
import Foundation
import Geometry

/// Draws shapes with Cairo.
enum CairoPath {
    /// Fills or strokes a shape under a transform with the source that is set.
    static func draw(
        _ shape: DisplayShape, _ stroke: StrokeDescription?, in cairo: OpaquePointer,
        under transform: CGAffineTransform
    ) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        guard setMatrix(transform, in: cairo) else { return }
        add(shape.path, to: cairo)
        guard let stroke else {
            cairo_set_fill_rule(
                cairo, shape.usesEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(cairo)
            return
        }
        set(stroke, in: cairo)
        cairo_stroke(cairo)
    }

    /// Concatenates a transform. Returns false if it is singular, which Cairo treats as an error.
    static func setMatrix(_ transform: CGAffineTransform, in cairo: OpaquePointer) -> Bool {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return false }
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
            y0: transform.ty)
        cairo_transform(cairo, &matrix)
        return true
    }

    static func add(_ path: ResolvedPath, to cairo: OpaquePointer) {
        let box = path.controlBounds
        guard box.minX.isFinite, box.minY.isFinite, box.width.isFinite, box.height.isFinite else {
            return
        }
        var current = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point):
                cairo_move_to(cairo, point.x, point.y)
                current = point
            case .line(let point):
                cairo_line_to(cairo, point.x, point.y)
                current = point
            case .quadCurve(let point, let control):
                cairo_curve_to(
                    cairo, (current.x + 2 * control.x) / 3, (current.y + 2 * control.y) / 3,
                    (point.x + 2 * control.x) / 3, (point.y + 2 * control.y) / 3, point.x, point.y)
                current = point
            case .curve(let point, let first, let second):
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, point.x, point.y)
                current = point
            case .close:
                cairo_close_path(cairo)
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(cairo, &x, &y)
                current = CGPoint(x: x, y: y)
            }
        }
    }

    private static func set(_ stroke: StrokeDescription, in cairo: OpaquePointer) {
        cairo_set_line_width(cairo, stroke.lineWidth)
        cairo_set_miter_limit(cairo, stroke.miterLimit)
        switch stroke.lineCap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch stroke.lineJoin {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        let dash = stroke.effectiveDash.map { Double($0) }
        if !dash.isEmpty {
            cairo_set_dash(cairo, dash, Int32(dash.count), stroke.dashPhase)
        }
    }
}
