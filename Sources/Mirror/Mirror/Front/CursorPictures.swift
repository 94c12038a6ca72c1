import Hosting
import RFB
import Views

/// The pictures of cursors, each drawn once.
final class CursorPictures {
    private var pictures: [Cursor: CursorPicture] = [:]
    private var scale = 0.0

    func picture(of cursor: Cursor, scale: Double) -> CursorPicture {
        if scale != self.scale { (pictures, self.scale) = ([:], scale) }
        if let picture = pictures[cursor] { return picture }
        let image = PointerImage(cursor, scale: scale)
        let picture = CursorPicture(
            width: image.width, height: image.height, hotX: image.hotX, hotY: image.hotY,
            pixels: image.pixels)
        pictures[cursor] = picture
        return picture
    }
}
