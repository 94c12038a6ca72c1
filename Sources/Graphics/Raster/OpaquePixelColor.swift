import CPixman

/// An opaque colour with 8 bits per channel, as pixels store it.
struct OpaquePixelColor {
    private let red: UInt32
    private let green: UInt32
    private let blue: UInt32

    /// The result of drawing a colour over an opaque one, rounded as pixman does. Nil if the colour
    /// is translucent and the one below is unknown.
    init?(_ color: pixman_color_t, over backdrop: OpaquePixelColor?) {
        let transparency = UInt32(255 - color.alpha >> 8)
        if transparency > 0, backdrop == nil { return nil }
        func over(_ part: UInt16, _ below: UInt32?) -> UInt32 {
            min(UInt32(part >> 8) + Self.product(below ?? 0, transparency), 255)
        }
        red = over(color.red, backdrop?.red)
        green = over(color.green, backdrop?.green)
        blue = over(color.blue, backdrop?.blue)
    }

    var color: pixman_color_t {
        pixman_color_t(
            red: UInt16(red * 257), green: UInt16(green * 257), blue: UInt16(blue * 257),
            alpha: .max)
    }

    /// The product of two fractions of 255, rounded.
    private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let product = a * b + 128
        return (product + product >> 8) >> 8
    }
}
