/// A window as a viewer's list of windows shows it.
package struct MirroredWindow: Equatable, Codable, Sendable {
    package var number: Int
    package var title: String
    package var isKey: Bool
    package var isMinimized: Bool

    package init(number: Int, title: String, isKey: Bool, isMinimized: Bool) {
        self.number = number
        self.title = title
        self.isKey = isKey
        self.isMinimized = isMinimized
    }
}
