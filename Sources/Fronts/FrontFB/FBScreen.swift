import BareScreen
import CLinux
import Foundation
import Glibc

/// The pixels of a framebuffer device or of a plain file, mapped into memory.
///
/// A file holds exactly width × height × 4 bytes, XRGB8888 in the machine's byte order, row upon
/// row from the top.
final class FBScreen {
    /// The last part of the path.
    let name: String
    private let shape: FBShape
    private let descriptor: Int32
    private let mapping: UnsafeMutableRawPointer
    /// Whether a second screen of pixels lies below the first, and can be shown.
    private(set) var canPan: Bool
    private var waitsForBlank = true

    /// Opens the device at the path, or makes a file there of that many pixels.
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
            self.shape = shape
            name = URL(fileURLWithPath: path).lastPathComponent
            canPan = shape.halfBytes != nil
        } catch {
            Glibc.close(descriptor)
            throw error
        }
    }

    deinit {
        munmap(mapping, shape.mappedBytes)
        Glibc.close(descriptor)
    }

    var width: Int { shape.width }
    var height: Int { shape.height }
    var isDevice: Bool { shape.screen != nil }
    var millimetres: CGSize { shape.millimetres }

    /// The pixels that are shown, or those of the other half.
    func target(half: Int) -> PixelTarget {
        PixelTarget(
            mapping + shape.firstByte + half * (shape.halfBytes ?? 0),
            bytesPerRow: shape.bytesPerRow, width: width, height: height, layout: shape.layout)
    }

    /// Shows a half, from the display's next frame on. False where the driver refuses, after which
    /// it is not asked again.
    func pan(toHalf half: Int) -> Bool {
        guard canPan, let screen = shape.screen else { return false }
        canPan = linux_framebuffer_pan(descriptor, screen, UInt32(half * height)) == 0
        // The half that was shown may be drawn in once it is shown no more.
        if canPan, waitsForBlank { waitsForBlank = linux_framebuffer_wait(descriptor) == 0 }
        return canPan
    }

    func setPower(_ isOn: Bool) {
        if isDevice { _ = linux_framebuffer_power(descriptor, isOn) }
    }

    private static func shape(
        of descriptor: Int32, path: String, fileWidth: Int, fileHeight: Int
    ) throws -> FBShape {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw FBError.cannotOpen(path: path, reason: reason)
        }
        switch status.st_mode & S_IFMT {
        case S_IFCHR:
            var screen = fb_var_screeninfo()
            var memory = fb_fix_screeninfo()
            guard linux_framebuffer_info(descriptor, &screen, &memory) else {
                throw FBError.notAFramebuffer(path: path)
            }
            return try FBShape(screen, memory, path: path, pageSize: Int(getpagesize()))
        case S_IFREG:
            guard fileWidth > 0 && fileHeight > 0 else { throw FBError.emptyScreen }
            let shape = FBShape(fileWidth: fileWidth, height: fileHeight)
            guard ftruncate(descriptor, shape.mappedBytes) == 0 else {
                throw FBError.cannotOpen(path: path, reason: reason)
            }
            return shape
        default:
            throw FBError.notAFramebuffer(path: path)
        }
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
