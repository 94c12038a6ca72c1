import Foundation
import Views
import Widgets

/// A scene with the window in which an app with documents starts: its title, what it can do, and the
/// documents that were opened last. The window opens when no other comes back, and closes when a
/// document opens.
nonisolated public struct DocumentGroupLaunchScene<Actions: View>: Scene {
    public typealias Body = Never
    private let parts: DocumentLaunchParts<Actions>

    init(
        _ title: Text?, _ actions: Actions, background: AnyView,
        backgroundAccessory: ((DocumentLaunchGeometryProxy) -> AnyView)? = nil,
        overlayAccessory: ((DocumentLaunchGeometryProxy) -> AnyView)? = nil
    ) {
        parts = DocumentLaunchParts(
            title: title, actions: actions, background: background,
            backgroundAccessory: backgroundAccessory, overlayAccessory: overlayAccessory)
    }

    @MainActor public static func _declaration(of scene: Self) -> AnyView {
        var attributes = SceneAttributes(
            kind: .window, id: "DocumentLaunch", title: scene.parts.title)
        attributes.isDocumentLaunch = true
        return AnyView(
            SceneDeclarationView(attributes: attributes) { [parts = scene.parts] _ in
                AnyView(DocumentLaunchContent(parts))
            })
    }
}

/// The actions of a launch window that declares none: a button for a new document.
public struct DefaultDocumentGroupLaunchActions: View {
    /// Creates the button for a new document.
    nonisolated public init() {}

    public var body: some View { NewDocumentButton() }
}
