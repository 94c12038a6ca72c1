import Views

extension Scene {
    /// Adds commands to the app's menus.
    nonisolated public func commands<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        let content = content()
        return declared { view in CommandedScene(scene: view, commands: content) }
    }

    /// Removes all commands of the scene, its standard ones too.
    nonisolated public func commandsRemoved() -> some Scene {
        setting { $0.hasNoStandardCommands = true }
            .declared { $0.transformPreference(DeclaredCommandsKey.self) { $0 = [] } }
    }

    /// Replaces all commands of the scene.
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        let content = content()
        return commandsRemoved().declared { CommandedScene(scene: $0, commands: content) }
    }
}
