import Geometry
import Hosting

/// A picture for a display, with the pointer over it and the way it is turned.
package struct ScreenFrame {
    let picture: PixelSource
    let rotation: ScreenRotation
    let pointer: PointerOverlay?

    package init(
        _ picture: PixelSource, rotation: ScreenRotation = .none, pointer: PointerOverlay? = nil
    ) {
        self.picture = picture
        self.rotation = rotation
        self.pointer = pointer
    }

    /// Copies a part of the picture to a panel; returns the panel's part.
    package func copy(_ damage: DamageRegion, to target: PixelTarget) -> DamageRegion {
        var written = DamageRegion()
        for rect in damage.rects {
            written.formUnion(target.copy(rect, of: picture, rotation: rotation))
        }
        guard let pointer, damage.intersects(pointer.rect) else { return written }
        pointer.blended(over: picture) { blended in
            written.formUnion(target.copy(pointer.rect, of: blended, rotation: rotation))
        }
        return written
    }
}
