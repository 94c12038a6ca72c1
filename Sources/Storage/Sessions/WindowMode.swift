/// How a window is shown on its screen; the raw values stand in saved sessions.
package enum WindowMode: String, Codable, Sendable {
    case normal, minimized, maximized, fullScreen
}
