/// A size in pixels.
package struct ScreenSize: Equatable, Sendable {
    package var width: Int
    package var height: Int

    package init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
    }
}
