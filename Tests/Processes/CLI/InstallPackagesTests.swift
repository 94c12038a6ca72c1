import Automation
import Foundation
import Testing
import Waiting

/// `make setup`, with programs in place of the system's that install nothing.
struct InstallPackagesTests {
    private let folder: TemporaryFolder
    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Tools/install-packages").standardizedFileURL.path

    init() throws {
        folder = try TemporaryFolder()
        // Two packages are installed, and those in a file besides.
        try write(
            "dpkg-query",
            """
            case "$*" in *db:Status*) ;; *) echo .; exit ;; esac
            for name in one two $(cat "$FOLDER/installed" 2>/dev/null); do echo "ii  $name"; done
            """)
        try write("id", "echo ${USER_NUMBER:-0}")
        try write("sudo", "exit 1")
        try write("apt-get", #"echo "$*" >>"$FOLDER/calls""#)
    }

    private func write(_ name: String, _ text: String) throws {
        let file = folder.url.appending(path: name)
        try "#!/bin/bash\n\(text)\n".write(to: file, atomically: true, encoding: .utf8)
        try makeExecutable(file.path)
    }

    /// Lets `apt-get` fail with a message if its arguments have a word, and first run a command.
    private func failApt(at word: String, _ message: String, first command: String = "") throws {
        try write(
            "apt-get",
            """
            case " $* " in *" \(word) "*) \(command)
                echo "\(message)" >&2; exit 100 ;; esac
            """)
    }

    private func run(
        _ packages: [String], variables: [String: String] = [:]
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: Self.script)
        process.arguments = ["to test"] + packages
        process.environment = [
            "PATH": "\(folder.url.path):/usr/bin:/bin", "FOLDER": folder.url.path,
        ].merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    private var calls: String {
        (try? String(contentsOf: folder.url.appending(path: "calls"), encoding: .utf8)) ?? ""
    }

    @Test("With everything there, nothing is asked of apt and nothing is said")
    func nothingMissing() throws {
        let (status, output) = try run(["one", "two"])
        #expect(status == 0 && output.isEmpty && calls.isEmpty)
    }

    @Test("What is missing is named with what it is for, and installed by itself")
    func missing() throws {
        let (status, output) = try run(["one", "three", "four"])
        #expect(status == 0)
        #expect(output.hasPrefix("Installing packages to test: three four\n"))
        let last = try #require(calls.split(separator: "\n").last)
        #expect(last.hasSuffix("install -y --no-install-recommends three four"))
    }

    @Test("Without the network the sentence says so, and that nothing was installed")
    func noNetwork() throws {
        try failApt(at: "update", "E: Failed to fetch http://deb.example/InRelease")
        let (status, output) = try run(["three"])
        #expect(status == 1)
        #expect(output.contains("apt-get update failed (Failed to fetch"))
        #expect(output.contains("Connect this machine"))
        #expect(output.contains("Nothing was installed."))
    }

    @Test("A user who may not install packages gets the command for somebody who may")
    func noRoot() throws {
        let (status, output) = try run(["one", "three"], variables: ["USER_NUMBER": "1000"])
        #expect(status == 1)
        #expect(output.contains("run: apt-get install --no-install-recommends three"))
        #expect(calls.isEmpty)
    }

    @Test("A package that this system does not know is named before anything is installed")
    func unknown() throws {
        try failApt(at: "--dry-run", "E: Unable to locate package three")
        let (status, output) = try run(["three", "four"])
        #expect(status == 1)
        #expect(output.contains("has no package three, which Debian 12 has."))
        #expect(output.contains("SETUP=no"))
        #expect(output.contains("Nothing was installed."))
    }

    @Test("A full disk is named, and what was not installed")
    func fullDisk() throws {
        try failApt(
            at: "--no-install-recommends three four",
            "E: You don't have enough free space in /var/cache/apt/archives/.",
            first: #"case "$*" in *dry*) exit 0 ;; esac; echo four >"$FOLDER/installed";"#)
        let (status, output) = try run(["three", "four"])
        #expect(status == 1)
        #expect(output.contains("enough free space"))
        #expect(output.contains("Make room on that disk, and run make again."))
        #expect(output.contains("Not installed: three."))
    }
}
