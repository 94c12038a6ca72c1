/// How far the loading of a picture has come.
nonisolated public enum AsyncImagePhase: Sendable {
    /// Nothing is loaded yet.
    case empty
    /// The picture is loaded.
    case success(Image)
    /// The picture cannot be loaded or decoded, for a reason.
    case failure(any Error)

    /// The loaded picture, or `nil` if it is not loaded or cannot be.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error that ended the loading, or `nil` if there was none.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
