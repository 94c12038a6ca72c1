import Casement
import Foundation

/// How the pages of a renderer are made.
open class UIGraphicsPDFRendererFormat: NSObject, @unchecked Sendable {
    /// What a reader could show about the document. It is not written.
    open var documentInfo: [String: Any] = [:]

    /// Returns a new format without document information.
    open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// What the closure of a PDF renderer draws on. Its y axis points down.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    private var hasPage = false

    /// Begins another page, of the renderer's size.
    open func beginPage() {
        if hasPage { cgContext.endPDFPage() }
        hasPage = true
    }

    fileprivate func finish() {
        if hasPage { cgContext.endPDFPage() }
        cgContext.closePDF()
    }
}

/// Makes a PDF of what a closure draws on its pages.
open class UIGraphicsPDFRenderer: NSObject, @unchecked Sendable {
    private let bounds: CGRect

    /// Creates a renderer of pages with the size of a rectangle in points. The format changes
    /// nothing.
    public init(bounds: CGRect) { self.bounds = bounds }

    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { self.bounds = bounds }

    /// Returns the PDF that the closure draws; empty if a page would have no size.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        guard let consumer = CGDataConsumer(data: data) else { return Data() }
        draw(to: consumer, actions)
        return data as Data
    }

    /// Writes the PDF to a file, or throws if the file cannot be written.
    open func writePDF(
        to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
    ) throws {
        try pdfData(actions: actions).write(to: url)
    }

    private func draw(
        to consumer: CGDataConsumer, _ actions: (UIGraphicsPDFRendererContext) -> Void
    ) {
        var box = CGRect(origin: .zero, size: bounds.size)
        guard let context = CGContext(consumer: consumer, mediaBox: &box, nil) else { return }
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: 1, y: -1)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let shown = UIGraphicsPDFRendererContext(context)
        CurrentContext.$value.withValue(context) { actions(shown) }
        shown.finish()
    }
}
