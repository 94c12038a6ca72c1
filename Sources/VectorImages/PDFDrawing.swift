import Foundation
import Geometry
import Images

/// The first page of a PDF as Poppler draws it.
final class PDFDrawing: VectorDrawing {
    let size: CGSize
    private let calls: PDFCalls
    private let document: OpaquePointer
    private let page: OpaquePointer
    /// Poppler reads it for as long as the document lives.
    private let bytes: UnsafeMutableRawBufferPointer

    init(_ data: Data, file: String) throws {
        guard let calls = PDFCalls.loaded else {
            throw ImageFileError.unreadable(
                file: file, reason: "PDF images need Poppler (Debian's package libpoppler-glib8)")
        }
        guard let length = Int32(exactly: data.count), length > 0 else {
            throw ImageFileError.damaged(file: file, reason: "it is empty, or over 2 GB large")
        }
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 8)
        bytes.copyBytes(from: data)
        let made = calls.glib.call { calls.make(bytes.baseAddress, length, nil, $0) }
        guard let document = made.result else {
            bytes.deallocate()
            throw ImageFileError.damaged(file: file, reason: made.message ?? "it is no PDF")
        }
        guard let page = calls.page(document, 0) else {
            calls.glib.unref(document)
            bytes.deallocate()
            throw ImageFileError.damaged(file: file, reason: "it has no page")
        }
        self.calls = calls
        self.bytes = bytes
        self.document = document
        self.page = page
        var (width, height) = (0.0, 0.0)
        calls.size(page, &width, &height)
        size = CGSize(width: width, height: height)
    }

    deinit {
        calls.glib.unref(page)
        calls.glib.unref(document)
        bytes.deallocate()
    }

    func draw(in context: OpaquePointer, file: String) throws { calls.draw(page, context) }
}

/// The functions of Poppler.
struct PDFCalls: @unchecked Sendable {
    typealias Make =
        @convention(c) (
            UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, GLibCalls.ErrorPointer
        ) -> OpaquePointer?
    typealias Page = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
    typealias Size =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
        ) -> Void
    typealias Draw = @convention(c) (OpaquePointer, OpaquePointer) -> Void

    let glib: GLibCalls
    let make: Make
    let page: Page
    let size: Size
    let draw: Draw

    /// Nil where Poppler is not installed.
    static let loaded = PDFCalls()

    private init?() {
        guard let library = LoadedLibrary("libpoppler-glib.so.8"), let glib = GLibCalls(library),
            let make = library.function("poppler_document_new_from_data", as: Make.self),
            let page = library.function("poppler_document_get_page", as: Page.self),
            let size = library.function("poppler_page_get_size", as: Size.self),
            let draw = library.function("poppler_page_render", as: Draw.self)
        else { return nil }
        self.glib = glib
        self.make = make
        self.page = page
        self.size = size
        self.draw = draw
    }
}
