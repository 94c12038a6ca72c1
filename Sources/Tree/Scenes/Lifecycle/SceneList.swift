import Views

/// The scenes whose windows are open, in opening order, which is the order of their ids; each is
/// found by its id at once.
package struct SceneList: RandomAccessCollection {
    private var ordered: [SceneInstance] = []
    private var byID: [WindowID: SceneInstance] = [:]

    package init() {}

    package var startIndex: Int { ordered.startIndex }
    package var endIndex: Int { ordered.endIndex }
    package subscript(index: Int) -> SceneInstance { ordered[index] }
    package subscript(id: WindowID) -> SceneInstance? { byID[id] }

    /// Restored scenes are inserted in the order of their windows, back to front.
    @MainActor
    mutating func insert(_ scene: SceneInstance) {
        let index = ordered.firstIndex { scene.id < $0.id } ?? ordered.endIndex
        ordered.insert(scene, at: index)
        byID[scene.id] = scene
    }

    @MainActor
    mutating func remove(_ scene: SceneInstance) {
        ordered.removeAll { $0 === scene }
        byID[scene.id] = nil
    }
}
