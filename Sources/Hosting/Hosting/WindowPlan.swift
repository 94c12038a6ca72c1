import Foundation
import Scenes
import Sessions
import Views
import Drawing
import Widgets

/// The title, frame and the like that a window should have. A front may get one each frame.
package struct WindowPlan: Equatable, Sendable {
    package typealias Mode = WindowMode

    package var id: WindowID
    package var title: String
    /// The content's top left corner on the screen, in points; nil lets the window system choose.
    package var origin: CGPoint?
    /// The content's size in points, in normal mode, also while another mode hides it.
    package var size: CGSize
    package var minimumSize: CGSize?
    package var maximumSize: CGSize?
    package var mode: Mode
    package var cursor: Cursor
    /// Where an input method should show its candidates, in points of the content; nil, which turns
    /// text input off, where no text field has the focus.
    package var textInputRect: CGRect?
    /// What has the focus, in points of the content; nil if nothing has, and where a window system shows
    /// the windows.
    package var focusRect: CGRect?
    /// Grows with each request to bring the window to front and give it the focus.
    package var raiseCount: Int
    /// Shown beside the title; may be empty.
    package var subtitle = ""
    /// Whether the title bar shows that the document has unsaved changes.
    package var isEdited = false
    package var titleBar = TitleBar.shown
    package var level = ManagedWindow.Level.normal
    /// Whether it fills a bare screen for as long as it is open.
    package var fillsScreen = false
    package var appearance = Appearance()

    /// Title and subtitle in one line.
    package var wholeTitle: String {
        (isEdited ? "• " : "") + title + (subtitle.isEmpty ? "" : " — \(subtitle)")
    }

    package typealias TitleBar = SceneSettings.TitleBar

    /// The colours of a window frame that Casement draws.
    package struct Appearance: Equatable, Sendable {
        package var colorScheme = ColorScheme.light
        /// The colour scheme of the screen behind the windows.
        package var screenScheme = ColorScheme.light
        package var contrast = ColorSchemeContrast.standard
        /// Whether the bar's buttons are on the left, as where text runs from the right.
        package var isRightToLeft = false

        package init() {}
    }

    package init(
        id: WindowID, title: String, origin: CGPoint? = nil, size: CGSize,
        minimumSize: CGSize? = nil, maximumSize: CGSize? = nil, mode: Mode = .normal,
        cursor: Cursor = .arrow, textInputRect: CGRect? = nil, raiseCount: Int = 0
    ) {
        self.id = id
        self.title = title
        self.origin = origin
        self.size = size
        self.minimumSize = minimumSize
        self.maximumSize = maximumSize
        self.mode = mode
        self.cursor = cursor
        self.textInputRect = textInputRect
        self.raiseCount = raiseCount
    }
}

/// The colour behind a window's content.
@MainActor
enum WindowBackground {
    static func color(of tree: ViewTree) -> ResolvedColor {
        let environment = tree.currentEnvironment
        return ColorRole.windowBackground.color(
            in: environment.colorScheme, contrast: environment.colorSchemeContrast)
    }
}
