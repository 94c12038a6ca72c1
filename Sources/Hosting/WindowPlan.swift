import Foundation
import Scenes
import Sessions
import Views

/// What a window should be like; a front brings its window to it and may be told again each frame.
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
    /// Where an input method should show its candidates, in points of the content; nil where no
    /// text field has the focus, and text input is off.
    package var textInputRect: CGRect?
    /// Grows each time the app asks that the window come to front and take the focus.
    package var raiseCount: Int
    /// Stands beside the title; empty where there is nothing to say.
    package var subtitle = ""
    /// Whether the title carries the mark of a changed document.
    package var isEdited = false
    package var titleBar = TitleBar.shown
    package var level = ManagedWindow.Level.normal
    package var appearance = Appearance()

    /// All that a title bar which shows only one line should say.
    package var wholeTitle: String {
        (isEdited ? "• " : "") + title + (subtitle.isEmpty ? "" : " — \(subtitle)")
    }

    package typealias TitleBar = SceneSettings.TitleBar

    /// The colours that a frame drawn by us should have.
    package struct Appearance: Equatable, Sendable {
        package var colorScheme = ColorScheme.light
        /// That of the screen behind the windows.
        package var screenScheme = ColorScheme.light
        package var contrast = ColorSchemeContrast.standard

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
