import Views

/// A scene whose declaration is modified.
nonisolated package struct ModifiedScene<Content: Scene>: Scene {
    package typealias Body = Never
    private let content: Content
    private let modify: @MainActor (SceneView<Content>) -> AnyView

    init(
        _ content: Content, modify: @escaping @MainActor (SceneView<Content>) -> AnyView
    ) {
        self.content = content
        self.modify = modify
    }

    @MainActor package static func _declaration(of scene: Self) -> AnyView {
        scene.modify(SceneView(scene: scene.content))
    }
}

extension Scene {
    /// The scene with its view in the tree of declarations modified.
    package nonisolated func declared<Modified: View>(
        _ modify: @escaping @MainActor (SceneView<Self>) -> Modified
    ) -> ModifiedScene<Self> {
        ModifiedScene(self) { AnyView(modify($0)) }
    }

    /// The scene with a setting given to every scene in it.
    nonisolated func setting(
        _ change: @escaping (inout SceneSettings) -> Void
    ) -> ModifiedScene<Self> {
        declared { view in
            view.transformPreference(DeclaredScenesKey.self) { scenes in
                for index in scenes.indices { change(&scenes[index].settings) }
            }
        }
    }

    /// The scene with a setting given to every scene in it that has none.
    nonisolated func setting<Value>(
        _ path: WritableKeyPath<SceneSettings, Value?>, _ value: Value
    ) -> ModifiedScene<Self> {
        setting { settings in
            if settings[keyPath: path] == nil { settings[keyPath: path] = value }
        }
    }
}
