/// Why the app has no screen to write to.
package enum FBError: Error, Equatable, CustomStringConvertible {
    case cannotOpen(path: String, reason: String)
    case notAFramebuffer(path: String)
    case unsupportedPixels(path: String, bitsPerPixel: Int)
    case cannotMap(path: String, reason: String)
    case emptyScreen
    case outside(path: String)

    package var description: String {
        switch self {
        case .cannotOpen(let path, let reason): "cannot open \(path) for pixels: \(reason)"
        case .notAFramebuffer(let path): "\(path) is neither a framebuffer device nor a plain file"
        case .unsupportedPixels(let path, let bits):
            "\(path) has \(bits) bits a pixel; red, green and blue in 15, 16, 24 or 32 are understood"
        case .cannotMap(let path, let reason): "cannot map the pixels of \(path): \(reason)"
        case .outside(let path):
            "\(path) says that its pixels lie outside of its memory"
        case .emptyScreen: "a screen needs at least one pixel each way"
        }
    }
}
