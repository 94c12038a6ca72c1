#if SDL
    import Foundation

    /// All that a screen reader can ask about the app, as it was after a frame.
    package struct AccessibleSnapshot: Sendable {
        package struct Window: Equatable, Sendable {
            package let id: ElementID
            /// Where the content begins on the screen, in points; nil under a window system that does
            /// not say it.
            package var origin: CGPoint?
            /// What a point is on the bus: device pixels under X11, where clients move its pointer.
            package var scale = 1.0
            package var isActive = false
            package var title = ""
        }

        package var app = ""
        package var windows: [Window] = []
        package var elements: [ElementID: AccessibleElement] = [:]
        /// Parents first, siblings in order.
        package var order: [ElementID] = []
        package var focused: ElementID?
        /// Where the app or a client has brought assistive technology.
        package var accessibilityFocus: ElementID?

        package init() {}

        package subscript(id: ElementID) -> AccessibleElement? { elements[id] }

        func window(of id: ElementID) -> Window? { windows.first { $0.id.window == id.window } }
    }
#endif
