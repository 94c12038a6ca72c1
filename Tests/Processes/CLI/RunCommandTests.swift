import Foundation
import Testing

@testable import CasementCLI

/// The variables that an app is run with.
struct RunCommandTests {
    private func session(_ argument: String) throws -> String? {
        let command = try RunCommand.parse(["--app", "app", "--session", argument])
        return command.environment["CASEMENT_SESSION"]
    }

    @Test(
        "Each way to a screen that the help names is taken, and no other",
        arguments: ["sdl", "headless", "fb:/dev/fb0", "kms", "kms:/dev/dri/card1"])
    func fronts(front: String) throws {
        let command = try RunCommand.parse(["--app", "app", "--front", front])
        #expect(command.environment["CASEMENT_FRONT"] == front)
        #expect(throws: (any Error).self) {
            try RunCommand.parse(["--app", "app", "--front", "x\(front)"])
        }
    }

    @Test("A session called none is none, and no folder")
    func noSession() throws {
        #expect(try session("none") == "none")
    }

    @Test("The folder of a session is found wherever the app changes its own to")
    func folder() throws {
        let here = FileManager.default.currentDirectoryPath
        #expect(try session("saved/../session") == "\(here)/session")
        #expect(try session("./none") == "\(here)/none")
        #expect(try session("/tmp/session") == "/tmp/session")
    }
}
