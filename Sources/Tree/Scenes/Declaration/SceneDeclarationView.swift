import Views

/// A scene in the tree of declarations.
struct SceneDeclarationView: View {
    private let slot = DeclaredSceneSlot()
    let attributes: SceneAttributes
    let content: SceneContent

    var body: some View {
        let scene: DeclaredScene = slot.scene
        let _ = scene.offer(content)
        EmptyView().preference(
            key: DeclaredScenesKey.self,
            value: [SceneDeclaration(attributes: attributes, scene: scene)])
    }
}

private struct DeclaredSceneSlot: DynamicProperty {
    private(set) var scene: DeclaredScene!

    static func _connect(
        _ pointer: UnsafeMutablePointer<DeclaredSceneSlot>, in context: _PropertyContext
    ) {
        pointer.pointee.scene = context.retained { DeclaredScene(in: context) }
    }
}
