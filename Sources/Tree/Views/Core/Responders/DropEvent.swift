import Foundation

/// Files and text that another program has dropped on a window.
package struct DropEvent: Equatable, Sendable {
    package var location: CGPoint
    package var files: [URL]
    package var texts: [String]
    /// Whether bytes that are not UTF-8 were replaced.
    package var isMended: Bool

    package init(
        at location: CGPoint, files: [URL] = [], texts: [String] = [], isMended: Bool = false
    ) {
        self.location = location
        self.files = files
        self.texts = texts
        self.isMended = isMended
    }
}
