import Views

/// Plain windows on a device with one bare screen: they fill it for as long as they are open, and
/// only the app itself offers a way out of them.
@MainActor
extension AppInstance {
    func fillsScreen(_ declaration: SceneDeclaration) -> Bool {
        let settings = declaration.settings
        return options.plainWindowsFillScreen
            && settings.titleBar == SceneSettings.TitleBar.none && declaration.stackLevel == .normal
    }

    /// Whether the window, or any one where none is named, fills the screen so.
    package func isKiosk(_ id: WindowID?) -> Bool {
        guard options.plainWindowsFillScreen else { return false }
        guard let id else { return scenes.contains { fillsScreen($0.declaration) } }
        return scenes[id].map { fillsScreen($0.declaration) } ?? false
    }
}
