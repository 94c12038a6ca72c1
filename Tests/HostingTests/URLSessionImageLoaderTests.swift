#if Network
    import Foundation
    import FoundationNetworking
    import Testing

    @testable import Hosting

    /// Pictures of servers that mean no good.
    struct URLSessionImageLoaderTests {
        private let loader = URLSessionImageLoader(cacheDirectory: nil, limit: 1 << 20)

        @Test("A picture is loaded up to the limit of bytes")
        func within() async throws {
            let server = try EndlessServer("Content-Length: 1048576", chunks: 64)
            #expect(try await loader.data(from: server.url).count == 1 << 20)
        }

        @Test(
            "A server that sends more than the limit, said or not, or never ends is cut off",
            arguments: ["Content-Length: 1048577", "Content-Length: 9000000000", "X: 1"])
        func beyond(header: String) async throws {
            let server = try EndlessServer(header, chunks: nil)
            let error = await #expect(throws: URLError.self) {
                try await loader.data(from: server.url)
            }
            #expect(error?.code == .dataLengthExceedsMaximum)
        }

        @Test("An answer that is none fails, and fills no memory")
        func status() async throws {
            let server = try EndlessServer("X: 1", status: "404 Not Found", chunks: nil)
            let error = await #expect(throws: URLError.self) {
                try await loader.data(from: server.url)
            }
            #expect(error?.code == .badServerResponse)
        }

        @Test("A device is not read as a picture, nor a file over the limit")
        func files() async throws {
            await #expect(throws: (any Error).self) {
                try await loader.data(from: URL(filePath: "/dev/zero"))
            }
        }
    }

    /// Answers a request on this machine with so many chunks of 16 KB, or with chunks until nobody takes
    /// them.
    private final class EndlessServer: Sendable {
        let url: URL

        init(_ header: String, status: String = "200 OK", chunks: Int?) throws {
            let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let isBound = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(listener, $0, length) == 0 && listen(listener, 4) == 0
                        && getsockname(listener, $0, &length) == 0
                }
            }
            try #require(isBound)
            let port = UInt16(bigEndian: address.sin_port)
            url = try #require(URL(string: "http://127.0.0.1:\(port)/a.png"))
            let head = "HTTP/1.1 \(status)\r\n\(header)\r\nConnection: close\r\n\r\n"
            Thread.detachNewThread {
                let connection = accept(listener, nil, nil)
                close(listener)
                var request = [UInt8](repeating: 0, count: 4096)
                _ = recv(connection, &request, request.count, 0)
                Self.send(Array(head.utf8), on: connection)
                let chunk = [UInt8](repeating: 7, count: 16 << 10)
                var left = chunks ?? .max
                while left > 0, Self.send(chunk, on: connection) { left -= 1 }
                close(connection)
            }
        }

        @discardableResult
        private static func send(_ bytes: [UInt8], on connection: Int32) -> Bool {
            var sent = 0
            while sent < bytes.count {
                let count = bytes.withUnsafeBytes {
                    Glibc.send(
                        connection, $0.baseAddress! + sent, bytes.count - sent,
                        Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }
#endif
