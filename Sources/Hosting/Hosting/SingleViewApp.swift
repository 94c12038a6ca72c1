import Scenes
import Views
import Widgets

/// An app made of one view in one window.
package struct SingleViewApp<Content: View>: App {
    private let title: String
    private let fitsContent: Bool
    private let content: @MainActor () -> Content

    package init() { fatalError("SingleViewApp is made from a view") }

    /// A window that fits its content has the content's ideal size.
    package init(
        _ title: String, fitsContent: Bool = false, content: @escaping @MainActor () -> Content
    ) {
        self.title = title
        self.fitsContent = fitsContent
        self.content = content
    }

    package var body: some Scene {
        WindowGroup(title) { content() }
            .windowResizability(fitsContent ? .contentSize : .automatic)
    }
}
