import Geometry
import Raster

/// The presents of a headless window so far.
package struct HeadlessSurface {
    /// The last framebuffer presented, itself, not a copy.
    package internal(set) var framebuffer: Framebuffer
    package internal(set) var lastDamage: DamageRegion
    package internal(set) var presents: Int
    /// The pixels of all presents together.
    package internal(set) var pixels: Int
}
