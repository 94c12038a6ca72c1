import Drawing
import Foundation
import Geometry
import Raster
import Views

/// What the pipeline keeps of one window from frame to frame: its tree, its pixels, and the
/// display list that the pixels show.
package final class WindowSurface {
    package let id: WindowID
    package let tree: ViewTree
    package let framebuffer = Framebuffer(width: 1, height: 1)
    package internal(set) var shownList: DisplayList?
    /// Frames presented so far.
    package internal(set) var frames = 0
    /// Nothing is painted while nobody can see it.
    package var isVisible = true

    package init(id: WindowID, tree: ViewTree) {
        self.id = id
        self.tree = tree
    }

    /// What was on the screen is lost: the next frame presents everything.
    package func forgetShown() {
        shownList = nil
        tree.needsPaint()
    }
}
