import Foundation

/// The transfer function of sRGB.
enum SRGBCurve {
    static func linear(_ encoded: Float) -> Float {
        let size = abs(encoded)
        let light =
            size <= 0.04045
            ? size * 0.0773993805 : pow(size * 0.947867298 + 0.0521327015, 2.4)
        return encoded < 0 ? -light : light
    }

    static func encoded(_ linear: Float) -> Float {
        let size = abs(linear)
        let number = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return linear < 0 ? -number : number
    }
}
