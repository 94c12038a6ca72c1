import Foundation

/// The saved state of a window, with the storage of its scene.
package struct SavedWindow: Hashable, Codable, Sendable {
    /// The value a `WindowGroup(for:)` presents, as JSON.
    package struct Value: Hashable, Codable, Sendable {
        /// The value's type, as `String(reflecting:)` spells it.
        package var typeName: String
        package var json: Data

        package init(typeName: String, json: Data) {
            self.typeName = typeName
            self.json = json
        }
    }

    /// From 1 in opening order; never reused in a session, and kept when the window is restored.
    package var number: Int
    /// The declared scene's id.
    package var sceneID: String
    package var title: String?
    package var value: Value?
    /// The content in normal mode, in points of the screen, also while another mode hides it; `nil`
    /// if the window never had a frame.
    package var frame: CGRect?
    package var mode: WindowMode
    /// A larger order lies nearer to the user.
    package var order: Int
    package var isKey: Bool
    /// The path of the focused field, opaque here.
    package var focus: String?
    /// Selection, scroll offsets and the like as JSON, opaque here.
    package var viewState: Data?
    package var storage: [String: StoredValue]

    package init(
        number: Int, sceneID: String, title: String? = nil, value: Value? = nil,
        frame: CGRect? = nil, mode: WindowMode = .normal, order: Int = 0, isKey: Bool = false,
        focus: String? = nil, viewState: Data? = nil, storage: [String: StoredValue] = [:]
    ) {
        self.number = number
        self.sceneID = sceneID
        self.title = title
        self.value = value
        self.frame = frame
        self.mode = mode
        self.order = order
        self.isKey = isKey
        self.focus = focus
        self.viewState = viewState
        self.storage = storage
    }
}

extension SavedWindow {
    /// The window as its own row holds it; storage has rows of its own.
    package var withoutStorage: SavedWindow {
        var window = self
        window.storage = [:]
        return window
    }

    /// How many bytes the window's own row takes, as the limits count them.
    var byteCount: Int {
        let texts = [sceneID, title, focus, value?.typeName].compactMap { $0?.utf8.count }
        return texts.reduce(0, +) + (value?.json.count ?? 0) + (viewState?.count ?? 0)
    }
}

/// How a window is shown on its screen; the raw values stand in saved sessions.
package enum WindowMode: String, Codable, Sendable {
    case normal, minimized, maximized, fullScreen
}
