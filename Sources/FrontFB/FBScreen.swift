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
    enum PixelFormat { case xrgb8888, rgb565 }

    let width: Int
    let height: Int
    let isDevice: Bool
    private let format: PixelFormat
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
            (format, bytesPerRow) = (shape.format, shape.bytesPerRow)
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
            switch format {
            case .xrgb8888: memcpy(row.advanced(by: visible.minX * 4), source, visible.width * 4)
            case .rgb565: Self.narrow(source, to: row.advanced(by: visible.minX * 2), visible.width)
            }
        }
    }

    /// Makes the whole screen black.
    func clear() {
        for y in 0..<height {
            memset(
                mapping.advanced(by: firstByte + y * bytesPerRow), 0,
                width * (format == .xrgb8888 ? 4 : 2))
        }
    }

    private static func narrow(
        _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ count: Int
    ) {
        for index in 0..<count {
            let pixel = source.load(fromByteOffset: index * 4, as: UInt32.self)
            let red = pixel >> 8 & 0xF800
            let green = pixel >> 5 & 0x07E0
            let blue = pixel >> 3 & 0x001F
            target.storeBytes(
                of: UInt16(red | green | blue), toByteOffset: index * 2, as: UInt16.self)
        }
    }

    private struct Shape {
        var width: Int
        var height: Int
        var isDevice: Bool
        var format: PixelFormat
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
                width: fileWidth, height: fileHeight, isDevice: false, format: .xrgb8888,
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
        let bits = Int(screen.bits_per_pixel)
        guard bits == 32 || bits == 16 else {
            throw FBError.unsupportedDepth(path: path, bitsPerPixel: bits)
        }
        let bytesPerRow = Int(memory.line_length)
        return Shape(
            width: Int(screen.xres), height: Int(screen.yres), isDevice: true,
            format: bits == 32 ? .xrgb8888 : .rgb565, bytesPerRow: bytesPerRow,
            mappedBytes: Int(memory.smem_len),
            firstByte: Int(screen.yoffset) * bytesPerRow + Int(screen.xoffset) * bits / 8)
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
