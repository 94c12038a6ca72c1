import BareScreen
import CLinux
import Foundation

/// How pixels lie in a framebuffer's memory, as the kernel describes it.
struct FBShape {
    let width: Int
    let height: Int
    let layout: PixelLayout
    let bytesPerRow: Int
    let mappedBytes: Int
    /// Where the first visible pixel lies in the mapping.
    let firstByte: Int
    /// The distance from a pixel to the one of the second screen below; nil without a second
    /// screen.
    let halfBytes: Int?
    /// The panel's own size; zero where the driver does not say.
    let millimetres: CGSize
    /// Nil for a file.
    let screen: fb_var_screeninfo?

    init(fileWidth: Int, height: Int) {
        (width, self.height) = (fileWidth, height)
        layout = .xrgb8888
        bytesPerRow = fileWidth * 4
        mappedBytes = bytesPerRow * height
        (firstByte, halfBytes, millimetres, screen) = (0, nil, .zero, nil)
    }

    init(
        _ screen: fb_var_screeninfo, _ memory: fb_fix_screeninfo, path: String, pageSize: Int
    ) throws {
        guard let layout = PixelLayout(screen) else {
            throw FBError.unsupportedPixels(path: path, bitsPerPixel: Int(screen.bits_per_pixel))
        }
        (width, height) = (Int(screen.xres), Int(screen.yres))
        guard width > 0, height > 0 else { throw FBError.emptyScreen }
        self.layout = layout
        self.screen = screen
        let stride = Int(memory.line_length)
        bytesPerRow = stride > 0 ? stride : Int(screen.xres_virtual) * layout.bytesPerPixel
        // The mapping begins on a page, the pixels where they are.
        let start = Int(memory.smem_start % UInt(pageSize))
        mappedBytes = start + Int(memory.smem_len)
        let offsets = [screen.yoffset, screen.xoffset].map(Int.init)
        let panStep = Int(memory.ypanstep)
        let hasSecond =
            panStep > 0 && height % panStep == 0 && Int(screen.yres_virtual) >= 2 * height
            && start + 2 * height * bytesPerRow <= mappedBytes
        halfBytes = hasSecond ? height * bytesPerRow : nil
        // With two halves the first begins at the top, wherever the console had scrolled to.
        firstByte =
            start + (hasSecond ? 0 : offsets[0] * bytesPerRow) + offsets[1] * layout.bytesPerPixel
        let last = firstByte + (height - 1) * bytesPerRow + width * layout.bytesPerPixel
        guard bytesPerRow >= width * layout.bytesPerPixel, last <= mappedBytes else {
            throw FBError.outside(path: path)
        }
        // Drivers that do not know say 0 or -1.
        let size = [screen.width, screen.height].map { $0 < 10_000 ? Double($0) : 0 }
        millimetres = CGSize(width: size[0], height: size[1])
    }
}
