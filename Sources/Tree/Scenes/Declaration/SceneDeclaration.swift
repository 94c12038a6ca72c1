import Foundation
import Views
import Widgets

/// The kind, id, title and value type with which a scene is declared.
package struct SceneAttributes {
    package enum Kind: Equatable, Sendable {
        /// Any number of windows, each with state of its own.
        case windowGroup
        /// At most one window.
        case window
        /// At most one window, opened by its own command alone.
        case settings
        /// At most one window, in front of the others and opened by a command.
        case utility
        /// An entry of the screen's bar, or a small window on a screen without one.
        case menuBarExtra
    }

    package var kind: Kind
    package var id: String?
    package var title: Text?
    /// The type of value that each window presents.
    package var valueType: PresentedType?
    /// The documents that the windows show, and the name of their type.
    package var documents: DocumentKind?
    package var documentType: String?
    /// Whether its window opens documents, and closes once one is open.
    package var isDocumentLaunch = false
    /// What only an extra of the menu bar has.
    package var extra: ExtraAttributes?
}

/// An extra's label, and whether it shows a window instead of a menu.
package struct ExtraAttributes {
    package let label: AnyView
    package let isWindow: Bool
}

/// One declared scene, as the catalog lists it.
package struct SceneDeclaration {
    /// The id by which windows, saved sessions and scenarios refer to the scene: its declared id,
    /// or one made from its kind and type, which is stable while scenes of the same kind keep their
    /// order.
    package internal(set) var id: String
    package let attributes: SceneAttributes
    package let scene: DeclaredScene
    package internal(set) var settings = SceneSettings()
    /// The custom scenes around it.
    var phaseGroups: [PhaseGroup] = []

    init(attributes: SceneAttributes, scene: DeclaredScene) {
        self.attributes = attributes
        self.scene = scene
        id = attributes.id ?? Self.generatedID(attributes)
    }

    package var kind: SceneAttributes.Kind { attributes.kind }

    func isIn(_ group: PhaseGroup) -> Bool { phaseGroups.contains { $0 === group } }

    private static func generatedID(_ attributes: SceneAttributes) -> String {
        switch attributes.kind {
        case .windowGroup: attributes.valueType.map { "WindowGroup<\($0.name)>" } ?? "WindowGroup"
        case .window: "Window"
        case .settings: "Settings"
        case .utility: "UtilityWindow"
        case .menuBarExtra: "MenuBarExtra"
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
