import Foundation

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
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        do {
            try process.run()
        } catch {
            throw .toolFailed(path, output: error.localizedDescription)
        }
        let output = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            // The last lines say what was wrong; a build prints thousands.
            let lines = output.split(separator: "\n").suffix(20).joined(separator: "\n")
            throw .toolFailed(path, output: lines)
        }
        return output
    }

    /// Runs it to its end and returns what it prints on its standard output alone.
    func output(_ arguments: [String], in folder: URL? = nil) throws(PackagingError) -> String {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            throw .toolFailed(path, output: error.localizedDescription)
        }
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw .toolFailed(path, output: String(decoding: complaint, as: UTF8.self))
        }
        return String(decoding: text, as: UTF8.self)
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
