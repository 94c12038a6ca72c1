import Foundation

/// What `casement watch` shows in place of an app.
enum WatchedPreviews {
    case none
    /// All previews of the files that were saved last.
    case ofFiles
    /// The first preview with a text in its name.
    case one(String)
    /// That one under several conditions.
    case variants(String)

    /// Tells what an app shows after files were saved: their previews, or all if they have none.
    static func board(of paths: Set<String>) -> String {
        let files = paths.filter { $0.hasSuffix(".swift") && hasPreviews($0) }
            .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
            // Names in a variable are separated by commas.
            .filter { !$0.contains(",") }
        return files.isEmpty ? "all" : "files:" + files.sorted().joined(separator: ",")
    }

    private static func hasPreviews(_ path: String) -> Bool {
        (try? String(contentsOfFile: path, encoding: .utf8))?.contains("#Preview") ?? false
    }
}
