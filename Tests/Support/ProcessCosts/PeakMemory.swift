import Foundation

/// The memory that the process takes at most from now on, also if it gives it back at once.
///
/// Other tests take memory, too: what is measured runs in a process of its own.
package struct PeakMemory {
    private let before: Int

    package init() throws {
        // A 5 makes the memory that is taken now the most there was.
        guard let file = fopen("/proc/self/clear_refs", "w") else { throw NoMeasure() }
        let isWritten = fputs("5", file) >= 0
        guard fclose(file) == 0, isWritten else { throw NoMeasure() }
        before = try Self.most()
    }

    /// How many bytes more than at first were taken at most.
    package var growth: Int {
        get throws { try Self.most() - before }
    }

    private static func most() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        guard let kilobytes = status.firstMatch(of: #/VmHWM:\s+(\d+) kB/#).flatMap({ Int($0.1) })
        else { throw NoMeasure() }
        return kilobytes << 10
    }

    package struct NoMeasure: Error, CustomStringConvertible {
        package var description: String { "the kernel does not say how much memory is taken" }
    }
}

/// Ends the process if some work takes as many bytes of memory at any time. Under the address
/// sanitizer, which keeps what is freed, bytes mean nothing.
package func spending(lessThan bytes: Int, _ work: () throws -> Void) throws {
    let memory = try PeakMemory()
    try work()
    let spent = try memory.growth
    let keepsWhatIsFreed = dlsym(nil, "__asan_init") != nil
    precondition(spent < bytes || keepsWhatIsFreed, "It took \(spent >> 20) MB.")
}
