import BareScreen
import CLinux

extension PixelLayout {
    /// The layout that the kernel describes for a framebuffer. Nil for unsupported layouts: planes,
    /// grey, palettes.
    init?(_ screen: fb_var_screeninfo) {
        let bits = Int(screen.bits_per_pixel)
        let fields = [screen.red, screen.green, screen.blue]
        guard screen.grayscale == 0, fields.allSatisfy({ $0.msb_right == 0 }) else { return nil }
        if fields.allSatisfy({ $0.length == 0 }) {
            // A driver that leaves the colours out has the usual ones.
            switch bits {
            case 16: self = .rgb565
            case 32: self = .xrgb8888
            default: return nil
            }
            return
        }
        let channels = fields.map { Channel(offset: Int($0.offset), length: Int($0.length)) }
        guard
            let layout = PixelLayout.channels(
                bitsPerPixel: bits, red: channels[0], green: channels[1], blue: channels[2])
        else { return nil }
        self = layout
    }
}
