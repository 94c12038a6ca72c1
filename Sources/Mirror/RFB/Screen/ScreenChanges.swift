import Geometry

/// What a viewer must be sent to see what is on the screen. Nil stands for unchanged.
package struct ScreenChanges: Equatable, Sendable {
    /// The screen's size in pixels. All pixels are new where it is not nil.
    package var size: ScreenSize?
    /// Pixels to a point.
    package var scale: Double?
    /// Whether viewers may change the size.
    package var isResizable: Bool?
    /// Pixels that the viewer has, to be moved before it gets the patches.
    package var move: ScreenMove?
    /// Changed pixels.
    package var patches: [ScreenPatch] = []
    /// Whether more changed pixels wait for the next call.
    package var hasMore = false
    package var cursor: CursorPicture?
    package var title: String?
    /// In the order of opening.
    package var windows: [MirroredWindow]?
    /// What the app has copied.
    package var clipboard: String?

    package init() {}

    package var isEmpty: Bool { self == ScreenChanges() }
}
