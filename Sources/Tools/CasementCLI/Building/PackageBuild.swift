import Foundation

/// Builds an app of a package as `swift build` does.
struct PackageBuild {
    let folder: URL
    let product: String
    let report: (String) -> Void
    /// Called several times a second while the compiler works.
    var meanwhile: () -> Void = {}

    /// SwiftPM's folder, which this variable of its own places elsewhere.
    private var products: URL {
        ProcessInfo.processInfo.environment["SWIFTPM_BUILD_DIR"].map { URL(filePath: $0) }
            ?? folder.appending(path: ".build")
    }

    /// Returns the path of the executable. An interrupt ends the build as well.
    func run() throws(PackageError) -> String {
        let isFirst = !FileManager.default.fileExists(atPath: products.path)
        let line = ProgressLine()
        let what = "Building \(product)" + (isFirst ? ", which takes minutes the first time" : "")
        if isFirst || line.isShown { line.isShown ? line.show(what) : report(what) }
        let process: AppProcess
        do {
            let swift = try Tool("swift", from: "swiftlang")
            process = try AppProcess(
                executable: swift.path, arguments: ["build", "--product", product],
                environment: ProcessInfo.processInfo.environment
                    .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 },
                folder: folder.path, endingSignal: SIGINT)
        } catch {
            throw .noCompiler("\(error)")
        }
        var shown = 0
        while process.waitForEnd(until: .now + .milliseconds(100)) == nil {
            meanwhile()
            let new = process.log.dropFirst(shown)
            shown = process.log.count
            if let last = new.last(where: BuildLog.isProgress) { line.show(last) }
            for wait in new where wait.hasPrefix("Another instance of SwiftPM") {
                line.show("")
                report(wait)
            }
        }
        line.show("")
        let log = BuildLog(process.log)
        guard process.ending == .exited(0) else {
            throw .notBuilt(product, report: log.report(of: folder.path))
        }
        let warnings = log.warnings(of: folder.path)
        if !warnings.isEmpty { report(warnings) }
        return products.appending(path: "debug/\(product)").path(percentEncoded: false)
    }
}
