import CLinux
import Foundation
import Geometry
import Glibc
import Raster

/// The pixels of a framebuffer device or of a plain file, mapped into memory.
///
/// A file holds exactly width × height × 4 bytes, XRGB8888 in the machine's byte order, row upon
/// row from the top.
final class FBScreen {
    let width: Int
    let height: Int
    let isDevice: Bool
    private let layout: PixelLayout
    private let bytesPerRow: Int
    private let descriptor: Int32
    private let mapping: UnsafeMutableRawPointer
    private let mappedBytes: Int
    /// Where the first visible pixel lies in the mapping.
    private let firstByte: Int

    /// Opens the device at the path, or makes a file there of `fileSize` pixels.
    init(path: String, fileWidth: Int, fileHeight: Int) throws {
        // A device that is not there must not become a file among the devices.
        let creation = path.hasPrefix("/dev/fb") ? 0 : O_CREAT
        let descriptor = open(path, O_RDWR | O_CLOEXEC | creation, 0o600)
        guard descriptor >= 0 else { throw FBError.cannotOpen(path: path, reason: Self.reason) }
        do {
            let shape = try Self.shape(
                of: descriptor, path: path, fileWidth: fileWidth, fileHeight: fileHeight)
            let mapping = mmap(
                nil, shape.mappedBytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
            guard let mapping, mapping != MAP_FAILED else {
                throw FBError.cannotMap(path: path, reason: Self.reason)
            }
            self.mapping = mapping
            self.descriptor = descriptor
            (width, height, isDevice) = (shape.width, shape.height, shape.isDevice)
            (layout, bytesPerRow) = (shape.layout, shape.bytesPerRow)
            (mappedBytes, firstByte) = (shape.mappedBytes, shape.firstByte)
        } catch {
            Glibc.close(descriptor)
            throw error
        }
    }

    deinit {
        munmap(mapping, mappedBytes)
        Glibc.close(descriptor)
    }

    /// Copies the rectangle, as far as both have it.
    func copy(_ rect: PixelRect, of framebuffer: Framebuffer) {
        let visible = PixelRect(x: 0, y: 0, width: width, height: height)
            .intersection(
                PixelRect(x: 0, y: 0, width: framebuffer.width, height: framebuffer.height)
            )
            .intersection(rect)
        guard !visible.isEmpty else { return }
        for y in visible.minY..<visible.maxY {
            let source = UnsafeRawPointer(framebuffer.pixels)
                .advanced(by: y * framebuffer.bytesPerRow + visible.minX * 4)
            let row = mapping.advanced(by: firstByte + y * bytesPerRow)
            layout.convert(
                source, to: row.advanced(by: visible.minX * layout.bytesPerPixel),
                count: visible.width)
        }
    }

    /// Makes the whole screen black.
    func clear() {
        for y in 0..<height {
            memset(
                mapping.advanced(by: firstByte + y * bytesPerRow), 0,
                width * layout.bytesPerPixel)
        }
    }

    private struct Shape {
        var width: Int
        var height: Int
        var isDevice: Bool
        var layout: PixelLayout
        var bytesPerRow: Int
        var mappedBytes: Int
        var firstByte: Int
    }

    private static func shape(
        of descriptor: Int32, path: String, fileWidth: Int, fileHeight: Int
    ) throws -> Shape {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw FBError.cannotOpen(path: path, reason: reason)
        }
        switch status.st_mode & S_IFMT {
        case S_IFCHR:
            return try deviceShape(of: descriptor, path: path)
        case S_IFREG:
            guard fileWidth > 0 && fileHeight > 0 else { throw FBError.emptyScreen }
            let bytes = fileWidth * fileHeight * 4
            guard ftruncate(descriptor, bytes) == 0 else {
                throw FBError.cannotOpen(path: path, reason: reason)
            }
            return Shape(
                width: fileWidth, height: fileHeight, isDevice: false, layout: .xrgb8888,
                bytesPerRow: fileWidth * 4, mappedBytes: bytes, firstByte: 0)
        default:
            throw FBError.notAFramebuffer(path: path)
        }
    }

    private static func deviceShape(of descriptor: Int32, path: String) throws -> Shape {
        var screen = fb_var_screeninfo()
        var memory = fb_fix_screeninfo()
        guard linux_framebuffer_info(descriptor, &screen, &memory) else {
            throw FBError.notAFramebuffer(path: path)
        }
        guard let layout = PixelLayout(screen) else {
            throw FBError.unsupportedPixels(
                path: path, bitsPerPixel: Int(screen.bits_per_pixel))
        }
        let bytesPerRow = Int(memory.line_length)
        return Shape(
            width: Int(screen.xres), height: Int(screen.yres), isDevice: true, layout: layout,
            bytesPerRow: bytesPerRow, mappedBytes: Int(memory.smem_len),
            firstByte: Int(screen.yoffset) * bytesPerRow
                + Int(screen.xoffset) * layout.bytesPerPixel)
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
