import Foundation
import Images
import Logging
import Synchronization

/// Loads pictures in a build without the network: `file:` and `data:` addresses as ever. All others
/// fail with a sentence, which the log gets once.
final class AbsentNetworkImageLoader: ImageLoader {
    private let logger: Logger
    private let hasReported = Atomic(false)

    init(_ logger: Logger) { self.logger = logger }

    func data(from url: URL) async throws -> Data {
        guard ["http", "https"].contains(url.scheme?.lowercased()) else {
            return try await LocalImageLoader().data(from: url)
        }
        let error = NetworkMissing(url: url)
        if !hasReported.exchange(true, ordering: .relaxed) { logger.error("\(error)") }
        throw error
    }
}

/// A picture on the network was asked for in a build without it.
struct NetworkMissing: LocalizedError, CustomStringConvertible {
    let url: URL

    var description: String {
        "\(url) cannot be loaded: this build has no network (the package trait Network is off)."
    }
    var errorDescription: String? { description }
}
