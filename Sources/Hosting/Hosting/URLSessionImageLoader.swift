#if Network
    import Foundation
    import FoundationNetworking
    import Images
    import Synchronization

    /// Loads pictures over HTTP, and caches those that servers allow to be cached.
    final class URLSessionImageLoader: ImageLoader {
        private static let memoryCapacity = 32 << 20
        private static let diskCapacity = 256 << 20
        private let cacheDirectory: URL?
        private let downloads: BoundedDownloads
        /// Made with the first picture, because it reads the proxies and loads libcurl's tables.
        private let session = Mutex<URLSession?>(nil)

        /// Without a directory the cache is in memory only.
        init(cacheDirectory: URL?, limit: Int = LocalImageLoader.largestFile) {
            self.cacheDirectory = cacheDirectory
            downloads = BoundedDownloads(limit: limit)
        }

        deinit { session.withLock { $0?.invalidateAndCancel() } }

        private func currentSession() -> URLSession {
            session.withLock {
                let current = $0 ?? makeSession()
                $0 = current
                return current
            }
        }

        private func makeSession() -> URLSession {
            let configuration = URLSessionConfiguration.default
            configuration.urlCache = URLCache(
                memoryCapacity: Self.memoryCapacity,
                diskCapacity: cacheDirectory == nil ? 0 : Self.diskCapacity,
                diskPath: cacheDirectory?.path(percentEncoded: false))
            return URLSession(
                configuration: configuration, delegate: downloads,
                delegateQueue: DirectOperationQueue())
        }

        func data(from url: URL) async throws -> Data {
            guard ["http", "https"].contains(url.scheme?.lowercased()) else {
                return try await LocalImageLoader().data(from: url)
            }
            return try await downloads.data(from: url, by: currentSession())
        }
    }
#endif
