import Foundation

/// A window of an app as a user's hands and eyes have it, whatever window system shows it. Places
/// are points from the content's upper left corner.
protocol DesktopWindow {
    func click(_ place: CGPoint) throws
    func wheelDown(over place: CGPoint) throws
    func drag(from start: CGPoint, to end: CGPoint) throws
    func key(_ keys: String...) throws
    func type(_ text: String) throws

    func close() throws
    func minimize() throws
    /// Brings it to front and gives it the keyboard, also out of its icon.
    func activate() throws

    /// What the screen shows where the content is.
    func picture() throws -> Picture
}
