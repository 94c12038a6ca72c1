import Drawing
import Scenes
import Views
import Widgets

/// The app's menu bar along the top of the single screen: a tree of its own, as large as the screen,
/// so that its menus open in front of the windows.
@MainActor
package final class ScreenBar {
    let surface: WindowSurface
    private let screen: SingleScreen
    private let controller: MenuBarController

    init(of instance: AppInstance, on screen: SingleScreen) {
        self.screen = screen
        controller = instance.menus.screenBar
        surface = WindowSurface(id: WindowID.screenBar, tree: instance.makeScreenBar())
        fit()
    }

    package var tree: ViewTree { surface.tree }

    /// Whether a menu is open, which then gets all pointer and keyboard events.
    package var isOpen: Bool { controller.isOpen }

    /// Resizes the tree to the screen.
    func fit() { tree.setSize(screen.stack.screen.size, scale: screen.stack.scale) }

    /// Gives the screen what has changed.
    func render() {
        guard tree.paintIsDirty || screen.bar?.isOpen != isOpen else { return }
        screen.bar = ScreenBarPicture(
            list: PaintPass.record(tree, background: .clear), isOpen: isOpen)
    }

    func end() {
        tree.tearDown()
        screen.bar = nil
    }
}
