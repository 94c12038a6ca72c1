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

    /// The next line that holds the text; fails where the process ends or hangs before.
    @discardableResult
    func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String
    {
        var seen: [String] = []
        while let line = output.next() {
            if line.contains(text) { return line }
            seen.append(line)
        }
        Issue.record("No line with “\(text)” in \(seen)", sourceLocation: sourceLocation)
        throw ProbeEnded()
    }

    func exitStatus() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }
}

struct ProbeEnded: Error {}
