import CasementTesting
import Glibc
import SwiftUI
import Testing

/// Pictures that are loaded while something else is shown.
@MainActor
struct AsyncImageTests {
    /// Two white pixels.
    private static let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAC0lEQVR4nGP4DwYAFPIF+6QNfF4AAAAASUVORK5CYII="

    private struct Gallery: View {
        let urls: [URL?]
        @State private var index = 0
        var body: some View {
            VStack {
                AsyncImage(url: urls[index]) { phase in
                    switch phase {
                    case .empty: Text("Loading")
                    case .success(let image): image.accessibilityLabel("Picture \(index)")
                    case .failure: Text("Failed \(index)")
                    @unknown default: Text("Unknown")
                    }
                }
                Button("Next") { index += 1 }
            }
        }
    }

    @Test("S-407: a picture comes after its placeholder, and a new address loads another one")
    func phases() async throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "picture-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try #require(Data(base64Encoded: Self.png)).write(to: file)
        let urls = [URL(string: "data:image/png;base64,\(Self.png)"), file, nil]
        let app = TestApp { Gallery(urls: urls) }
        await app.find("Picture 0").expect(within: .seconds(10))
        app.find("Next").tap()
        await app.find("Picture 1").expect(within: .seconds(10))
        app.find("Next").tap()
        await app.find("Loading").expect(within: .seconds(10))
    }

    @Test("S-408: what is not a picture, and an address without one, are failures")
    func failures() async {
        let urls = [
            URL(string: "data:text/plain,words"), URL(string: "ftp://example.com/a.png"),
        ]
        let app = TestApp { Gallery(urls: urls) }
        await app.find("Failed 0").expect(within: .seconds(10))
        app.find("Next").tap()
        await app.find("Failed 1").expect(within: .seconds(10))
    }

    @Test("A picture is loaded over HTTP, and an error of the server is a failure")
    func http() async throws {
        let body = try #require(Data(base64Encoded: Self.png))
        let server = try OneRequestServer("200 OK", body)
        let broken = try OneRequestServer("404 Not Found", body)
        let app = TestApp { Gallery(urls: [server.url, broken.url]) }
        await app.find("Picture 0").expect(within: .seconds(20))
        app.find("Next").tap()
        await app.find("Failed 1").expect(within: .seconds(20))
    }
}

/// Answers one request on a port of its own.
private final class OneRequestServer: Sendable {
    let url: URL?
    private let descriptor: Int32

    init(_ status: String, _ body: Data) throws {
        let listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        descriptor = listening
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listening, $0, length) == 0 && listen(listening, 1) == 0
                    && getsockname(listening, $0, &length) == 0
            }
        }
        try #require(isListening)
        url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/a.png")
        let head =
            "HTTP/1.1 \(status)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        Thread.detachNewThread {
            let connection = accept(listening, nil, nil)
            var request = [UInt8](repeating: 0, count: 4_096)
            _ = read(connection, &request, request.count)
            let answer = Data(head.utf8) + body
            _ = answer.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
            close(connection)
        }
    }

    deinit { close(descriptor) }
}
