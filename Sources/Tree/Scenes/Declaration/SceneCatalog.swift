/// The scenes that an app declares, in order, each with an id of its own.
package struct SceneCatalog {
    package let scenes: [SceneDeclaration]
    /// The commands of all scenes, in order.
    package let commands: [CommandDeclaration]

    package init(_ declared: [SceneDeclaration] = [], commands: [CommandDeclaration] = []) {
        var scenes = declared
        var counts: [String: Int] = [:]
        for index in scenes.indices {
            let count = counts[scenes[index].id, default: 0] + 1
            counts[scenes[index].id] = count
            // The first keeps the plain id, so that adding a scene after it does not change its id.
            if count > 1 { scenes[index].id += "-\(count)" }
        }
        self.scenes = scenes
        self.commands = commands
    }

    package subscript(id: String) -> SceneDeclaration? { scenes.first { $0.id == id } }

    /// The declaration of a scene in this catalog, which was read later than the scene.
    package func declaration(of scene: DeclaredScene) -> SceneDeclaration? {
        scenes.first { $0.scene === scene }
    }

    /// The group that presents values of the type: by its id where there is one, else the first.
    package func group(id: String?, presenting type: Any.Type) -> SceneDeclaration? {
        scenes.first { scene in
            scene.attributes.valueType?.type == type && (id == nil || scene.id == id)
        }
    }

    /// Each custom scene's, once.
    var phaseGroups: [PhaseGroup] {
        var groups: [PhaseGroup] = []
        for group in scenes.flatMap(\.phaseGroups) where !groups.contains(where: { $0 === group }) {
            groups.append(group)
        }
        return groups
    }

    /// The first group, whose windows File > New opens.
    var firstGroup: SceneDeclaration? { scenes.first { !$0.isSingleton } }

    package var settings: SceneDeclaration? { scenes.first(where: \.opensByCommandOnly) }

    /// The scenes that open when no saved window comes back.
    package var openAtLaunch: [SceneDeclaration] {
        let able = scenes.filter(\.mayOpenAtLaunch)
        // A launch window goes before the new document that would open without it.
        let first = able.firstIndex(where: \.attributes.isDocumentLaunch) ?? 0
        return able.enumerated()
            .filter { $0.offset == first || $0.element.settings.launch == .presented }
            .map(\.element)
    }

    /// Whether the app ends with its last window.
    package var endsWithLastWindow: Bool { scenes.first?.endsAppWithLastWindow == true }
}
