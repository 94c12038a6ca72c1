import Foundation
import Glibc

/// A program that packaging is done with.
struct Tool {
    let path: String

    init(path: String) { self.path = path }

    /// Finds a program by its name; Debian's package is named where it is missing.
    init(_ name: String, from package: String) throws(PackagingError) {
        let listed = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        let folders = listed.map(String.init) + ["/usr/bin", "/usr/sbin", "/bin", "/sbin"]
        let found = folders.map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else { throw .missingTool(name, package: package) }
        path = found
    }

    /// Runs it to its end and returns what it prints.
    @discardableResult
    func run(_ arguments: [String], in folder: URL? = nil) throws(PackagingError) -> String {
        let (output, hasFailed) = try perform(arguments, in: folder)
        guard !hasFailed else {
            // The last lines say what was wrong; a build prints thousands.
            let lines = output.split(separator: "\n").suffix(20).joined(separator: "\n")
            throw .toolFailed(path, output: lines)
        }
        return output
    }

    /// Runs it to its end and returns what it prints on its standard output alone.
    func output(_ arguments: [String], in folder: URL? = nil) throws(PackagingError) -> String {
        // A file takes all that it says meanwhile; a pipe would make it wait for a reader.
        guard let file = tmpfile() else {
            throw .toolFailed(path, output: String(cString: strerror(errno)))
        }
        defer { fclose(file) }
        let errors = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
        let (output, hasFailed) = try perform(arguments, in: folder, errors: errors)
        guard !hasFailed else {
            try? errors.seek(toOffset: 0)
            let said = (try? errors.readToEnd()) ?? Data()
            throw .toolFailed(path, output: String(decoding: said, as: UTF8.self))
        }
        return output
    }

    /// Runs it to its end. What it says on its standard error goes to a file, or among its output.
    private func perform(
        _ arguments: [String], in folder: URL?, errors: FileHandle? = nil
    ) throws(PackagingError) -> (output: String, hasFailed: Bool) {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = errors ?? pipe
        do {
            try process.run()
        } catch {
            throw .toolFailed(path, output: error.localizedDescription)
        }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: output, as: UTF8.self), process.terminationStatus != 0)
    }

    /// Where the system has a library of this name.
    static func library(_ name: String) throws(PackagingError) -> String {
        let known = try Tool("ldconfig", from: "libc-bin").run(["-p"])
        // libz.so.1 (libc6,x86-64) => /lib/x86_64-linux-gnu/libz.so.1
        guard
            let line = known.split(separator: "\n").first(where: {
                $0.trimmingCharacters(in: .whitespaces).hasPrefix("\(name) ")
            }), let path = line.split(separator: " ").last
        else { throw .badData("There is no \(name) here") }
        return String(path)
    }
}
