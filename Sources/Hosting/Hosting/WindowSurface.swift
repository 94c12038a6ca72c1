import Drawing
import Foundation
import Geometry
import Limits
import Raster
import Views

/// What the pipeline retains of one window from frame to frame: its tree, its pixels, and the
/// display list that the pixels show.
@MainActor
package final class WindowSurface {
    package let id: WindowID
    package let tree: ViewTree
    package let framebuffer = Framebuffer(width: 1, height: 1)
    /// What the app shows, without what is drawn over it.
    package internal(set) var shownList: DisplayList? {
        didSet { if shownList == nil { overlaidList = nil } }
    }
    /// What the framebuffer shows if something is drawn over the window.
    var overlaidList: DisplayList?
    /// What the framebuffer was last fitted to.
    private var fitted: (size: CGSize, scale: Double)?
    /// Frames presented so far.
    package internal(set) var frames = 0
    /// The pixels that the last frame has changed, and the turn that it was of.
    package private(set) var lastChange = (turn: 0, region: DamageRegion())
    /// The pixels that have changed since a test has asked for them to be collected; `nil` most of
    /// the time.
    package var collectedDamage: DamageRegion?
    /// A window that is not visible, such as a minimised one, is not painted.
    package var isVisible = true

    package init(id: WindowID, tree: ViewTree) {
        self.id = id
        self.tree = tree
    }

    /// Whether a frame of it would show anything new.
    var needsFrame: Bool { isVisible && (tree.paintIsDirty || shownList == nil) }

    /// Gives the framebuffer the window's size in device pixels, as far as a surface may have it:
    /// a window system may give windows any size, and a saved session has any number of windows.
    func fitFramebuffer(within limit: @autoclosure () -> SurfaceLimit = .now) {
        let wanted = (size: tree.size, scale: tree.scale)
        if let fitted, fitted == wanted { return }
        fitted = wanted
        let size = limit().fitted(
            width: tree.size.width, height: tree.size.height, scale: tree.scale)
        let width = Int(saturating: (size.width * tree.scale).rounded(.up))
        let height = Int(saturating: (size.height * tree.scale).rounded(.up))
        guard framebuffer.width != max(width, 1) || framebuffer.height != max(height, 1)
        else { return }
        framebuffer.resize(width: width, height: height)
        shownList = nil
    }

    /// Notes the pixels that a frame has changed.
    func noteChange(of region: DamageRegion, in turn: Int) {
        lastChange = (turn, region)
        collectedDamage?.formUnion(region)
    }

    /// Has the next frame present everything, because the screen has lost what it showed.
    package func forgetShown() {
        shownList = nil
        tree.needsPaint()
    }
}
