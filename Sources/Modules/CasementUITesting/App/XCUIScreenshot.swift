import AutomationProtocol
import Foundation
import Geometry
import Images
import XCTest

/// A picture of what an app shows.
public final class XCUIScreenshot: NSObject {
    /// The picture as a PNG; empty if the app does not run.
    public let pngRepresentation: Data

    init(pngRepresentation: Data) { self.pngRepresentation = pngRepresentation }

    /// The part of a window's picture that an element takes.
    init(pngRepresentation whole: Data, part: CGRect, of window: ScreenWindow) {
        guard let image = try? ImageFile(data: whole, name: "picture").decode() else {
            pngRepresentation = whole
            return
        }
        let scale = Double(image.width) / max(1, Double(window.frame.width))
        let bounds = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let place = CGRect(
            x: part.minX * scale, y: part.minY * scale, width: part.width * scale,
            height: part.height * scale
        ).integral.intersection(bounds)
        guard !place.isNull, place.width >= 1, place.height >= 1 else {
            pngRepresentation = Data()
            return
        }
        let start =
            image.pixels + Int(saturating: place.minY) * image.width + Int(saturating: place.minX)
        let cut = try? withExtendedLifetime(image) {
            try PNGEncoder.encode(
                start, width: Int(saturating: place.width), height: Int(saturating: place.height),
                pixelsPerRow: image.width, file: "picture")
        }
        pngRepresentation = cut ?? whole
    }
}

/// Something that a test keeps: a picture, a text or a file's content.
public final class XCTAttachment: NSObject {
    /// Says when an attachment is deleted. Has no effect: all attachments are kept.
    public enum Lifetime: Int, Sendable { case deleteOnSuccess, keepAlways }

    /// The last part of the file's name, after that of the test; `attachment` if `nil`. An equal
    /// name replaces the earlier file.
    public var name: String?
    /// Says when the attachment is deleted. Kept for source compatibility; has no effect.
    public var lifetime = Lifetime.deleteOnSuccess
    let content: Data
    let suffix: String

    /// Creates an attachment that becomes a file: a screenshot with the ending `png`, a text in
    /// UTF-8 with `txt`, and data with `data`.
    public init(screenshot: XCUIScreenshot) {
        content = screenshot.pngRepresentation
        suffix = "png"
    }

    public init(string: String) {
        content = Data(string.utf8)
        suffix = "txt"
    }

    public init(data: Data) {
        content = data
        suffix = "data"
    }
}

extension XCTestCase {
    /// Writes an attachment to the folder `casement-artifacts`, which `CASEMENT_ARTIFACTS` changes.
    public func add(_ attachment: XCTAttachment) {
        let variables = ProcessInfo.processInfo.environment
        let folder = URL(
            filePath: variables["CASEMENT_ARTIFACTS"] ?? "casement-artifacts",
            directoryHint: .isDirectory)
        let test = name.replacingOccurrences(of: "/", with: ".")
        let file = "\(test)-\(attachment.name ?? "attachment").\(attachment.suffix)"
            .replacingOccurrences(of: "/", with: "-")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)
            try attachment.content.write(to: folder.appending(path: file))
        } catch {
            XCTFail("the attachment \(file) cannot be kept: \(error.localizedDescription)")
        }
    }
}
