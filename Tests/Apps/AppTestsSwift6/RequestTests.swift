#if Network
    import Foundation
    import SwiftUI
    import Testing

    /// What an app's own layer over the network looks like.
    private protocol HTTPSession: Sendable {
        func data(for request: URLRequest) async throws -> (Data, URLResponse)
        func data(from url: URL) async throws -> (Data, URLResponse)
        func upload(
            for request: URLRequest, from bodyData: Data
        ) async throws -> (Data, URLResponse)
        func download(from url: URL) async throws -> (URL, URLResponse)
    }

    extension URLSession: HTTPSession {}

    struct RequestTests {
        @Test("A session is what an app's protocol of a session asks for")
        func conforming() async throws {
            let session: any HTTPSession = URLSession.shared
            let address = try #require(URL(string: "data:text/plain,hello"))
            #expect(try await session.data(from: address).0 == Data("hello".utf8))
            #expect(
                try await session.data(for: URLRequest(url: address)).0 == Data("hello".utf8))
            let nobody = try #require(URL(string: "nothing://here"))
            await #expect(throws: URLError.self) {
                try await session.upload(for: URLRequest(url: nobody), from: Data())
            }
            await #expect(throws: URLError.self) { try await session.download(from: nobody) }
        }
    }
#endif
