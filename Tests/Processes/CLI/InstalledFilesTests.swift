import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// What `make install` installs, as far as the built command makes it.
struct InstalledFilesTests {
    /// Runs a program to its end and returns what it printed, or `nil` if it failed.
    private func output(_ program: String, _ arguments: [String]) throws -> String? {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : nil
    }

    private let commands = [
        "new", "run", "test", "monkey", "tree", "previews", "sessions", "package", "replay",
    ]

    @Test("The command needs no library that draws or opens windows")
    func libraries() throws {
        let needed = try #require(try output("/usr/bin/ldd", [try BuiltApp.path("casement")]))
        #expect(needed.contains("libsqlite3"))
        for name in ["libcairo", "libpango", "libpixman", "libSDL", "libX11", "libwayland"] {
            #expect(!needed.contains(name), "\(name)")
        }
    }

    @Test("What a command's help says is wrapped to the terminal alone")
    func help() {
        let commands = CasementCommand.configuration.subcommands.map { $0.configuration }
        #expect(commands.contains { !$0.discussion.isEmpty })
        for command in commands {
            let paragraphs = command.discussion.split(separator: "\n\n")
            #expect(!paragraphs.contains { $0.contains("\n") }, "\(command.commandName ?? "")")
        }
    }

    @Test("Each shell completes all commands", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
        let script = try #require(
            try output(
                try BuiltApp.path("casement"), ["--generate-completion-script", shell]))
        for command in commands { #expect(script.contains(command), "\(command)") }
    }

    @Test("Bash completes a command's name and its options")
    func bash() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "casement").path(percentEncoded: false)
        let script = try #require(
            try output(
                try BuiltApp.path("casement"), ["--generate-completion-script", "bash"]))
        try Data(script.utf8).write(to: URL(filePath: file))
        // What Bash sets before it calls a completion's function.
        func completed(_ line: String) throws -> String? {
            let words = line.split(separator: " ")
            let program = """
                source '\(file)'
                COMP_LINE='\(line)' COMP_POINT=\(line.count) COMP_TYPE=9
                COMP_WORDS=(\(line)) COMP_CWORD=\(words.count - 1)
                _casement casement '\(words.last ?? "")' '\(words.dropLast().last ?? "")'
                echo "${COMPREPLY[@]}"
                """
            return try output("/bin/bash", ["-c", program])
        }
        #expect(try completed("casement ses") == "sessions\n")
        #expect(try completed("casement test --fr") == "--front\n")
    }

    @Test("The manual has an abstract of each command and a sentence on each of its options")
    func manual() throws {
        struct Info: Decodable {
            struct Argument: Decodable {
                var valueName: String?
                var abstract: String?
            }
            struct Command: Decodable {
                var commandName: String
                var abstract: String?
                var arguments: [Argument]?
                var subcommands: [Command]?
            }
            var command: Command
        }
        let dump = try #require(
            try output(try BuiltApp.path("casement"), ["--experimental-dump-help"]))
        let info = try JSONDecoder().decode(Info.self, from: Data(dump.utf8))
        let listed = info.command.subcommands ?? []
        #expect(Set(commands).isSubset(of: listed.map(\.commandName)))
        var left = listed.filter { $0.commandName != "help" }
        while let command = left.popLast() {
            left += command.subcommands ?? []
            #expect(command.abstract?.isEmpty == false, "\(command.commandName)")
            for argument in command.arguments ?? [] {
                #expect(
                    argument.abstract?.isEmpty == false,
                    "\(command.commandName) \(argument.valueName ?? "")")
            }
        }
    }
}
