import Foundation
import Logging
import Testing

@testable import Hosting

/// What `AsyncImage` is given in a build without the trait Network.
struct AbsentNetworkImageLoaderTests {
    private let loader = AbsentNetworkImageLoader(
        Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })

    @Test("A picture on the network fails with a sentence that names it and the trait")
    func network() async throws {
        let url = try #require(URL(string: "https://example.org/a.png"))
        let error = await #expect(throws: NetworkMissing.self) { try await loader.data(from: url) }
        #expect(
            error?.localizedDescription == "https://example.org/a.png cannot be loaded: "
                + "this build has no network (the package trait Network is off).")
    }

    @Test("A picture in the address itself needs no network")
    func local() async throws {
        let url = try #require(URL(string: "data:text/plain,abc"))
        #expect(try await loader.data(from: url) == Data("abc".utf8))
    }
}
