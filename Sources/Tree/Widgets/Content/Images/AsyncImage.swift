import Foundation
import Images
import Styles
import Views

/// A picture that is loaded from an address while something else is shown. Loading ends when the
/// view disappears, and begins anew when the address changes.
nonisolated public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    /// Whether a grey area stands for the picture until it is loaded.
    private let hasStandardPlaceholder: Bool
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty
    @Environment(\.imageLoader) private var loader

    /// `scale` is the number of pixels to a point.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url, scale, Transaction(), hasStandardPlaceholder: true) {
            // Shown only once there is a picture.
            $0.image ?? Image(decorative: "")
        }
    }

    /// Creates a view that shows a placeholder until the picture is loaded, and if it cannot be.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url, scale, Transaction(), hasStandardPlaceholder: false) { phase in
            ViewBuilder.either(phase.image.map(content), else: placeholder)
        }
    }

    /// The transaction is that of each change of the phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url, scale, transaction, hasStandardPlaceholder: false, content: content)
    }

    private init(
        _ url: URL?, _ scale: CGFloat, _ transaction: Transaction,
        hasStandardPlaceholder: Bool, content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.hasStandardPlaceholder = hasStandardPlaceholder
        self.content = content
    }

    @MainActor public var body: some View {
        ZStack {
            if hasStandardPlaceholder, phase.image == nil {
                Color(ColorRole.controlFill)
            } else {
                content(phase)
            }
        }
        .task(id: url) { await load() }
    }

    @MainActor private func load() async {
        if phase.image != nil || phase.error != nil { show(.empty) }
        guard let url else { return }
        do {
            let image = try await Self.image(at: url, scale: scale, by: loader)
            try Task.checkCancellation()
            show(.success(image))
        } catch {
            // What was cancelled has either gone or begins anew.
            if !Task.isCancelled { show(.failure(error)) }
        }
    }

    @MainActor private func show(_ new: AsyncImagePhase) {
        withTransaction(transaction) { phase = new }
    }

    /// Loads and decodes away from the main thread.
    private nonisolated static func image(
        at url: URL, scale: CGFloat, by loader: any ImageLoader
    ) async throws -> Image {
        let data = try await loader.data(from: url)
        let picture = try ImageFile(data: data, name: url.lastPathComponent).decode()
        return Image(
            source: .pixels(PixelPicture(CGImage(picture), scale: scale, .up)), label: "")
    }
}

extension ViewBuilder {
    /// The first view where there is one, else the other.
    fileprivate static func either<First: View, Second: View>(
        _ first: First?, else second: () -> Second
    ) -> _ConditionalContent<First, Second> {
        if let first { buildEither(first: first) } else { buildEither(second: second()) }
    }
}

private enum ImageLoaderKey: EnvironmentKey {
    static var defaultValue: any ImageLoader { LocalImageLoader() }
}

extension EnvironmentValues {
    /// What loads pictures that are given by their address.
    package var imageLoader: any ImageLoader {
        get { self[ImageLoaderKey.self] }
        set { self[ImageLoaderKey.self] = newValue }
    }
}

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
