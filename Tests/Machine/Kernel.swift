import CasementCLI
import Foundation

/// A kernel of Debian's that is installed here, with its modules.
struct Kernel {
    let version: String
    var image: String { "/boot/vmlinuz-\(version)" }

    static func newest() throws -> Kernel {
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/lib/modules")) ?? []
        let found = versions.sorted { $0.compare($1, options: .numeric) == .orderedDescending }
            .map(Kernel.init).first { FileManager.default.isReadableFile(atPath: $0.image) }
        guard let found else {
            throw MachineError.missing("a kernel that can be read (linux-image-amd64)")
        }
        return found
    }

    /// Writes the files with which a machine starts.
    func makeInitramfs(at path: String, modules: [String]) throws {
        let script = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Guest/make-initramfs").path
        var environment = ProcessInfo.processInfo.environment
        // Where Debian keeps `modprobe`, which not every user's path has.
        environment["PATH", default: "/usr/bin:/bin"] += ":/usr/sbin:/sbin"
        let process = try AppProcess(
            executable: script, arguments: [version, path] + modules, environment: environment)
        let ending = process.waitForEnd(until: .now + .seconds(60))
        guard ending == .exited(0) else {
            throw MachineError.failed(
                command: "make-initramfs", status: -1,
                output: process.lastLines.joined(separator: "\n"))
        }
    }
}

/// The programs that the machine is made with.
enum Tool {
    static func path(_ name: String) throws -> String {
        let folders = ["/usr/bin", "/usr/sbin", "/bin", "/sbin", "/usr/local/bin"]
        guard
            let folder = folders.first(where: {
                FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
            })
        else { throw MachineError.missing(name) }
        return "\(folder)/\(name)"
    }
}

/// Executables that were built beside the tests.
enum BuiltApp {
    static func path(_ name: String) throws -> String {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = URL(filePath: own).deletingLastPathComponent()
        return try AppLaunch.executable(at: folder.appending(path: name).path)
    }
}
