import Geometry

/// Turns changed pixels into rectangles of one of RFB's encodings.
protocol RectEncoder: AnyObject {
    /// The rectangles, with their headers. What the encoding compresses goes through `deflaters`.
    func encode(
        _ patch: ScreenPatch, _ conversion: PixelConversion, with deflaters: BlockDeflaters
    ) -> EncodedPatch
}

extension [UInt8] {
    /// A rectangle's position, size and encoding.
    mutating func append(header rect: PixelRect, _ encoding: Int32) {
        append(u16: rect.minX)
        append(u16: rect.minY)
        append(u16: rect.width)
        append(u16: rect.height)
        append(s32: encoding)
    }
}

/// Pixels as they are.
final class RawEncoder: RectEncoder {
    func encode(
        _ patch: ScreenPatch, _ conversion: PixelConversion, with deflaters: BlockDeflaters
    ) -> EncodedPatch {
        var encoded = EncodedPatch(rects: 1)
        encoded.bytes.append(header: patch.rect, RFBEncoding.raw)
        patch.pixels.withUnsafeBufferPointer { conversion.append($0, to: &encoded.bytes) }
        return encoded
    }
}
