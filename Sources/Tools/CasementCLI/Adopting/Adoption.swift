import Foundation
import XcodeProjects

/// A project at a path, and the package that is made of it.
struct Adoption {
    /// The package's folder: an absolute path.
    let folder: String
    let plan: AdoptionPlan
    /// The texts of the package by their paths in it.
    let files: [String: String]

    init(path: String, into: String?, source: CasementSource) throws {
        let full = FileTree.resolved(path)
        let isProject = ["xcodeproj", "xcworkspace"].contains(RelativePath.ending(full))
        let root = isProject ? "/" + RelativePath.parent(full) : full
        let folder = Self.folder(root, into)
        guard folder != root, !RelativePath.isInside(root, folder) else {
            throw AdoptionError.ownFolder(into ?? folder)
        }
        self.folder = folder
        let project = try ProjectReader(skipping: [folder]).read(path)
        let cache = PackageCache()
        let options = PackageOptions(
            folder: folder, dependency: source.dependency(), identity: source.identity,
            takenModules: PackageName.taken, refusal: { cache.refusal(of: $0) })
        plan = try AdoptionPlan(project, options)
        let makefile = AdoptedMakefile(apps: plan.apps, source: source)
        files = plan.files.merging([
            "Makefile": makefile.text, ".gitignore": ".build/\n.swiftpm/\nPackage.resolved\n",
        ]) { $1 }
    }

    /// A path without links, whose folder may not be there yet.
    private static func folder(_ root: String, _ into: String?) -> String {
        guard let into else { return root + "-Casement" }
        let url = URL(filePath: into, directoryHint: .isDirectory).standardizedFileURL
        let path = url.path(percentEncoded: false)
        if FileManager.default.fileExists(atPath: path) { return FileTree.resolved(path) }
        let parent = FileTree.resolved("/" + RelativePath.parent(path))
        return (parent == "/" ? "" : parent) + "/" + RelativePath.name(path)
    }
}

/// Why nothing is written: a sentence each.
enum AdoptionError: Error, CustomStringConvertible {
    case ownFolder(String)
    case taken(String)
    case cannotWrite(String, reason: String)
    case buildFailed(log: String, lines: [String])
    case noCompiler(String)

    var description: String {
        switch self {
        case .ownFolder(let path):
            "The package needs a folder of its own: --into \(path) holds the project."
        case .taken(let path):
            "\(path) is there already, and casement adopt has not written it: choose --into FOLDER."
        case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)."
        case .buildFailed(let log, let lines):
            "The package does not build; \(log) has all that was said."
                + lines.map { "\n    \($0)" }.joined()
        case .noCompiler(let reason): "swift build cannot be started: \(reason)."
        }
    }
}
