import Foundation
import Geometry
import Images

/// An SVG as librsvg draws it.
final class SVGDrawing: VectorDrawing {
    let size: CGSize
    private let calls: SVGCalls
    private let handle: OpaquePointer

    init(_ data: Data, file: String) throws {
        guard let calls = SVGCalls.loaded else {
            throw ImageFileError.unreadable(
                file: file, reason: "SVG images need librsvg (Debian's package librsvg2-2)")
        }
        self.calls = calls
        let made = data.withUnsafeBytes { bytes in
            calls.glib.call {
                calls.make(bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), $0)
            }
        }
        guard let handle = made.result else {
            throw ImageFileError.damaged(file: file, reason: made.message ?? "it is no SVG")
        }
        self.handle = handle
        calls.setDPI(handle, 96)
        var (width, height) = (0.0, 0.0)
        if calls.size(handle, &width, &height) == 0 || width <= 0 || height <= 0 {
            (width, height) = Self.viewBox(of: handle, calls) ?? (0, 0)
        }
        size = CGSize(width: width, height: height)
    }

    deinit { calls.glib.unref(handle) }

    func draw(in context: OpaquePointer, file: String) throws {
        var box = SVGCalls.Rectangle(x: 0, y: 0, width: size.width, height: size.height)
        let drawn: (result: Bool?, message: String?) = calls.glib.call { error in
            calls.draw(handle, context, &box, error) != 0 ? true : nil
        }
        guard drawn.result != nil else {
            throw ImageFileError.damaged(file: file, reason: drawn.message ?? "it is not drawable")
        }
    }

    /// The size of a file that has a `viewBox`, and a width and height in percent or none at all.
    private static func viewBox(
        of handle: OpaquePointer, _ calls: SVGCalls
    ) -> (Double, Double)? {
        var flags: (Int32, Int32, Int32) = (0, 0, 0)
        var lengths = (SVGCalls.Length(), SVGCalls.Length())
        var box = SVGCalls.Rectangle(x: 0, y: 0, width: 0, height: 0)
        calls.dimensions(
            handle, &flags.0, &lengths.0, &flags.1, &lengths.1, &flags.2, &box)
        return flags.2 != 0 ? (box.width, box.height) : nil
    }
}

/// The functions of librsvg.
struct SVGCalls: @unchecked Sendable {
    /// `RsvgRectangle`.
    struct Rectangle { var x, y, width, height: Double }

    /// `RsvgLength`.
    struct Length {
        var length = 0.0
        var unit: Int32 = 0
    }

    typealias Make =
        @convention(c) (UnsafePointer<UInt8>?, UInt, GLibCalls.ErrorPointer) ->
        OpaquePointer?
    typealias SetDPI = @convention(c) (OpaquePointer, Double) -> Void
    typealias Size =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
        ) -> Int32
    typealias Dimensions =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer,
            UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>,
            UnsafeMutableRawPointer
        ) -> Void
    typealias Draw =
        @convention(c) (
            OpaquePointer, OpaquePointer, UnsafeMutableRawPointer, GLibCalls.ErrorPointer
        ) -> Int32

    let glib: GLibCalls
    let make: Make
    let setDPI: SetDPI
    let size: Size
    let dimensions: Dimensions
    let draw: Draw

    /// Nil where librsvg is not installed, or is older than 2.52.
    static let loaded = SVGCalls()

    private init?() {
        guard let library = LoadedLibrary("librsvg-2.so.2"), let glib = GLibCalls(library),
            let make = library.function("rsvg_handle_new_from_data", as: Make.self),
            let setDPI = library.function("rsvg_handle_set_dpi", as: SetDPI.self),
            let size = library.function(
                "rsvg_handle_get_intrinsic_size_in_pixels", as: Size.self),
            let dimensions = library.function(
                "rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self),
            let draw = library.function("rsvg_handle_render_document", as: Draw.self)
        else { return nil }
        self.glib = glib
        self.make = make
        self.setDPI = setDPI
        self.size = size
        self.dimensions = dimensions
        self.draw = draw
    }
}
