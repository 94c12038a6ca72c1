import CCairo
import Drawing
import Foundation
import Geometry
import Images

/// A bitmap or a PDF on which paths, pictures and display lists are drawn one after the other.
///
/// Its origin is at the bottom left and y points up, as Core Graphics has it.
package final class DrawingSurface {
    /// Points; of a bitmap, pixels.
    package let size: CGSize
    /// Whether it has pages.
    package let isPDF: Bool

    private let surface: OpaquePointer
    private let cairo: OpaquePointer
    private let output: Output?
    private let rasterizer = Rasterizer(cacheLimit: 8 << 20)
    private var isClosed = false

    /// Takes the bytes of a PDF as they are written.
    private final class Output {
        let write: (UnsafeRawBufferPointer) -> Bool
        init(_ write: @escaping (UnsafeRawBufferPointer) -> Bool) { self.write = write }
    }

    /// A transparent bitmap; nil where it has no pixels, or more than one can have.
    package convenience init?(width: Int, height: Int) {
        guard width > 0, height > 0, width <= ImageHeader.largestSide,
            height <= ImageHeader.largestSide, width * height <= ImageHeader.largestArea,
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        self.init(surface, size: CGSize(width: width, height: height), isPDF: false, nil)
    }

    /// A PDF whose bytes go to a closure, which returns whether they were written.
    package convenience init?(
        pdfPages size: CGSize, write: @escaping (UnsafeRawBufferPointer) -> Bool
    ) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return nil
        }
        let output = Output(write)
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
                let output = Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue()
                let isWritten = output.write(
                    UnsafeRawBufferPointer(start: bytes, count: Int(count)))
                return isWritten ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
            }, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)
        guard let surface else { return nil }
        // Every reader knows this version.
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
        self.init(surface, size: size, isPDF: true, output)
    }

    private init?(_ surface: OpaquePointer, size: CGSize, isPDF: Bool, _ output: Output?) {
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let cairo = cairo_create(surface)
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        self.cairo = cairo
        self.size = size
        self.isPDF = isPDF
        self.output = output
        reset()
    }

    deinit {
        close()
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// Makes the origin the bottom left corner.
    private func reset() {
        cairo_identity_matrix(cairo)
        cairo_translate(cairo, 0, size.height)
        cairo_scale(cairo, 1, -1)
    }

    // MARK: Pages and pixels

    /// Ends a page of a PDF.
    package func endPage() {
        guard isPDF, !isClosed else { return }
        cairo_show_page(cairo)
    }

    /// Completes a PDF. Returns whether all of it was written.
    @discardableResult
    package func close() -> Bool {
        if !isClosed { cairo_surface_finish(surface) }
        isClosed = true
        return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    }

    /// The pixels of a bitmap; `nil` for a PDF, and if memory falls short for a copy.
    package var picture: DecodedImage? {
        guard !isPDF else { return nil }
        cairo_surface_flush(surface)
        guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
        let (width, height) = (Int(saturating: size.width), Int(saturating: size.height))
        let stride = Int(cairo_image_surface_get_stride(surface))
        return try? DecodedImage(width: width, height: height) { pixels in
            for y in 0..<height {
                memcpy(pixels + y * width, bytes + y * stride, width * 4)
            }
        }
    }

    // MARK: State

    package func save() { cairo_save(cairo) }

    /// Without a state to restore nothing happens: the caller counts them.
    package func restore() { cairo_restore(cairo) }

    /// Nothing happens where the transform has no inverse.
    package func concatenate(_ transform: CGAffineTransform) {
        _ = CairoPath.setMatrix(transform, in: cairo)
    }

    package var transform: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        // Cairo's own origin is at the top left.
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        return CGAffineTransform(
            a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0
        ).concatenating(flip)
    }

    package func setBlending(_ operation: BlendOperation) {
        cairo_set_operator(cairo, operation.cairo)
    }

    // MARK: Drawing

    package func fill(_ path: ResolvedPath, isEvenOdd: Bool = false, _ color: ResolvedColor) {
        draw(.path(path, eoFill: isEvenOdd), nil, .color(color))
    }

    package func fill(_ path: ResolvedPath, isEvenOdd: Bool = false, _ paint: Paint) {
        draw(.path(path, eoFill: isEvenOdd), nil, paint)
    }

    package func stroke(_ path: ResolvedPath, _ line: StrokeDescription, _ color: ResolvedColor) {
        draw(.path(path), line, .color(color))
    }

    private func draw(_ shape: DisplayShape, _ line: StrokeDescription?, _ paint: Paint) {
        PaintSource(paint).withPattern(for: cairo, under: .identity) {
            CairoPath.draw(shape, line, in: cairo, under: .identity)
        }
    }

    package func clip(to path: ResolvedPath, isEvenOdd: Bool = false) {
        player(scale: 1).clip(to: path, isEvenOdd: isEvenOdd)
    }

    /// Draws a picture with its top at the rectangle's greatest y.
    package func draw(_ picture: DecodedImage, in rect: CGRect, opacity: Double = 1) {
        guard rect.width > 0, rect.height > 0 else { return }
        cairo_save(cairo)
        cairo_translate(cairo, rect.minX, rect.maxY)
        cairo_scale(cairo, 1, -1)
        let area = CGRect(origin: .zero, size: rect.size)
        if opacity < 1 { cairo_push_group(cairo) }
        ImageCells(ImagePlacement(image: picture, rect: area, interpolation: .high)).draw(in: cairo)
        if opacity < 1 {
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, opacity)
        }
        cairo_restore(cairo)
    }

    /// Makes a rectangle transparent.
    package func clear(_ rect: CGRect) {
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
        cairo_fill(cairo)
        cairo_restore(cairo)
    }

    /// Draws a display list upright above the origin; its background is left out.
    package func play(_ list: DisplayList, rasterizationScale: CGFloat) {
        cairo_save(cairo)
        cairo_translate(cairo, 0, list.size.height)
        cairo_scale(cairo, 1, -1)
        player(scale: rasterizationScale).draw(list.root)
        cairo_restore(cairo)
    }

    private func player(scale: CGFloat) -> VectorPlayer {
        VectorPlayer(cairo: cairo, rasterizationScale: scale, rasterizer: rasterizer)
    }
}
