import Drawing
import Scenes
import Views
import Widgets

/// The app's menu bar along the top of a screen that all windows share: a tree of its own, as
/// large as the screen, so that its menus open in front of the windows.
@MainActor
package final class ScreenBar {
    let surface: WindowSurface
    private let screen: SingleScreen
    private let controller: MenuBarController

    init(of instance: AppInstance, on screen: SingleScreen) {
        self.screen = screen
        controller = instance.menus.screenBar
        surface = WindowSurface(id: SingleScreen.barID, tree: instance.makeScreenBar())
        fit()
    }

    package var tree: ViewTree { surface.tree }

    /// Whether a menu is open, and has the pointer and the keyboard.
    package var isOpen: Bool { controller.isOpen }

    /// Takes the size that the screen has now.
    func fit() { tree.setSize(screen.stack.screen.size, scale: screen.stack.scale) }

    /// Brings what has changed to the screen.
    func render(_ pipeline: FramePipeline) {
        guard tree.paintIsDirty || screen.bar?.isOpen != isOpen else { return }
        pipeline.time(.paint) {
            screen.bar = SingleScreen.Bar(
                list: PaintPass.record(tree, background: .clear), isOpen: isOpen)
        }
    }

    func end() {
        tree.tearDown()
        screen.bar = nil
    }
}
