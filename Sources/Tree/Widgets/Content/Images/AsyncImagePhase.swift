/// How far the loading of a picture has come.
nonisolated public enum AsyncImagePhase: Sendable {
    /// Nothing is loaded yet.
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
