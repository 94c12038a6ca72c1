import AttributeGraph
import Views

/// The scenes whose phases a custom scene, or the whole app, sees as one: that of the most active.
package final class PhaseGroup: PropertyStorage {
    /// As bodies see it.
    package let phase: Source<ScenePhase>
    /// After all changes that wait for their update.
    private var announced = ScenePhase.background

    package init(in graph: Graph) {
        phase = Source(.background, in: graph, label: "scene phase")
    }

    /// The aggregate to publish for phases that are about to be published; nil where it stays.
    package func announce(_ phases: some Sequence<ScenePhase>) -> ScenePhase? {
        let new = Self.aggregate(of: phases)
        guard new != announced else { return nil }
        announced = new
        return new
    }

    package static func aggregate(of phases: some Sequence<ScenePhase>) -> ScenePhase {
        phases.max() ?? .background
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
