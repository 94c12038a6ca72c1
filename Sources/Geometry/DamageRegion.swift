import Foundation

/// Rectangles that must be painted again; device pixels.
package struct DamageRegion: Equatable, Sendable {}
