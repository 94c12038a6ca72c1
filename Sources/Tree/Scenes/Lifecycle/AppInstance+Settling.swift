import Views

@MainActor
extension AppInstance {
    /// Applies what an update has changed to windows: scenes declared again, and sizes that content
    /// has outgrown; also notices user defaults written elsewhere. Called after each update and
    /// before layout.
    package func settle() {
        graph.checkDefaults()
        if catalogIsStale { readCatalog() }
        deliverEvents()
        PassStopwatch().time(.sizing, graph) { fitWindows() }
    }

    func readCatalog() {
        catalogIsStale = false
        let catalogBefore = catalog
        catalog = SceneCatalog(
            declarations.preference(DeclaredScenesKey.self),
            commands: declarations.preference(DeclaredCommandsKey.self))
        let earlier = catalogBefore.scenes
        menus.take(catalog.commands)
        for scene in scenes {
            if let declaration = catalog.declaration(of: scene.declaration.scene) {
                scene.declaration = declaration
                manager.setLevel(declaration.stackLevel, of: scene.id)
            } else {
                perform(manager.close(scene.id))
            }
        }
        // An extra that the app has inserted shows up at once; one that was closed stays closed.
        let isNew = catalog.scenes.contains { extra in
            extra.isMenuBarExtra && !earlier.contains { $0.scene === extra.scene }
        }
        if hasLaunched, isNew { perform(openExtras()) }
        updateStatusIcons()
    }
}
