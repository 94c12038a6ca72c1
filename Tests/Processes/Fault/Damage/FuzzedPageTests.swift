import CasementCLI
import Foundation
import Testing

/// The page of a mirror under hostile apps, in Node with stand-ins for what a browser has.
///
/// `CASEMENT_FUZZ_APPS` says how many, `CASEMENT_FUZZ_SEED` where they begin.
struct FuzzedPageTests {
    private static let node = ["/usr/bin/node", "/usr/local/bin/node"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test(
        "A page neither fails, follows a hostile app elsewhere nor takes memory without end",
        .enabled(if: node != nil, "Node, which runs the page, is not installed"))
    func survives() throws {
        let node = try #require(Self.node)
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../..").standardized
        let count = Thoroughness.count("CASEMENT_FUZZ_APPS", ordinary: 60, full: 5_000)
        let seed = Thoroughness.count("CASEMENT_FUZZ_SEED", ordinary: 1, full: 1)
        let process = try AppProcess(
            executable: node,
            arguments: [
                root.appending(path: "Tests/Processes/Mirror/fuzz_page.mjs").path,
                root.appending(path: "Sources/Mirror/MirrorServer/Page").path, "\(count)",
                "\(seed)",
            ], environment: ["HOME": "/nowhere", "TMPDIR": NSTemporaryDirectory()])
        let ending = process.waitForEnd(until: .now + .seconds(Thoroughness.isFull ? 7_200 : 300))
        if ending == nil { process.kill() }
        #expect(ending == .exited(0), "\(process.log.joined(separator: "\n"))")
        #expect(process.log.last?.contains(" welcomed") == true)
    }
}
