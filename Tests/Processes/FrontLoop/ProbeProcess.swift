import Foundation
import Testing

/// A running `LoopProbe`, its output read line by line.
final class ProbeProcess {
    private let process = Process()
    private let input = Pipe()
    private let output: LineReader

    init(_ front: String, environment: [String: String] = [:]) throws {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = URL(fileURLWithPath: own).deletingLastPathComponent()
        let pipe = Pipe()
        process.executableURL = folder.appendingPathComponent("LoopProbe")
        process.arguments = [front]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = pipe
        output = LineReader(pipe.fileHandleForReading.fileDescriptor, keeping: pipe)
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    func tell(_ line: String) {
        input.fileHandleForWriting.write(Data("\(line)\n".utf8))
    }

    func signal(_ number: Int32) { kill(process.processIdentifier, number) }

    /// The next line that holds one of the texts; fails if the process ends or hangs before.
    @discardableResult
    func expect(
        _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        var seen: [String] = []
        while let line = output.next() {
            if texts.contains(where: line.contains) { return line }
            seen.append(line)
        }
        Issue.record("No line with any of \(texts) in \(seen)", sourceLocation: sourceLocation)
        throw ProbeEnded()
    }

    func exitStatus() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }
}

struct ProbeEnded: Error {}
