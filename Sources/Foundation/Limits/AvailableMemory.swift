import Foundation

/// The memory that this process can still get.
package enum AvailableMemory {
    /// The number of bytes by the system's files: what the machine has left, what the control groups
    /// of the process allow and what the process may map; `nil` if none of them says.
    package static func bytes(root: String = "") -> Int? {
        [machine(root), controlGroups(root), addressSpace(root)].compactMap { $0 }.min()
    }

    private static func machine(_ root: String) -> Int? {
        guard let line = line(beginning: "MemAvailable:", of: root + "/proc/meminfo") else {
            return nil
        }
        return line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
            .map { $0.multipliedReportingOverflow(by: 1024).partialValue }
    }

    /// What the group of the process and each group around it leave.
    private static func controlGroups(_ root: String) -> Int? {
        guard let line = line(beginning: "0::/", of: root + "/proc/self/cgroup") else { return nil }
        var path = line.dropFirst(3).split(separator: "/").map(String.init)
        var least: Int?
        while true {
            let folder = ([root + "/sys/fs/cgroup"] + path).joined(separator: "/")
            if let most = number(in: folder + "/memory.max"),
                let used = number(in: folder + "/memory.current")
            {
                least = min(least ?? .max, max(most - used, 0))
            }
            guard path.popLast() != nil else { return least }
        }
    }

    private static func addressSpace(_ root: String) -> Int? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0,
            limit.rlim_cur < UInt64(Int.max),
            let used = text(of: root + "/proc/self/statm")?.split(separator: " ").first
                .flatMap({ Int($0) })
        else { return nil }
        return max(Int(limit.rlim_cur) - used * Int(sysconf(Int32(_SC_PAGESIZE))), 0)
    }

    private static func number(in path: String) -> Int? {
        text(of: path).flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
            .flatMap { $0 >= 0 ? $0 : nil }
    }

    /// The first line that begins so. Bytes are compared: characters take ten times as long to find.
    private static func line(beginning start: String, of path: String) -> Substring? {
        text(of: path)?.utf8.split(separator: UInt8(ascii: "\n"))
            .first { $0.starts(with: start.utf8) }.map(Substring.init)
    }

    /// The beginning of a file of the system, whose size is not known before it is read.
    private static func text(of path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 16_384)
        let count = read(file, &bytes, bytes.count)
        return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
    }
}
