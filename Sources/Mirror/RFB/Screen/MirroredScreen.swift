import Geometry

/// A screen that viewers elsewhere follow. Callable from any thread.
package protocol MirroredScreen: AnyObject, Sendable {
    /// What viewers of the screen share.
    var encodings: SharedEncodings { get }
    /// Begins to follow the screen for one viewer.
    ///
    /// `onChange` is called on any thread when `collect` has something new, and then not again until
    /// `collect` was called. It must return at once.
    func follow(_ onChange: @escaping @Sendable () -> Void) -> any ScreenFollower
}

/// One viewer's view of a screen: what has changed since that viewer last looked. Callable from any
/// thread. It ends with `end()`, or when it is freed.
package protocol ScreenFollower: AnyObject, Sendable {
    /// What has changed since the last call and is wanted; the rest is returned by the next calls.
    /// The first call that returns a size returns the whole screen.
    func collect(_ wanted: WantedChanges) -> ScreenChanges
    /// Has the next call of `collect` return these pixels, changed or not.
    func invalidate(_ rect: PixelRect)
    /// Handles a viewer's input. False where too much is waiting already: the viewer sends
    /// faster than a user could.
    func send(_ input: ViewerInput) -> Bool
    /// Releases what the viewer holds pressed, and follows no longer.
    func end()
}

/// Which changes a viewer takes.
package struct WantedChanges: Equatable, Sendable {
    /// The part of the screen; nil for all.
    package var rect: PixelRect?
    /// How many changed pixels at most.
    package var pixelLimit: Int
    /// Whether pixels may be moved on the viewer's side.
    package var includesMoves: Bool

    package init(rect: PixelRect? = nil, pixelLimit: Int = 1 << 20, includesMoves: Bool = true) {
        self.rect = rect
        self.pixelLimit = pixelLimit
        self.includesMoves = includesMoves
    }
}
