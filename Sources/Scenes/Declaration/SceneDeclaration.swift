import Foundation
import Views
import Widgets

/// What a scene says of itself where it is declared.
package struct SceneFacts {
    package enum Kind: Equatable, Sendable {
        /// Any number of windows, each with state of its own.
        case windowGroup
        /// At most one window.
        case window
        /// At most one window, opened by its own command alone.
        case settings
    }

    package var kind: Kind
    package var id: String?
    package var title: Text?
    /// The type of value that each window presents.
    package var valueType: PresentedType?
}

/// One declared scene, as the catalog lists it.
package struct SceneDeclaration {
    /// What windows, saved sessions and scenarios name the scene by: the id it was given, or one
    /// made from its kind and type, which stays while the scene is not moved among its like.
    package internal(set) var id: String
    package let facts: SceneFacts
    package let scene: DeclaredScene
    package internal(set) var settings = SceneSettings()
    /// The custom scenes around it.
    var phaseGroups: [PhaseGroup] = []

    init(facts: SceneFacts, scene: DeclaredScene) {
        self.facts = facts
        self.scene = scene
        id = facts.id ?? Self.generatedID(facts)
    }

    package var kind: SceneFacts.Kind { facts.kind }

    func isIn(_ group: PhaseGroup) -> Bool { phaseGroups.contains { $0 === group } }

    private static func generatedID(_ facts: SceneFacts) -> String {
        switch facts.kind {
        case .windowGroup: facts.valueType.map { "WindowGroup<\($0.name)>" } ?? "WindowGroup"
        case .window: "Window"
        case .settings: "Settings"
        }
    }
}

/// What the scenes of an app declare, in order.
enum DeclaredScenesKey: PreferenceKey {
    static var defaultValue: [SceneDeclaration] { [] }

    static func reduce(value: inout [SceneDeclaration], nextValue: () -> [SceneDeclaration]) {
        value += nextValue()
    }
}
