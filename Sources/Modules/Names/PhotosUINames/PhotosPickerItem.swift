import Foundation

/// A picture or a video that somebody has chosen: a file.
public struct PhotosPickerItem: Hashable, Sendable {
    /// In which form pictures and videos are wanted. A file here has one form.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String

        /// The form that suits best.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// The form that there is.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// A form that many programs read.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    /// The path of the file; `nil` for an item without one.
    public let itemIdentifier: String?
    /// Tells apart items that were chosen at different times.
    private let choice: UUID?

    /// Creates an item of the file at a path, which another item had as its identifier.
    public init(itemIdentifier: String) {
        self.itemIdentifier = itemIdentifier
        choice = nil
    }

    init(_ url: URL) {
        itemIdentifier = url.path(percentEncoded: false)
        choice = UUID()
    }

    private var provider: NSItemProvider? {
        itemIdentifier.flatMap { NSItemProvider(contentsOf: URL(filePath: $0)) }
    }

    /// The types of what the file holds, the most special first.
    public var supportedContentTypes: [UTType] { provider?.registeredContentTypes ?? [] }

    /// Makes a value of the file; `nil` if the type has no form that the file has.
    ///
    /// - Throws: What reading the file throws, or making the value of it.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        try await withCheckedThrowingContinuation { continuation in
            load(type) { continuation.resume(with: $0) }
        }
    }

    /// Makes a value of the file, on whatever thread has it; `nil` if the type has no form that the file
    /// has.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        load(type, completionHandler)
        return Progress(totalUnitCount: 1)
    }

    private func load<T: Transferable>(
        _ type: T.Type, _ done: @escaping @Sendable (sending Result<T?, any Error>) -> Void
    ) {
        guard let path = itemIdentifier else { return done(.success(nil)) }
        guard FileManager.default.isReadableFile(atPath: path), let provider else {
            let error = CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
            return done(.failure(error))
        }
        guard provider.canTake(type) else { return done(.success(nil)) }
        provider.loadTransferable(type: type) { done($0.map { $0 }) }
    }
}
