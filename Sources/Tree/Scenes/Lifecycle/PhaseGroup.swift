import AttributeGraph
import Views

/// The aggregate phase of the scenes in a custom scene, or in the whole app: that of the most
/// active one.
package final class PhaseGroup: PropertyStorage {
    /// The phase that bodies read.
    package let phase: Source<ScenePhase>
    /// The phase after all pending updates.
    private(set) var pendingPhase = ScenePhase.background

    package init(in graph: Graph) {
        phase = Source(.background, in: graph, label: "scene phase")
    }

    /// The aggregate to publish together with these phases; nil where it does not change.
    package func aggregateChange(_ phases: some Sequence<ScenePhase>) -> ScenePhase? {
        let new = Self.aggregate(of: phases)
        guard new != pendingPhase else { return nil }
        pendingPhase = new
        return new
    }

    package static func aggregate(of phases: some Sequence<ScenePhase>) -> ScenePhase {
        var most = ScenePhase.background
        for phase in phases {
            most = max(most, phase)
            if most == .active { break }
        }
        return most
    }

    package func disconnect() {}
}

/// Keeps the phase group of one custom scene.
struct PhaseGroupSlot: DynamicProperty {
    private(set) var group: PhaseGroup!

    static func _connect(
        _ pointer: UnsafeMutablePointer<PhaseGroupSlot>, in context: _PropertyContext
    ) {
        pointer.pointee.group = context.retained { PhaseGroup(in: context.app.graph) }
    }
}
