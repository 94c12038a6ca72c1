#if Network
    import Foundation
    import FoundationNetworking
    import Images

    /// Loads pictures over HTTP, and caches those that servers allow to be cached.
    final class URLSessionImageLoader: ImageLoader {
        private static let memoryCapacity = 32 << 20
        private static let diskCapacity = 256 << 20
        private let session: URLSession

        /// Without a directory the cache is in memory only.
        init(cacheDirectory: URL?) {
            let configuration = URLSessionConfiguration.default
            configuration.urlCache = URLCache(
                memoryCapacity: Self.memoryCapacity,
                diskCapacity: cacheDirectory == nil ? 0 : Self.diskCapacity,
                diskPath: cacheDirectory?.path(percentEncoded: false))
            session = URLSession(configuration: configuration)
        }

        deinit { session.invalidateAndCancel() }

        func data(from url: URL) async throws -> Data {
            guard ["http", "https"].contains(url.scheme?.lowercased()) else {
                return try await LocalImageLoader().data(from: url)
            }
            let (data, response) = try await session.data(from: url)
            if let status = (response as? HTTPURLResponse)?.statusCode,
                !(200..<300).contains(status)
            {
                throw URLError(.badServerResponse)
            }
            return data
        }
    }
#endif
