import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// The app of the package that a command stands in.
struct PackageAppTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var package: URL { folder.url.appending(path: "Hello", directoryHint: .isDirectory) }

    private func write(_ text: String, to path: String) throws {
        let file = package.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// A package with executables that depend on a library called Casement, and one that does not.
    private func writePackage(apps: [String], others: [String] = ["tool"]) throws {
        let targets =
            apps.map { ".executableTarget(name: \"\($0)\", dependencies: [\"Model\"])" }
            + others.map { ".executableTarget(name: \"\($0)\")" }
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Hello",
                targets: [
                    .target(name: "Casement"), .target(name: "Model", dependencies: ["Casement"]),
                    \(targets.joined(separator: ",\n        "))
                ])
            """, to: "Package.swift")
        try write("public let greeting = \"hello\"", to: "Sources/Casement/Casement.swift")
        try write("@_exported import Casement", to: "Sources/Model/Model.swift")
        for name in apps {
            try write(
                """
                import Model
                print(greeting, CommandLine.arguments.dropFirst().joined(separator: " "))
                """, to: "Sources/\(name)/main.swift")
        }
        for name in others { try write("print(1)", to: "Sources/\(name)/main.swift") }
    }

    private func casement(
        _ arguments: [String], in path: String = ""
    ) throws -> (status: ProcessEnding?, lines: [String]) {
        var variables = ProcessInfo.processInfo.environment
        variables["SWIFTPM_BUILD_DIR"] = nil
        let process = try AppProcess(
            executable: try BuiltApp.path("casement"), arguments: arguments,
            environment: variables, folder: package.appending(path: path).path)
        return (process.waitForEnd(until: .now + .seconds(600)), process.log)
    }

    @Test("The package's only app is built, and run with the arguments after the dashes")
    func run() throws {
        try writePackage(apps: ["Hello"])
        let (status, lines) = try casement(["run", "--", "--samples"], in: "Sources/Hello")
        #expect(status == .exited(0))
        #expect(lines.first == "Building Hello, which takes minutes the first time")
        #expect(lines.last == "hello --samples")

        // What is built already is run at once, without a word.
        let again = try casement(["run"])
        #expect(again.status == .exited(0) && again.lines == ["hello "])

        // Errors come first, though SwiftPM compiles the file with the warning before.
        try write("func early() { let waste = 1 }", to: "Sources/Hello/Early.swift")
        try write("print(greting)", to: "Sources/Hello/main.swift")
        let broken = try casement(["run"])
        #expect(broken.status == .exited(2))
        #expect(
            broken.lines.first?.hasSuffix(
                "Sources/Hello/main.swift:1:7: error: cannot find 'greting' in scope") == true,
            "\(broken.lines)")
        #expect(broken.lines.last == "Hello could not be built")
    }

    @Test("Without files the scenarios of the package are tested")
    func scenarios() throws {
        try writePackage(apps: ["Hello"])
        let none = try casement(["test"])
        #expect(none.status == .exited(64))
        try write("steps:\n  - tapp: A", to: "Scenarios/b.yaml")
        try write("step: []", to: "Scenarios/a.yaml")
        let all = try casement(["test"])
        #expect(all.status == .exited(2))
        #expect(all.lines.map { $0.prefix(18) } == ["Scenarios/a.yaml:1", "Scenarios/b.yaml:2"])
        let below = try casement(["test"], in: "Sources/Hello")
        #expect(below.status == .exited(2))
        #expect(below.lines.allSatisfy { $0.hasPrefix("/") && $0.contains("/Hello/Scenarios/") })
    }

    @Test("A package with several apps or none says so, and what to do")
    func others() throws {
        try writePackage(apps: ["One", "Two"])
        let several = try casement(["test", "a.yaml"])
        #expect(several.status == .exited(2))
        try write("steps: []", to: "a.yaml")
        #expect(
            try casement(["test", "a.yaml"])
                == (
                    .exited(2),
                    ["the package Hello has several apps: take one with --product, out of One, Two"]
                ))
        #expect(
            try casement(["run", "--product", "Tow"])
                == (.exited(2), ["the package Hello has no app “Tow”; did you mean Two?"]))
        try writePackage(apps: [], others: [])
        let none = try casement(["run"])
        #expect(none.status == .exited(2))
        #expect(none.lines.first?.hasPrefix("the package Hello has no app") == true)
        try FileManager.default.removeItem(at: package.appending(path: "Package.swift"))
        let nothing = try casement(["run"])
        #expect(nothing.status == .exited(2))
        #expect(nothing.lines.first?.hasPrefix("there is no Package.swift in ") == true)
        try write("// swift-tools-version: 6.1\nlet package = nothing", to: "Package.swift")
        let unreadable = try casement(["run"])
        #expect(unreadable.status == .exited(2))
        #expect(unreadable.lines.first?.hasSuffix("Hello cannot be read:") == true)
        #expect(
            unreadable.lines.dropFirst().first?.contains("Package.swift:2:15: error: cannot find")
                == true, "\(unreadable.lines)")
    }
}

/// What of a build's output is shown.
struct BuildLogTests {
    private let output = """
        Building for debugging...
        [3/9] Compiling Hello A.swift
        /p/Hello/Sources/Hello/A.swift:3:5: warning: never used
         3 | let a
        /p/Hello/.build/checkouts/B/B.swift:1:1: warning: not ours
        [4/9] Compiling Hello C.swift
        error: emit-module command failed with exit code 1 (use -v to see invocation)
        /p/Hello/Sources/Hello/C.swift:7:1: error: cannot find 'x' in scope
         7 | x
        /p/Hello/Sources/Hello/C.swift:2:1: note: did you mean 'y'?
        [5/9] Emitting module Hello
        /p/Hello/Sources/Hello/C.swift:7:1: error: cannot find 'x' in scope
         7 | x
        /p/Hello/Sources/Hello/C.swift:2:1: note: did you mean 'y'?
        """.split(separator: "\n").map(String.init)

    @Test("Errors come first and once, with their notes, then the warnings of the package itself")
    func errorsFirst() {
        #expect(
            BuildLog(output).report(of: "/p/Hello") == """
                /p/Hello/Sources/Hello/C.swift:7:1: error: cannot find 'x' in scope
                 7 | x
                /p/Hello/Sources/Hello/C.swift:2:1: note: did you mean 'y'?
                /p/Hello/Sources/Hello/A.swift:3:5: warning: never used
                 3 | let a
                """)
    }

    @Test("Of a build that succeeds the package's own warnings are left")
    func warnings() {
        #expect(
            BuildLog(output).warnings(of: "/p/Hello") == """
                /p/Hello/Sources/Hello/A.swift:3:5: warning: never used
                 3 | let a
                """)
    }

    @Test("An error of the linker or of SwiftPM is one, too; without any, the last lines are left")
    func otherErrors() {
        let linker = BuildLog([
            "[8/9] Linking Hello", "ld.lld: error: undefined symbol: f", ">>> referenced by main",
            "error: link command failed with exit code 1",
        ])
        #expect(linker.report(of: "/p").hasPrefix("ld.lld: error: undefined symbol: f\n>>>"))
        #expect(BuildLog(["error: no such module"]).report(of: "/p") == "error: no such module")
        #expect(BuildLog(["[1/2] Compiling A", "Killed"]).report(of: "/p") == "Killed")
    }
}
