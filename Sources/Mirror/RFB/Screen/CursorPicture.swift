/// The shape of the pointer.
package struct CursorPicture: Equatable, Sendable {
    package var width: Int
    package var height: Int
    /// The pixel that points.
    package var hotX: Int
    package var hotY: Int
    /// `0xAARRGGBB`, the colours multiplied by alpha.
    package var pixels: [UInt32]

    package init(width: Int, height: Int, hotX: Int, hotY: Int, pixels: [UInt32]) {
        self.width = width
        self.height = height
        self.hotX = hotX
        self.hotY = hotY
        self.pixels = pixels
    }
}
