import BareScreen
import CLinux
import Foundation
import Geometry
import Testing

@testable import FrontFB

/// Where pixels lie in a framebuffer's memory.
struct FBShapeTests {
    private func shape(
        _ change: (inout fb_var_screeninfo, inout fb_fix_screeninfo) -> Void = { _, _ in }
    ) throws -> FBShape {
        var screen = fb_var_screeninfo()
        var memory = fb_fix_screeninfo()
        (screen.xres, screen.yres, screen.bits_per_pixel) = (100, 50, 32)
        (screen.xres_virtual, screen.yres_virtual) = (100, 50)
        (memory.line_length, memory.smem_len) = (512, 512 * 50)
        change(&screen, &memory)
        return try FBShape(screen, memory, path: "/dev/fb9", pageSize: 4096)
    }

    @Test("Rows are as far apart as the kernel says, or as the whole picture where it does not")
    func stride() throws {
        #expect(try shape().bytesPerRow == 512)
        #expect(try shape { $1.line_length = 0 }.bytesPerRow == 400)
    }

    @Test("The visible part begins where the kernel has scrolled to")
    func offsets() throws {
        let shape = try shape { screen, memory in
            (screen.xoffset, screen.yoffset) = (3, 7)
            memory.smem_len = 512 * 60
        }
        #expect(shape.firstByte == 7 * 512 + 12)
    }

    @Test("Pixels that do not begin on a page lie as far into the mapping")
    func unaligned() throws {
        let shape = try shape { $1.smem_start = 0xFD00_0100 }
        #expect(shape.firstByte == 0x100)
        #expect(shape.mappedBytes == 512 * 50 + 0x100)
    }

    @Test("A screen of memory below the visible one is the second half, where it can be shown")
    func halves() throws {
        func half(_ change: (inout fb_var_screeninfo, inout fb_fix_screeninfo) -> Void) throws
            -> Int?
        {
            try shape { screen, memory in
                screen.yres_virtual = 100
                (memory.ypanstep, memory.smem_len) = (1, 512 * 100)
                change(&screen, &memory)
            }.halfBytes
        }
        #expect(try half { _, _ in } == 512 * 50)
        #expect(try half { screen, _ in screen.yres_virtual = 99 } == nil)
        #expect(try half { $1.ypanstep = 0 } == nil)
        #expect(try half { $1.ypanstep = 3 } == nil)
        #expect(try half { $1.smem_len = 512 * 99 } == nil)
    }

    @Test("A screen without pixels, or with pixels outside of its memory, is refused")
    func refused() {
        #expect(throws: FBError.emptyScreen) { try shape { screen, _ in screen.xres = 0 } }
        #expect(throws: FBError.outside(path: "/dev/fb9")) {
            try shape { $1.smem_len = 512 * 49 }
        }
        #expect(throws: FBError.outside(path: "/dev/fb9")) {
            try shape { $1.line_length = 399 }
        }
        #expect(throws: FBError.unsupportedPixels(path: "/dev/fb9", bitsPerPixel: 8)) {
            try shape { screen, _ in screen.bits_per_pixel = 8 }
        }
    }

    @Test("A panel's size that the driver does not know is none")
    func millimetres() throws {
        let known = try shape { screen, _ in (screen.width, screen.height) = (154, 86) }
        #expect(known.millimetres == CGSize(width: 154, height: 86))
        let unknown = try shape { screen, _ in (screen.width, screen.height) = (.max, .max) }
        #expect(unknown.millimetres == .zero)
    }
}
