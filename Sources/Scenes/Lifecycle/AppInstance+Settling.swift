import Views

@MainActor
extension AppInstance {
    /// Applies what an update has changed to windows: scenes declared again, and sizes that content
    /// has outgrown; also notices user defaults written elsewhere. Called after each update and
    /// before layout.
    package func settle() {
        graph.defaults.check()
        if catalogIsStale { readCatalog() }
        deliverEvents()
        fitWindows()
    }

    func readCatalog() {
        catalogIsStale = false
        catalog = SceneCatalog(
            declarations.preference(DeclaredScenesKey.self),
            commands: declarations.preference(DeclaredCommandsKey.self))
        menus.take(catalog.commands)
        for scene in scenes {
            if let declaration = catalog.declaration(of: scene.declaration.scene) {
                scene.declaration = declaration
                manager.setLevel(declaration.settings.stackLevel, of: scene.id)
            } else {
                perform(manager.close(scene.id))
            }
        }
    }
}
