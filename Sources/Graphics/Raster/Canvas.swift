import CCairo
import CPixman
import Drawing
import Foundation
import Geometry

/// A target surface and the part of it that may be painted, in device pixels of the window.
///
/// Drawing is rendered to pixels first and then composited at whole pixels, so that a clip cuts
/// pixels without changing any.
final class Canvas {
    private(set) var clip: PixelRect
    private let target: PixelSurface
    /// The pixel at the target's corner.
    private let x: Int
    private let y: Int
    private let bounds: PixelRect
    /// The colour of all pixels that is not written yet. Of several fills of the whole canvas, one
    /// over the other, only the resulting colour is written.
    private var pendingFill: OpaquePixelColor?
    private let backing: Backing

    /// What is seen through the transparent pixels of a canvas.
    enum Backing {
        /// Nothing: the canvas is the lowest.
        case nothing
        /// The canvas on which it will be painted.
        case canvas(Canvas)
        /// Something that is not known while the canvas is painted.
        case unknown
    }

    private init(
        _ target: PixelSurface, x: Int, y: Int, _ bounds: PixelRect, _ backing: Backing
    ) {
        self.backing = backing
        self.target = target
        self.x = x
        self.y = y
        self.bounds = bounds
        clip = bounds
    }

    /// Paints a part of a target whose top left corner is at the pixel.
    static func paint(
        _ target: PixelSurface, x: Int = 0, y: Int = 0, within bounds: PixelRect,
        over backing: Backing = .nothing, _ body: (Canvas) -> Void
    ) {
        let canvas = Canvas(target, x: x, y: y, bounds, backing)
        body(canvas)
        canvas.writePendingFill()
    }

    /// Runs the body with the clip intersected with a rectangle, unless the result is empty.
    func clipped(to rect: PixelRect, _ body: () -> Void) {
        let outer = clip
        let inner = clip.intersection(rect)
        guard !inner.isEmpty else { return }
        clip = inner
        body()
        clip = outer
    }

    func fill(_ rect: PixelRect, with color: ResolvedColor) {
        let seen = rect.intersection(clip)
        guard !seen.isEmpty, color.opacity > 0 else { return }
        let color = pixman_color_t(color)
        if seen == bounds, let result = OpaquePixelColor(color, over: pendingFill) {
            pendingFill = result
            return
        }
        writePendingFill()
        write(color, to: seen)
    }

    /// Paints a colour through a mask of coverage or opacity whose corner is at the pixel.
    func fill(through mask: PixelSurface, x: Int, y: Int, with color: ResolvedColor) {
        fill(through: mask.image, in: mask.rect(x: x, y: y), with: color)
    }

    /// Paints a colour through a mask that fills the rectangle.
    func fill(
        through mask: borrowing PixelImage, in rect: PixelRect, with color: ResolvedColor
    ) {
        guard color.opacity > 0 else { return }
        let source = PixelImage(color)
        compose(rect, source.pixman, at: rect, through: mask.pixman, at: rect)
    }

    /// Composites a picture whose corner is at the pixel.
    func paint(
        _ surface: PixelSurface, x: Int, y: Int, opacity: Double = 1,
        _ operation: BlendOperation = .normal
    ) {
        let rect = surface.rect(x: x, y: y)
        if operation == .plusDarker { return addDarker(surface, in: rect) }
        guard opacity < 1 else { return paint(surface.image, in: rect, operation) }
        let mask = PixelImage(ResolvedColor.black.multiplyingOpacity(by: opacity))
        compose(rect, surface.image.pixman, at: rect, through: mask.pixman, at: rect, operation)
    }

    private func addDarker(_ surface: PixelSurface, in rect: PixelRect) {
        let seen = rect.intersection(clip)
        guard !seen.isEmpty else { return }
        writePendingFill()
        DarkerSum.add(
            surface, at: (rect.minX - x, rect.minY - y), to: target,
            within: seen.offsetBy(dx: -x, dy: -y))
    }

    /// A copy of the pixels painted so far, over those of the canvas behind; `nil` if memory falls
    /// short.
    func copy(of rect: PixelRect) -> PixelSurface? {
        writePendingFill()
        let behind =
            if case .canvas(let outer) = backing {
                outer.copy(of: rect)
            } else {
                PixelSurface(width: rect.width, height: rect.height, format: .color)
            }
        guard let copy = behind else { return nil }
        pixman_image_composite32(
            target.format == .opaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, target.image.pixman, nil,
            copy.image.pixman, Int32(rect.minX - x), Int32(rect.minY - y), 0, 0, 0, 0,
            Int32(rect.width), Int32(rect.height))
        copy.markChanged()
        return copy
    }

    /// Composites a picture that fills the rectangle.
    func paint(
        _ image: borrowing PixelImage, in rect: PixelRect, _ operation: BlendOperation = .normal
    ) {
        compose(rect, image.pixman, at: rect, through: nil, at: rect, operation)
    }

    /// Composites a picture that fills the rectangle through a mask whose corner is at the pixel.
    func paint(
        _ image: borrowing PixelImage, in rect: PixelRect, through mask: PixelSurface, maskX: Int,
        maskY: Int
    ) {
        let maskRect = mask.rect(x: maskX, y: maskY)
        compose(
            rect.intersection(maskRect), image.pixman, at: rect, through: mask.image.pixman,
            at: maskRect)
    }

    /// Composites a surface through a mask.
    func paint(
        _ surface: PixelSurface, x: Int, y: Int, through mask: PixelSurface, maskX: Int, maskY: Int
    ) {
        let (rect, maskRect) = (surface.rect(x: x, y: y), mask.rect(x: maskX, y: maskY))
        compose(
            rect.intersection(maskRect), surface.image.pixman, at: rect,
            through: mask.image.pixman, at: maskRect)
    }

    /// Whether it is known what lies behind all that is painted.
    var knowsBackdrop: Bool {
        switch backing {
        case .nothing: true
        case .canvas(let outer): outer.knowsBackdrop
        case .unknown: false
        }
    }

    /// Runs the body with a Cairo context clipped to the clip.
    func draw(_ body: (_ cairo: OpaquePointer) -> Void) {
        writePendingFill()
        target.draw { cairo in
            cairo_translate(cairo, Double(-x), Double(-y))
            cairo_rectangle(
                cairo, Double(clip.minX), Double(clip.minY), Double(clip.width),
                Double(clip.height))
            cairo_clip(cairo)
            body(cairo)
        }
    }

    /// Writes the pending fill before anything is painted over it.
    private func writePendingFill() {
        guard let pendingFill else { return }
        self.pendingFill = nil
        write(pendingFill.color, to: bounds)
    }

    private func write(_ color: pixman_color_t, to rect: PixelRect) {
        target.fill(rect.offsetBy(dx: -x, dy: -y), with: color)
    }

    /// Composites a part of a source through a mask. The rectangles hold the positions of source
    /// and mask on the target.
    private func compose(
        _ part: PixelRect, _ source: OpaquePointer, at sourceRect: PixelRect,
        through mask: OpaquePointer?, at maskRect: PixelRect, _ operation: BlendOperation = .normal
    ) {
        let seen = part.intersection(clip)
        guard !seen.isEmpty else { return }
        writePendingFill()
        pixman_image_composite32(
            operation.pixmanOperator, source, mask, target.image.pixman,
            Int32(seen.minX - sourceRect.minX), Int32(seen.minY - sourceRect.minY),
            Int32(seen.minX - maskRect.minX), Int32(seen.minY - maskRect.minY),
            Int32(seen.minX - x), Int32(seen.minY - y), Int32(seen.width), Int32(seen.height))
    }
}

extension PixelSurface {
    fileprivate func rect(x: Int, y: Int) -> PixelRect {
        PixelRect(x: x, y: y, width: width, height: height)
    }
}

extension BlendOperation {
    /// `plusDarker` is not among pixman's; `DarkerSum` computes it.
    fileprivate var pixmanOperator: pixman_op_t {
        switch self {
        case .normal: PIXMAN_OP_OVER
        case .multiply, .plusDarker: PIXMAN_OP_MULTIPLY
        case .screen: PIXMAN_OP_SCREEN
        case .overlay: PIXMAN_OP_OVERLAY
        case .darken: PIXMAN_OP_DARKEN
        case .lighten: PIXMAN_OP_LIGHTEN
        case .colorDodge: PIXMAN_OP_COLOR_DODGE
        case .colorBurn: PIXMAN_OP_COLOR_BURN
        case .softLight: PIXMAN_OP_SOFT_LIGHT
        case .hardLight: PIXMAN_OP_HARD_LIGHT
        case .difference: PIXMAN_OP_DIFFERENCE
        case .exclusion: PIXMAN_OP_EXCLUSION
        case .hue: PIXMAN_OP_HSL_HUE
        case .saturation: PIXMAN_OP_HSL_SATURATION
        case .color: PIXMAN_OP_HSL_COLOR
        case .luminosity: PIXMAN_OP_HSL_LUMINOSITY
        case .sourceAtop: PIXMAN_OP_ATOP
        case .destinationOver: PIXMAN_OP_OVER_REVERSE
        case .destinationOut: PIXMAN_OP_OUT_REVERSE
        case .plusLighter: PIXMAN_OP_ADD
        case .clear: PIXMAN_OP_CLEAR
        case .copy: PIXMAN_OP_SRC
        case .sourceIn: PIXMAN_OP_IN
        case .sourceOut: PIXMAN_OP_OUT
        case .destinationIn: PIXMAN_OP_IN_REVERSE
        case .destinationAtop: PIXMAN_OP_ATOP_REVERSE
        case .xor: PIXMAN_OP_XOR
        }
    }
}
