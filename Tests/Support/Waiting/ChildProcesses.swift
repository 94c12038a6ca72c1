import Foundation

/// The processes that a process has started, by whichever of its threads.
package func childProcesses(of process: pid_t) throws -> [pid_t] {
    let tasks = "/proc/\(process)/task"
    return try FileManager.default.contentsOfDirectory(atPath: tasks).flatMap { thread in
        // A thread may have ended meanwhile.
        let list = try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)
        return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
}
