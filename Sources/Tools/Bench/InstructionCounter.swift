import CInstructions
import Foundation

/// Counts the instructions of operations, which, unlike times, are nearly the same in each run.
///
/// The kernel counts them where the processor's counters are accessible, which they often are not
/// in a virtual machine. Valgrind counts them everywhere, in some fifty times the time.
@MainActor
enum InstructionCounter {
    /// Whether the kernel counts; asked for the first time, it begins to.
    static let isSupported = ci_begin()

    /// Calls a function so that valgrind can count its instructions.
    static func call(_ function: () -> Void) {
        withoutActuallyEscaping(function) { function in
            let box = Unmanaged.passRetained(Box(function))
            ci_counted_call(
                { pointer in
                    guard let pointer else { return }
                    let box = Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue()
                    box.function()
                }, box.toOpaque())
            box.release()
        }
    }

    private final class Box {
        let function: () -> Void
        init(_ function: @escaping () -> Void) { self.function = function }
    }

    /// The instructions of all parts of a sample, counted by valgrind in another process.
    static func countByValgrind(_ operation: Operation) throws -> Double? {
        guard operation.work == .inProcess else { return nil }
        let folder = TemporarySession()
        defer { withExtendedLifetime(folder) {} }
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let file = folder.url.appending(path: "callgrind")
        let program = try copyWithoutDebugInformation(in: folder.url)
        let process = ChildProcess(
            "valgrind",
            [
                "--tool=callgrind", "--toggle-collect=ci_counted_call",
                "--callgrind-out-file=\(file.path)", program, "--operation", operation.name,
                "--samples", "1",
            ], environment: ProcessInfo.processInfo.environment)
        guard let process else {
            throw WrongResult("valgrind, which counts instructions here, is not installed.")
        }
        guard let line = process.readLine(), line.hasPrefix("{") else {
            throw WrongResult("\(operation.name) did not run under valgrind.")
        }
        process.waitUntilEnd()
        let text = try String(contentsOf: file, encoding: .utf8)
        let total = text.split(separator: "\n").first { $0.hasPrefix("summary: ") }
        guard let count = total.flatMap({ Double($0.dropFirst("summary: ".count)) }) else {
            throw WrongResult("valgrind's file has no sum.")
        }
        return count
    }

    /// The path of a copy of this program without what debuggers read: valgrind gives up where that
    /// is newer than itself.
    private static func copyWithoutDebugInformation(in folder: URL) throws -> String {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        let copy = folder.appending(path: "bench").path
        ChildProcess(
            "strip", ["--strip-debug", "-o", copy, own],
            environment: ProcessInfo.processInfo.environment
        )?.waitUntilEnd()
        guard FileManager.default.isExecutableFile(atPath: copy) else {
            throw WrongResult("strip did not copy \(own).")
        }
        return copy
    }
}
