import CasementCLI
import Foundation

/// Debian's kernel with its modules, as `make setup-machines` unpacks it beside the build.
struct Kernel {
    let folder: URL
    let version: String
    var image: String { folder.appending(path: "boot/vmlinuz-\(version)").path }

    init() throws {
        folder =
            URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../.build-kernel").standardizedFileURL
        let file = folder.appending(path: "version")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw MachineError.missing("a kernel (make setup-machines unpacks one)")
        }
        version = text.trimmingCharacters(in: .newlines)
    }

    /// Writes the files with which a machine starts.
    func makeInitramfs(at path: String, modules: [String]) throws {
        let script = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Guest/make-initramfs").path
        var environment = ProcessInfo.processInfo.environment
        // Where Debian keeps `modprobe`, which not every user's path has.
        environment["PATH", default: "/usr/bin:/bin"] += ":/usr/sbin:/sbin"
        let process = try AppProcess(
            executable: script, arguments: [folder.path, path] + modules, environment: environment)
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
