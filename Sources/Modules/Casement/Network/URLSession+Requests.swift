#if Network
    import Foundation
    import FoundationNetworking

    /// The methods without a delegate, which apps name in protocols of their own that `URLSession`
    /// conforms to. Foundation on Linux has them with one alone.
    extension URLSession {
        /// Loads what a request asks for into memory; throws if no answer comes.
        nonisolated public func data(
            for request: URLRequest
        ) async throws -> (Data, URLResponse) {
            try await data(for: request, delegate: nil)
        }

        /// Loads what is at an address into memory; throws if no answer comes.
        nonisolated public func data(from url: URL) async throws -> (Data, URLResponse) {
            try await data(from: url, delegate: nil)
        }

        /// Sends data with a request, and loads the answer; throws if none comes.
        nonisolated public func upload(
            for request: URLRequest, from bodyData: Data
        ) async throws -> (Data, URLResponse) {
            try await upload(for: request, from: bodyData, delegate: nil)
        }

        /// Sends a file with a request, and loads the answer; throws if none comes or the file cannot
        /// be read.
        nonisolated public func upload(
            for request: URLRequest, fromFile fileURL: URL
        ) async throws -> (Data, URLResponse) {
            try await upload(for: request, fromFile: fileURL, delegate: nil)
        }

        /// Loads what a request asks for into a file, which the app moves or reads; throws if no
        /// answer comes.
        nonisolated public func download(
            for request: URLRequest
        ) async throws -> (URL, URLResponse) {
            try await download(for: request, delegate: nil)
        }

        /// Loads what is at an address into a file, which the app moves or reads; throws if no answer
        /// comes.
        nonisolated public func download(from url: URL) async throws -> (URL, URLResponse) {
            try await download(from: url, delegate: nil)
        }
    }
#endif
