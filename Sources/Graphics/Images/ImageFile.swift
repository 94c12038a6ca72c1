import CPNG
import CTurboJPEG
import Foundation

/// A picture on disk whose size is known and whose pixels are decoded when asked for.
package struct ImageFile {
    package let name: String
    package let header: ImageHeader
    /// Pixels to a point: 2 where the name ends in `@2x`, 3 in `@3x`, else 1.
    package let scale: CGFloat

    private let data: Data
    /// How a camera was held; a JPEG's pixels lie as the camera read them.
    private let turn: PictureTurn

    /// The scale is that of the name where nil.
    package init(path: String, scale: CGFloat? = nil) throws {
        try self.init(data: try Self.contents(of: path), name: path, scale: scale)
    }

    /// From the bytes of a file; the name serves errors and the scale.
    package init(data: Data, name: String, scale: CGFloat? = nil) throws {
        self.name = name
        self.data = data
        header = try ImageHeader.read(data, file: name)
        self.scale = scale ?? Self.scale(of: name)
        turn = header.format == .jpeg ? PictureTurn(jpeg: data) : .up
    }

    private static func scale(of name: String) -> CGFloat {
        let stem = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }

    /// The bytes of a file. A pipe or a device is not read, because that might never end.
    package static func contents(of path: String) throws -> Data {
        do {
            let url = URL(fileURLWithPath: path)
            let kind =
                try FileManager.default.attributesOfItem(
                    atPath: url.resolvingSymlinksInPath().path)[.type] as? FileAttributeType
            guard kind == .typeRegular else {
                throw ImageFileError.unreadable(file: path, reason: "it is not a file")
            }
            return try Data(contentsOf: url, options: .mappedIfSafe)
        } catch let error as ImageFileError {
            throw error
        } catch {
            throw ImageFileError.unreadable(file: path, reason: reason(error))
        }
    }

    /// Points, upright.
    package var size: CGSize {
        let (width, height) = (CGFloat(header.width) / scale, CGFloat(header.height) / scale)
        return turn.swapsSides
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// The picture, upright.
    package func decode() throws -> DecodedImage {
        do {
            let picture = try decodeAsStored()
            return turn == .up ? picture : try picture.turned(turn, scale: scale)
        } catch let error as PictureMemoryError {
            throw ImageFileError.unreadable(file: name, reason: "\(error)")
        }
    }

    private func decodeAsStored() throws -> DecodedImage {
        try DecodedImage(width: header.width, height: header.height, scale: scale) { pixels in
            switch header.format {
            case .png: try decodePNG(into: pixels)
            case .jpeg: try decodeJPEG(into: pixels)
            }
        }
    }

    private func decodePNG(into pixels: UnsafeMutablePointer<UInt32>) throws {
        // The decoder keeps the address from its first call to its last.
        let image = UnsafeMutablePointer<png_image>.allocate(capacity: 1)
        image.initialize(to: png_image())
        image.pointee.version = UInt32(PNG_IMAGE_VERSION)
        defer {
            png_image_free(image)
            image.deallocate()
        }
        let isRead = data.withUnsafeBytes { bytes in
            guard png_image_begin_read_from_memory(image, bytes.baseAddress, bytes.count) != 0
            else { return false }
            image.pointee.format = PNGFormat.bgra
            return png_image_finish_read(image, nil, pixels, Int32(header.width * 4), nil) != 0
        }
        guard isRead else {
            throw ImageFileError.damaged(file: name, reason: image.pointee.reason)
        }
        Premultiplication.apply(to: pixels, count: header.width * header.height)
    }

    private func decodeJPEG(into pixels: UnsafeMutablePointer<UInt32>) throws {
        guard let decoder = tjInitDecompress() else {
            throw ImageFileError.unreadable(file: name, reason: "no memory for a decoder")
        }
        defer { tjDestroy(decoder) }
        let scans = JPEGScans(data)
        guard scans.isAcceptable(width: header.width, height: header.height) else {
            throw ImageFileError.unreadable(
                file: name, reason: "it has \(scans.count) scans, and would take too long")
        }
        let count = header.width * header.height * 4
        let status = data.withUnsafeBytes { bytes in
            pixels.withMemoryRebound(to: UInt8.self, capacity: count) { target in
                tjDecompress2(
                    decoder, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count),
                    target, Int32(header.width), Int32(header.width * 4), Int32(header.height),
                    Int32(TJPF_BGRA.rawValue), 0)
            }
        }
        // A warning, such as a file cut short, still leaves a picture to show.
        guard status == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else {
            throw ImageFileError.damaged(
                file: name, reason: String(cString: tjGetErrorStr2(decoder)))
        }
    }

    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError {
            return cause.localizedDescription
        }
        return error.localizedDescription
    }
}
