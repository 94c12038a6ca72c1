import Foundation

/// The sockets with a path that a process of the same user listens at, as Linux's `proc` has them.
package enum ProcessSockets {
    /// The path of the first such socket whose file has a name; `nil` if there is none, or the process
    /// has ended or is another user's.
    package static func path(of process: Int32, file name: String) -> String? {
        let descriptors = "/proc/\(process)/fd"
        let files = FileManager.default
        guard let numbers = try? files.contentsOfDirectory(atPath: descriptors) else { return nil }
        // As `socket:[3983752]`.
        let own = Set(
            numbers.compactMap {
                try? files.destinationOfSymbolicLink(atPath: "\(descriptors)/\($0)")
            })
        // Those that the process sees, which may live in a network of its own.
        guard let all = files.contents(atPath: "/proc/\(process)/net/unix") else { return nil }
        for line in String(decoding: all, as: UTF8.self).split(separator: "\n") {
            // Address, count, protocol, flags, type, state, number of the inode, path.
            let fields = line.split(separator: " ", maxSplits: 7)
            guard fields.count == 8, own.contains("socket:[\(fields[6])]"),
                fields[7].split(separator: "/").last.map(String.init) == name
            else { continue }
            return String(fields[7])
        }
        return nil
    }
}
