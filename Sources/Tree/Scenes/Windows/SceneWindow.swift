import Foundation
import Views

/// One window as it is now: the scene it shows, and what the window manager knows of it.
@MainActor
package struct SceneWindow {
    package let scene: SceneInstance
    package let state: ManagedWindow
    package let title: String
    package let isKey: Bool
    /// Whether it fills a bare screen for as long as it is open.
    package let fillsScreen: Bool
    /// A larger order lies nearer to the user.
    package let order: Int

    package var id: WindowID { state.id }
    package var tree: ViewTree { scene.tree }
    package var sceneID: String { scene.declaration.id }
    package var phase: ScenePhase { scene.phase }
    /// The content's size as it is now, in points.
    package var size: CGSize { state.size }
    package var titleBar: SceneSettings.TitleBar {
        scene.declaration.settings.titleBar ?? .shown
    }
    /// The subtitle that its content sets; empty for none.
    package var subtitle: String { tree.preference(NavigationSubtitleKey.self) ?? "" }
    /// Whether it shows a document with changes that can still be undone.
    package var isEdited: Bool {
        tree.preference(NavigationDocumentKey.self) != nil && tree.undoManager.canUndo
    }
    /// The colour scheme of the app, whatever the window itself prefers.
    package var screenScheme: ColorScheme { scene.declaration.scene.environment.colorScheme }
    /// Whether the user may make it larger than its content.
    package var isResizable: Bool { !state.limits.isFixed }
}
