import ArgumentParser
import AutomationProtocol
import Foundation
import Glibc
import Testing
import Waiting
import WebDriver

@testable import CasementCLI

/// `casement previews --review`: pictures beside those that were accepted last.
struct PreviewReviewTests {
    private static let isBuilt = (try? BuiltApp.path("casement")) != nil

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var pictures: URL {
        folder.url.appending(path: "pictures", directoryHint: .isDirectory)
    }

    /// The review of the previews whose names have the text.
    private func review(_ only: String, isComplete: Bool = false) throws -> PreviewReview {
        let launch = AppLaunch(
            executable: try BuiltApp.path("ScenarioProbe"), folder: folder.url,
            session: folder.url.appending(path: "session"))
        let previews = try PreviewListing.all(of: launch).filter { $0.name.contains(only) }
        let review = try PreviewReview(folder: pictures)
        review.draw(previews, launch, jobs: 2, isComplete: isComplete)
        return review
    }

    @Test("A preview is new in five ways, is accepted, and differs once it looks otherwise")
    func states() throws {
        let first = try review("Night")
        #expect(first.entries.map(\.variant) == PreviewVariant.allCases)
        #expect(first.entries.allSatisfy { $0.state == .new } && first.openCount == 5)
        try first.acceptAll()
        #expect(first.openCount == 0)

        let again = try review("Night")
        #expect(again.entries.allSatisfy { $0.state == .same })

        // The accepted picture of one variant is that of another.
        let files = first.entries.map { first.accepted.appending(path: $0.file) }
        try FileManager.default.removeItem(at: files[2])
        try FileManager.default.copyItem(at: files[0], to: files[2])
        let changed = try review("Night")
        guard case .changed(let text) = changed.entries[2].state else {
            Issue.record("\(changed.entries[2].state)")
            return
        }
        #expect(text.contains("pixels"))
        try changed.accept(2)
        #expect(changed.openCount == 0)
    }

    @Test("What was accepted of a preview that is gone is shown, and removed when that is accepted")
    func gone() throws {
        let first = try review("Night")
        try first.acceptAll()
        try FileManager.default.moveItem(
            at: first.accepted.appending(path: first.entries[0].file),
            to: first.accepted.appending(path: "Old.light.png"))
        #expect(try review("Night").entries.count == 5)
        let all = try review("Night", isComplete: true)
        let last = try #require(all.entries.last)
        #expect(last.state == .gone && last.file == "Old.light.png")
        try all.acceptAll()
        #expect(!FileManager.default.fileExists(atPath: all.accepted.path + "/Old.light.png"))
    }

    @Test("A preview that crashes waits for nobody, and says so")
    func crash() throws {
        let review = try review("Broken")
        #expect(review.openCount == 0 && review.entries.count == 5)
        #expect(review.entries.allSatisfy { $0.state.text.contains("the app ended with signal") })
    }

    @Test("The page is for those who have the token, and accepts what is clicked")
    func service() throws {
        let review = try review("Night")
        let service = ReviewService(review, token: "secret", title: "<App>") {}
        func ask(_ method: String, _ path: String) -> LocalAnswer {
            service.reply(to: LocalRequest(method, path))
        }
        for path in ["/", "/wrong/", "/secre/", "/secretx/accept/0"] {
            #expect(ask("GET", path).status == 403)
            #expect(ask("POST", path).status == 403)
        }
        #expect(ask("GET", "/secret").status == 302)
        let page = ask("GET", "/secret/")
        let text = String(decoding: page.content, as: UTF8.self)
        #expect(page.status == 200 && text.contains("<h1>&lt;App&gt;</h1>"))
        #expect(text.contains("data-index=\"4\"") && !text.contains("http"))
        #expect(ask("GET", "/secret/picture/0/found").type == "image/png")
        for path in ["picture/9/found", "picture/0/../../x", "picture/-1/found", "x"] {
            #expect(ask("GET", "/secret/\(path)").status == 404)
        }
        #expect(ask("GET", "/secret/accept/0").status == 404 && review.openCount == 5)
        #expect(ask("POST", "/secret/accept/0").status == 200 && review.openCount == 4)
        #expect(ask("POST", "/secret/accept/7").status == 404)
        #expect(ask("POST", "/secret/accept/all").status == 200 && review.openCount == 0)
        // A folder in the place of the picture.
        let target = review.accepted.appending(path: review.entries[0].file)
        try FileManager.default.removeItem(at: target)
        let changed = try self.review("Night")
        try FileManager.default.createDirectory(
            at: target.appending(path: "x"), withIntermediateDirectories: true)
        let refused = ReviewService(changed, token: "t", title: "") {}
            .reply(to: LocalRequest("POST", "/t/accept/0"))
        #expect(refused.status == 500)
        #expect(String(decoding: refused.content, as: UTF8.self).contains("cannot be written"))
    }

    @Test(
        "The command serves the page to this machine alone, and ends when somebody is done",
        .enabled(if: isBuilt))
    func command() throws {
        let process = try AppProcess(
            executable: try BuiltApp.path("casement"),
            arguments: [
                "previews", "--app", try BuiltApp.path("ScenarioProbe"), "--only", "Night",
                "--review", "-o", pictures.path(percentEncoded: false),
            ], environment: ["PATH": "/usr/bin:/bin", "HOME": NSTemporaryDirectory()])
        let line = try eventually("the address") {
            process.drain()
            return process.log.first { $0.hasPrefix("review: ") }
        }
        #expect(process.log.contains("0 as accepted, 5 to look at"))
        let address = try #require(URL(string: String(line.dropFirst("review: ".count))))
        let port = try #require(address.port)
        func ask(_ method: String, _ path: String, origin: String? = nil) throws -> String {
            var lines = ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"]
            if let origin { lines.append("Origin: \(origin)") }
            lines += ["Content-Length: 0", "Connection: close", "", ""]
            return try LocalConnection.answer(to: lines.joined(separator: "\r\n"), port: port)
        }
        #expect(try ask("GET", address.path + "/").hasPrefix("HTTP/1.1 200"))
        #expect(try ask("GET", "/").hasPrefix("HTTP/1.1 403"))
        let accept = address.path + "/accept/all"
        #expect(try ask("POST", accept, origin: "http://evil.example").hasPrefix("HTTP/1.1 403"))
        #expect(
            try ask("POST", accept, origin: "http://127.0.0.1:\(port)").hasPrefix("HTTP/1.1 200"))
        #expect(try ask("POST", address.path + "/done").hasPrefix("HTTP/1.1 200"))
        #expect(process.waitForEnd(until: .now + .seconds(30)) == .exited(0))
        let accepted = pictures.appending(path: "accepted").path(percentEncoded: false)
        #expect(try FileManager.default.contentsOfDirectory(atPath: accepted).count == 5)
    }

    @Test(
        "Options that make no sense are refused",
        arguments: [
            ["--review", "--list"], ["--accept", "--dark"], ["--port", "70000"], ["--jobs", "0"],
        ])
    func badOptions(options: [String]) {
        let error = #expect(throws: (any Error).self) {
            try PreviewsCommand.parse(["--app", "app"] + options)
        }
        #expect(error.map { PreviewsCommand.exitCode(for: $0).rawValue } == 64)
    }

    @Test("Everything is accepted as it is with --accept, and a folder that is a file is refused")
    func accept() throws {
        func run(_ output: URL) throws -> Int32 {
            let command = try PreviewsCommand.parse([
                "--app", try BuiltApp.path("ScenarioProbe"), "--only", "Night", "--accept", "-o",
                output.path(percentEncoded: false),
            ])
            do {
                try command.run()
                return 0
            } catch {
                return PreviewsCommand.exitCode(for: error).rawValue
            }
        }
        #expect(try run(pictures) == 0)
        let files = try FileManager.default.contentsOfDirectory(
            atPath: pictures.appending(path: "accepted").path(percentEncoded: false))
        #expect(files.count == 5)
        let file = folder.url.appending(path: "file")
        try Data().write(to: file)
        #expect(try run(file.appending(path: "inside")) == 2)
    }
}

/// One request to a server of this machine.
private enum LocalConnection {
    static func answer(to request: String, port: Int) throws -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = try #require(UInt16(exactly: port)).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        try #require(isConnected)
        let bytes = Array(request.utf8)
        _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        var answer: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(descriptor, &chunk, chunk.count), count > 0 {
            answer += chunk[..<count]
        }
        return String(decoding: answer, as: UTF8.self)
    }
}
