import ArgumentParser
import AutomationProtocol
import Foundation
import Glibc
import Testing
import Waiting

@testable import CasementCLI

/// `casement serve` among clients that know nothing of it, or mean no good.
struct ServeCommandTests {
    private static let isBuilt = (try? BuiltApp.path("casement")) != nil

    /// A server of the probe, or of another app, until it goes.
    private final class Server {
        let process: AppProcess
        let port: UInt16
        let token: String

        init(app: String? = nil, _ options: [String] = []) throws {
            process = try AppProcess(
                executable: try BuiltApp.path("casement"),
                arguments: ["serve", "--port", "0", "--app"]
                    + [try app ?? BuiltApp.path("ScenarioProbe")] + options,
                environment: ["PATH": "/usr/bin:/bin", "HOME": NSTemporaryDirectory()])
            let process = process
            let line = try eventually("the address") {
                process.drain()
                return process.log.first
            }
            let parts = line.split(separator: "/").map(String.init)
            port = try #require(UInt16(parts[1].split(separator: ":")[1]))
            token = try #require(parts.last)
        }

        deinit { process.kill() }

        /// What comes back for what is sent, until the server closes the connection.
        func send(_ bytes: [UInt8]) throws -> String {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(descriptor) }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            let isConnected = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            #expect(isConnected)
            var sent = 0
            while sent < bytes.count {
                let count = bytes[sent...].withUnsafeBytes {
                    Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { break }
                sent += count
            }
            var answer: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 65_536)
            while case let count = read(descriptor, &chunk, chunk.count), count > 0 {
                answer += chunk[..<count]
            }
            return String(decoding: answer, as: UTF8.self)
        }

        /// The answer to a request of HTTP.
        func ask(
            _ method: String, _ path: String, _ body: String = "", headers: String = "",
            host: String = "127.0.0.1", token: String? = nil
        ) throws -> String {
            let request = """
                \(method) /\(token ?? self.token)\(path) HTTP/1.1\r
                Host: \(host):\(port)\r
                Connection: close\r
                \(headers)Content-Length: \(body.utf8.count)\r
                \r
                \(body)
                """
            return try send(Array(request.utf8))
        }

        func begin() throws -> String {
            let answer = try ask("POST", "/session", #"{"capabilities": {}}"#)
            let body = answer.components(separatedBy: "\r\n\r\n").last ?? ""
            let json = try JSONDecoder().decode(JSONValue.self, from: Data(body.utf8))
            guard case .object(let answer) = json, case .object(let value)? = answer["value"],
                case .string(let id)? = value["sessionId"]
            else { throw StepFailure("no session: \(body)") }
            return id
        }
    }

    @Test(
        "Garbage, endless headers and half requests are refused, and the server goes on",
        .enabled(if: isBuilt))
    func garbage() throws {
        let server = try Server()
        var numbers = SystemRandomNumberGenerator()
        let noise = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &numbers) }
        #expect(!(try server.send(noise)).contains("200 OK"))
        #expect(try server.send(Array("GET / HTTP/9.9\r\n\r\n".utf8)).contains("400 Bad Request"))
        let long = "GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 10_000) + "\r\n"
        #expect(!(try server.send(Array(long.utf8))).contains("200 OK"))
        #expect(try server.ask("GET", "/status").contains("\"ready\":true"))
    }

    @Test(
        "A body of 10 MB is refused with a sentence, and no session is begun",
        .enabled(if: isBuilt))
    func largeBody() throws {
        let server = try Server()
        let text = String(repeating: "a", count: 10 << 20)
        let body = #"{"capabilities": {"x": "\#(text)"}}"#
        let answer = try server.ask("POST", "/session", body)
        #expect(answer.hasPrefix("HTTP/1.1 413"))
        #expect(answer.contains("at most 4194304 are read"))
        #expect(try server.ask("GET", "/status").contains("0 sessions"))
    }

    @Test(
        "A wrong token, a page's request and a name of another machine are refused",
        .enabled(if: isBuilt))
    func strangers() throws {
        let server = try Server()
        #expect(try server.ask("GET", "/status", token: "0123").hasPrefix("HTTP/1.1 403"))
        let page = try server.ask("GET", "/status", headers: "Origin: http://127.0.0.1\r\n")
        #expect(page.hasPrefix("HTTP/1.1 403"))
        #expect(try server.ask("GET", "/status", host: "example.org").hasPrefix("HTTP/1.1 403"))
        #expect(try server.ask("GET", "/status", host: "localhost").hasPrefix("HTTP/1.1 200"))
        let bearer = try server.ask(
            "GET", "status", headers: "Authorization: Bearer \(server.token)\r\n", token: "")
        #expect(bearer.hasPrefix("HTTP/1.1 200"))
    }

    @Test(
        "An app that crashes is said with what it wrote, and starts again in the same session",
        .enabled(if: isBuilt))
    func crash() throws {
        let server = try Server()
        let id = try server.begin()
        func run(_ script: String) throws -> String {
            try server.ask(
                "POST", "/session/\(id)/execute/sync",
                #"{"script": "mobile: \#(script)", "args": [{}]}"#)
        }
        let found = try server.ask(
            "POST", "/session/\(id)/element", #"{"using": "name", "value": "Crash"}"#)
        let element = try #require(found.components(separatedBy: "6cecf\":\"").last)
            .prefix { $0 != "\"" }
        let crash = try server.ask("POST", "/session/\(id)/element/\(element)/click", "{}")
        #expect(crash.contains("The probe was told to crash"))
        #expect(try server.ask("GET", "/session/\(id)/source").contains("is not running"))
        _ = try run("launchApp")
        #expect(try server.ask("GET", "/session/\(id)/source").contains("Count: 0"))
    }

    @Test(
        "A program that is no app of Casement, or ends at once, is no session",
        .enabled(if: isBuilt))
    func noApp() throws {
        let server = try Server(app: "/bin/true")
        let answer = try server.ask("POST", "/session", #"{"capabilities": {}}"#)
        #expect(answer.contains("session not created") && answer.contains("ended with status 0"))
        #expect(try server.ask("GET", "/status").contains("0 sessions"))
    }

    @Test("A server that is interrupted ends its apps and itself", .enabled(if: isBuilt))
    func interruption() throws {
        let server = try Server()
        _ = try server.begin()
        let child = try eventually("the app") {
            try childProcesses(of: server.process.processID).first
        }
        kill(server.process.processID, SIGTERM)
        #expect(server.process.waitForEnd(until: .now + .seconds(60)) == .exited(0))
        try waitUntil("the app is gone") { kill(child, 0) != 0 }
    }

    @Test("A port that is taken is said, with status 1", .enabled(if: isBuilt))
    func takenPort() throws {
        let server = try Server()
        let second = try AppProcess(
            executable: try BuiltApp.path("casement"),
            arguments: [
                "serve", "--port", "\(server.port)", "--app", BuiltApp.path("ScenarioProbe"),
            ],
            environment: ["PATH": "/usr/bin:/bin"])
        #expect(second.waitForEnd(until: .now + .seconds(60)) == .exited(1))
        #expect(second.log.first?.contains("port \(server.port) cannot be served") == true)
    }

    @Test("The address is written to a file that only its owner reads", .enabled(if: isBuilt))
    func addressFile() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "address").path(percentEncoded: false)
        let process = try AppProcess(
            executable: try BuiltApp.path("casement"),
            arguments: ["serve", "--port", "0", "--address-file", file]
                + ["--app", try BuiltApp.path("ScenarioProbe")],
            environment: ["PATH": "/usr/bin:/bin"])
        try waitUntil("the file") { FileManager.default.fileExists(atPath: file) }
        var status = stat()
        #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o600)
        #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("http://127.0.0.1:"))
        process.drain()
        #expect(process.log.isEmpty)
        process.kill()
    }

    @Test(
        "Options that make no sense are refused",
        arguments: [
            ["--port", "-1"], ["--port", "65536"], ["--size", "big"], ["--clock", "slow"],
            ["--mcp", "--address-file", "x"], ["--screen", "many"],
        ])
    func badOptions(options: [String]) {
        let error = #expect(throws: (any Error).self) {
            try ServeCommand.parse(["--app", "app"] + options)
        }
        #expect(error.map { ServeCommand.exitCode(for: $0).rawValue } == 64)
    }
}
