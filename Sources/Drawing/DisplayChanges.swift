import Geometry

/// How the pixels of one display list are had from those of another.
package struct DisplayChanges: Equatable {
    /// First, pixels that move; nil where none do.
    package var move: PixelMove?
    /// Then, what is painted.
    package var damage: DamageRegion

    /// All pixels that may differ between the two.
    package var region: DamageRegion {
        move.map { damage.union(DamageRegion($0.rect)) } ?? damage
    }
}

/// Pixels that are shown somewhere else than before, as those of a scrolled list.
package struct PixelMove: Equatable {
    /// Where they come to.
    package let rect: PixelRect
    package let dx: Int
    package let dy: Int
}
