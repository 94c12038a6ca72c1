import Foundation

/// A child process whose resources are measured.
final class ChildProcess {
    let identifier: pid_t
    private let output: FileHandle
    private let input: FileHandle
    private var buffer = Data()
    private var hasEnded = false

    /// Starts a program; nil where it cannot be.
    init?(_ path: String, _ arguments: [String] = [], environment: [String: String]) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let (out, into) = (Pipe(), Pipe())
        posix_spawn_file_actions_adddup2(&actions, into.fileHandleForReading.fileDescriptor, 0)
        posix_spawn_file_actions_adddup2(&actions, out.fileHandleForWriting.fileDescriptor, 1)
        for end in [into.fileHandleForWriting, out.fileHandleForReading] {
            posix_spawn_file_actions_addclose(&actions, end.fileDescriptor)
        }
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var surroundings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + surroundings { free(word) } }
        var identifier: pid_t = 0
        guard posix_spawnp(&identifier, path, &actions, nil, &words, &surroundings) == 0 else {
            return nil
        }
        self.identifier = identifier
        output = out.fileHandleForReading
        input = into.fileHandleForWriting
        try? out.fileHandleForWriting.close()
        try? into.fileHandleForReading.close()
    }

    deinit {
        try? input.close()
        guard !hasEnded else { return }
        kill(identifier, SIGKILL)
        waitpid(identifier, nil, 0)
    }

    /// Waits until it has ended by itself.
    func waitUntilEnd() {
        guard !hasEnded else { return }
        waitpid(identifier, nil, 0)
        hasEnded = true
    }

    /// Waits for the next line it writes; nil where it has ended.
    func readLine() -> String? {
        while true {
            if let end = buffer.firstIndex(of: 10) {
                let line = String(decoding: buffer[buffer.startIndex..<end], as: UTF8.self)
                buffer = Data(buffer[(end + 1)...])
                return line
            }
            let more = output.availableData
            guard !more.isEmpty else { return nil }
            buffer.append(more)
        }
    }

    /// Gives it a line to read.
    func writeLine(_ line: String) { try? input.write(contentsOf: Data((line + "\n").utf8)) }

    // MARK: What it costs

    /// Milliseconds that its threads have run so far, those that have ended too.
    var processorTime: Double {
        var clock = clockid_t()
        var time = timespec()
        guard clock_getcpuclockid(identifier, &clock) == 0, clock_gettime(clock, &time) == 0 else {
            return .nan
        }
        return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1e6
    }

    /// The most RAM it has occupied at any moment so far, in MB.
    var peakMemory: Double {
        memory("VmHWM:")
    }

    /// The RAM it occupies now, in MB.
    var residentMemory: Double { memory("VmRSS:") }

    /// A line of its status in MB. The kernel's kB are 1,024 bytes.
    private func memory(_ key: String) -> Double {
        let lines = text("status").split(separator: "\n")
        let line = lines.first { $0.hasPrefix(key) } ?? ""
        let kilobytes = line.split(separator: " ").compactMap { Double($0) }.first ?? 0
        return kilobytes * Memory.kilobyte / Memory.megabyte
    }

    /// What its executable and the libraries it has loaded take on disk, in MB.
    var codeSize: Double {
        var files: Set<String> = []
        for line in text("maps").split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 2)
            guard words.count == 3, words[1].contains("x"),
                let slash = words[2].firstIndex(of: "/")
            else { continue }
            files.insert(String(words[2][slash...]))
        }
        let bytes = files.compactMap {
            try? FileManager.default.attributesOfItem(atPath: $0)[.size] as? Int
        }
        return Double(bytes.reduce(0, +)) / Memory.megabyte
    }

    private func text(_ name: String) -> String {
        (try? String(contentsOfFile: "/proc/\(identifier)/\(name)", encoding: .utf8)) ?? ""
    }
}
