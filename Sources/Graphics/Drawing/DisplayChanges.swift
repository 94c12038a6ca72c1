import Geometry

/// How to turn the pixels of one display list into those of another: first the move, then the
/// painting of the damage.
package struct DisplayChanges: Equatable {
    /// The pixels to move; nil if there are none.
    package var move: PixelMove?
    /// The pixels to paint after the move.
    package var damage: DamageRegion

    /// All pixels that can differ between the two lists.
    package var region: DamageRegion {
        move.map { damage.union(DamageRegion($0.rect)) } ?? damage
    }
}

/// Pixels that appear at another position than before, such as those of a scrolled list.
package struct PixelMove: Equatable {
    /// Their new position.
    package let rect: PixelRect
    package let dx: Int
    package let dy: Int
}
