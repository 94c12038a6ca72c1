import Geometry

/// A viewer of a mirror.
final class MirrorFollower: ScreenFollower {
    /// What is done for viewers, each named by its id.
    protocol Screen: AnyObject, Sendable {
        func collect(_ wanted: WantedChanges, for id: ViewerID) -> ScreenChanges
        func invalidate(_ rect: PixelRect, for id: ViewerID)
        func send(_ input: ViewerInput, of id: ViewerID) -> Bool
        func end(_ id: ViewerID)
    }

    private let id: ViewerID
    private let screen: any Screen

    init(_ id: ViewerID, of screen: any Screen) {
        self.id = id
        self.screen = screen
    }

    deinit { screen.end(id) }

    func collect(_ wanted: WantedChanges) -> ScreenChanges { screen.collect(wanted, for: id) }
    func invalidate(_ rect: PixelRect) { screen.invalidate(rect, for: id) }
    func send(_ input: ViewerInput) -> Bool { screen.send(input, of: id) }
    func end() { screen.end(id) }
}
