import CPixman

/// An opaque colour as pixels hold it, 8 bits a channel.
struct GroundColor {
    private let red: UInt32
    private let green: UInt32
    private let blue: UInt32

    /// What a colour makes of the one below, as pixman would have blended the pixels; nil where it
    /// lets something unknown shine through.
    init?(_ color: pixman_color_t, over ground: GroundColor?) {
        let kept = UInt32(255 - color.alpha >> 8)
        if kept > 0, ground == nil { return nil }
        func over(_ part: UInt16, _ below: UInt32?) -> UInt32 {
            min(UInt32(part >> 8) + Self.product(below ?? 0, kept), 255)
        }
        red = over(color.red, ground?.red)
        green = over(color.green, ground?.green)
        blue = over(color.blue, ground?.blue)
    }

    var color: pixman_color_t {
        pixman_color_t(
            red: UInt16(red * 257), green: UInt16(green * 257), blue: UInt16(blue * 257),
            alpha: .max)
    }

    /// The product of two parts of 255, rounded to the nearest.
    private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let product = a * b + 128
        return (product + product >> 8) >> 8
    }
}
