import Foundation

/// Builds a package that adopts a project.
struct AdoptionBuild {
    let folder: URL
    let report: (String) -> Void

    /// SwiftPM's folder, which this variable of its own places elsewhere.
    private var products: URL {
        ProcessInfo.processInfo.environment["SWIFTPM_BUILD_DIR"].map { URL(filePath: $0) }
            ?? folder.appending(path: ".build")
    }

    var pictures: URL { products.appending(path: "pictures") }

    func executable(_ app: String) -> String {
        products.appending(path: "debug/\(app)").path(percentEncoded: false)
    }

    func run() throws(AdoptionError) {
        report("Building it, which takes minutes the first time.")
        let log = products.appending(path: "adopt.log")
        let process = Process()
        do {
            let swift = try Tool("swift", from: "swiftlang")
            try FileManager.default.createDirectory(
                at: pictures, withIntermediateDirectories: true)
            try Data().write(to: log)
            let output = try FileHandle(forWritingTo: log)
            process.executableURL = URL(filePath: swift.path)
            process.arguments = ["build"]
            process.currentDirectoryURL = folder
            process.environment = ProcessInfo.processInfo.environment
                .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
            process.standardOutput = output
            process.standardError = output
            try process.run()
        } catch {
            throw .noCompiler("\(error)")
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw .buildFailed(log: log.path(percentEncoded: false), lines: Self.errors(in: log))
        }
    }

    /// The first errors; the last lines if the compiler has said none.
    static func errors(in log: URL) -> [String] {
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n").map(String.init)
        var seen: Set<String> = []
        let errors = lines.filter { $0.contains("error:") && seen.insert($0).inserted }
        return errors.isEmpty ? Array(lines.suffix(5)) : Array(errors.prefix(20))
    }
}
