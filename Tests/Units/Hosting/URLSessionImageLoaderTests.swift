#if Network
    import Foundation
    import FoundationNetworking
    import Images
    import Synchronization
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

        @Test("An answer that may be cached is asked for once, and another one each time")
        func caching() async throws {
            for (control, requests) in [
                ("max-age=86400", 1), ("no-store", 3), ("no-cache", 3), ("max-age=0", 3),
            ] {
                let server = try EndlessServer(
                    "Cache-Control: \(control)", chunks: 2, requests: requests)
                for _ in 1...3 {
                    #expect(try await loader.data(from: server.url).count == 32 << 10)
                }
                #expect(server.requests.load(ordering: .relaxed) == requests, "\(control)")
            }
        }

        @Test("A server that is faster than what takes its answer waits, and fills no memory")
        func backPressure() async throws {
            let server = try EndlessServer("X: 1", chunks: 4_096)
            let delegate = SlowDelegate(server)
            let session = URLSession(
                configuration: .ephemeral, delegate: delegate,
                delegateQueue: DirectOperationQueue())
            session.dataTask(with: server.url).resume()
            for await _ in delegate.end {}
            session.finishTasksAndInvalidate()
            #expect(delegate.received.load(ordering: .relaxed) == 64 << 20)
            // What the system keeps of a connection is less.
            #expect(delegate.mostWaiting.load(ordering: .relaxed) < 24 << 20)
        }

        @Test("A device is not read as a picture, nor a file over the limit")
        func files() async throws {
            await #expect(throws: (any Error).self) {
                try await loader.data(from: URL(filePath: "/dev/zero"))
            }
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
            defer { try? FileManager.default.removeItem(at: file) }
            try Data().write(to: file)
            #expect(truncate(file.path, off_t(LocalImageLoader.largestFile) + 1) == 0)
            let error = await #expect(throws: URLError.self) {
                try await loader.data(from: file)
            }
            #expect(error?.code == .dataLengthExceedsMaximum)
        }
    }

    /// Takes longer for a chunk than a server does, and notes how many bytes that were sent wait.
    private final class SlowDelegate: NSObject, URLSessionDataDelegate, Sendable {
        let received = Atomic(0)
        let mostWaiting = Atomic(0)
        let end: AsyncStream<Never>
        private let server: EndlessServer
        private let ended: AsyncStream<Never>.Continuation

        init(_ server: EndlessServer) {
            self.server = server
            (end, ended) = AsyncStream.makeStream()
        }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
        ) {
            // Each byte, so that no sleep is needed.
            let count = data.reduce(0) { count, _ in count + 1 }
            let all = received.wrappingAdd(count, ordering: .relaxed).newValue
            mostWaiting.max(server.sent.load(ordering: .relaxed) - all, ordering: .relaxed)
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
        ) { ended.finish() }
    }

    /// Answers requests on this machine, of which there are so many, each with so many chunks of 16 KB,
    /// or with chunks until nobody takes them.
    private final class EndlessServer: Sendable {
        let url: URL
        /// The requests that were answered, and the bytes of all answers.
        let requests = Atomic(0)
        let sent = Atomic(0)

        init(_ header: String, status: String = "200 OK", chunks: Int?, requests: Int = 1) throws {
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
            Thread.detachNewThread { [self] in
                for _ in 1...requests {
                    let connection = accept(listener, nil, nil)
                    guard connection >= 0 else { break }
                    var request = [UInt8](repeating: 0, count: 4096)
                    _ = recv(connection, &request, request.count, 0)
                    self.requests.add(1, ordering: .relaxed)
                    Self.send(Array(head.utf8), on: connection)
                    let chunk = [UInt8](repeating: 7, count: 16 << 10)
                    var left = chunks ?? .max
                    while left > 0, Self.send(chunk, on: connection) {
                        sent.add(chunk.count, ordering: .relaxed)
                        left -= 1
                    }
                    close(connection)
                }
                close(listener)
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
