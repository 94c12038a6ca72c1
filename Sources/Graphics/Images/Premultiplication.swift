import Foundation

/// Multiplying each colour of a pixel by its opacity.
package enum Premultiplication {
    package static func apply(to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        for index in 0..<count {
            let pixel = pixels[index]
            let alpha = pixel >> 24
            if alpha == 255 { continue }
            let red = scaled(pixel >> 16 & 0xFF, by: alpha)
            let green = scaled(pixel >> 8 & 0xFF, by: alpha)
            let blue = scaled(pixel & 0xFF, by: alpha)
            pixels[index] = alpha << 24 | red << 16 | green << 8 | blue
        }
    }

    /// `value * factor / 255`, rounded.
    private static func scaled(_ value: UInt32, by factor: UInt32) -> UInt32 {
        let product = value &* factor &+ 128
        return (product &+ product >> 8) >> 8
    }
}
