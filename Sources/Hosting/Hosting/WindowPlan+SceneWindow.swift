import Scenes
import Views

extension WindowPlan {
    @MainActor
    init(_ window: SceneWindow) {
        let state = window.state
        self.init(
            id: window.id, title: window.title, origin: state.frame.origin,
            size: state.frame.size, minimumSize: state.limits.minimum,
            maximumSize: state.limits.maximum, mode: state.mode,
            cursor: window.tree.events.cursor, textInputRect: window.tree.focus.textInputRect,
            raiseCount: state.raiseCount)
        subtitle = window.subtitle
        isEdited = window.isEdited
        titleBar = window.titleBar
        level = state.level
        fillsScreen = window.fillsScreen
        let environment = window.tree.currentEnvironment
        appearance.colorScheme = environment.colorScheme
        appearance.screenScheme = window.screenScheme
        appearance.contrast = environment.colorSchemeContrast
        appearance.isRightToLeft = environment.isRightToLeft
    }
}
