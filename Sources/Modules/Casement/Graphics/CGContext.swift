import Drawing
import Foundation
import Geometry
import Logging
import Logs
import Raster
import Styles

/// A page of a PDF, or a bitmap, to draw on: paths, pictures, gradients and the views of an
/// `ImageRenderer`.
///
/// The origin is at the bottom left and y points up. It does not draw text: views have that.
public final class CGContext: @unchecked Sendable {
    /// What `saveGState` saves besides what the surface does.
    struct State {
        var fill = CGColor.black
        var stroke = CGColor.black
        var line = StrokeDescription()
        var opacity = 1.0
    }

    let surface: DrawingSurface
    var state = State()
    /// In the coordinates of the surface, which transforms do not move.
    var currentPath = ResolvedPath()
    private var saved: [State] = []
    private let logger = Logger(label: "casement.graphics").about(.app)

    private init(_ surface: DrawingSurface) { self.surface = surface }

    /// Creates a PDF in a file, or `nil` if the file cannot be written or the box is empty. Without
    /// a box, its pages have the size of a letter.
    public convenience init?(
        _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// A PDF whose bytes go to a consumer.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?,
        _ auxiliaryInfo: CFDictionary?
    ) {
        let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard let surface = DrawingSurface(pdfPages: box.size, write: consumer.write) else {
            return nil
        }
        self.init(surface)
    }

    /// Creates a bitmap of red, green, blue and opacity with eight bits each, in memory of its own.
    /// It is `nil` without pixels, with more than a picture can have, or if another form or the
    /// caller's memory is asked for.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
        bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard data == nil, bitsPerComponent == 8, space.numberOfComponents == 3,
            let surface = DrawingSurface(width: width, height: height)
        else { return nil }
        self.init(surface)
    }

    // MARK: Pages and pixels

    /// The width of a bitmap in pixels; 0 for a PDF.
    public var width: Int { surface.isPDF ? 0 : Int(saturating: surface.size.width) }
    /// The height of a bitmap in pixels; 0 for a PDF.
    public var height: Int { surface.isPDF ? 0 : Int(saturating: surface.size.height) }

    /// Returns a copy of a bitmap's pixels, or `nil` for a PDF.
    public func makeImage() -> CGImage? { surface.picture.map(CGImage.init) }

    /// Has no effect: a page begins by itself when the last one ends, with the size of the box.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {}

    /// Has no effect: a page begins by itself, with the size that the PDF was made with.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}

    /// Completes the file. A part that cannot be written is reported in the log.
    public func endPDFPage() { surface.endPage() }

    /// Ends the page of a PDF; what is drawn next is on a new one.
    public func endPage() { surface.endPage() }

    /// Completes the file. What cannot be written is said in the log.
    public func closePDF() {
        if !surface.close() { logger.error("A PDF could not be written to its end") }
    }

    /// Everything is drawn at once: nothing has to be flushed.
    public func flush() {}

    /// Has no effect, because everything is drawn at once.
    public func synchronize() {}

    // MARK: State

    /// Saves the colours, line settings, opacity, transform and clipping, until they are restored.
    public func saveGState() {
        saved.append(state)
        surface.save()
    }

    /// Restores the colours, line settings, opacity, transform and clipping that were saved last;
    /// does nothing if none are saved.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        state = last
        surface.restore()
    }

    /// The transform from the coordinates of what is drawn to those of the surface.
    public var ctm: CGAffineTransform { surface.transform }

    /// Applies a transform to what is drawn from now on, before the transforms set so far.
    public func concatenate(_ transform: CGAffineTransform) { surface.concatenate(transform) }

    /// Moves the origin of what is drawn from now on, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales what is drawn from now on by a factor for each axis.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns what is drawn from now on by an angle in radians, counter-clockwise with y pointing
    /// up.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Sets the colour with which shapes are filled; black by default.
    public func setFillColor(_ color: CGColor) { state.fill = color }
    /// Sets the colour with which outlines are drawn; black by default.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }

    /// Sets the fill colour from components of sRGB, each from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the stroke colour from components of sRGB, each from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the fill colour to a grey, from black at 0 to white at 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the stroke colour to a grey, from black at 0 to white at 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the opacity of everything drawn from now on, limited to 0 to 1; 1 if it is not finite.
    public func setAlpha(_ alpha: CGFloat) {
        state.opacity = alpha.isFinite ? Double(min(max(alpha, 0), 1)) : 1
    }

    /// Sets the width of outlines in points, at least 0; a width that is not finite is ignored.
    public func setLineWidth(_ width: CGFloat) {
        if width.isFinite { state.line.lineWidth = max(width, 0) }
    }

    /// Sets how the ends of open lines look.
    public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
    /// Sets how lines look where they meet at a corner.
    public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }

    /// Sets the longest tip of a mitred corner, in line widths, at least 1; ignored if not finite.
    public func setMiterLimit(_ limit: CGFloat) {
        if limit.isFinite { state.line.miterLimit = max(limit, 1) }
    }

    /// Sets the lengths of the dashes and gaps of outlines, in points; none for a solid line.
    /// The phase is how far into the pattern a line starts.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dash = lengths
        state.line.dashPhase = phase.isFinite ? phase : 0
    }

    /// Sets how what is drawn from now on is combined with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { surface.setBlending(mode.operation) }
}

/// Takes the bytes of a file as they are made.
public final class CGDataConsumer: @unchecked Sendable {
    let write: (UnsafeRawBufferPointer) -> Bool

    /// Makes a consumer that writes a file, or `nil` if the file cannot be written.
    public init?(url: CFURL) {
        guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil),
            let handle = FileHandle(forWritingAtPath: url.path)
        else { return nil }
        write = { bytes in
            do {
                try handle.write(contentsOf: Data(bytes))
                return true
            } catch {
                return false
            }
        }
    }

    /// Makes a consumer that appends the bytes to the data.
    public init?(data: CFMutableData) {
        write = { bytes in
            data.append(Data(bytes))
            return true
        }
    }
}
