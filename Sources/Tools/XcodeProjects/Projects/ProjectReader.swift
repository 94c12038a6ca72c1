import Foundation
import Limits

/// Reads what stands at a path, whatever kind of project it is.
package struct ProjectReader {
    /// Folders that do not count, such as the package that is written.
    let skipping: Set<String>

    package init(skipping: Set<String> = []) { self.skipping = skipping }

    package func read(_ path: String) throws(ProjectError) -> AdoptedProject {
        let full = FileTree.resolved(path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder),
            isFolder.boolValue
        else { throw .missing(path) }
        guard FileManager.default.isReadableFile(atPath: full) else {
            throw .cannotRead(path, reason: "it may not be looked into")
        }
        switch RelativePath.ending(full) {
        case "xcodeproj", "xcworkspace":
            let folder =
                full.hasSuffix(".xcodeproj/project.xcworkspace")
                ? RelativePath.parent(full) : full
            let tree = try FileTree("/" + RelativePath.parent(folder), skipping: skipping)
            return try read(RelativePath.name(folder), in: tree)
        default:
            let tree = try FileTree(full, skipping: skipping)
            return try read(folder: tree, shown: path)
        }
    }

    private func read(_ name: String, in tree: FileTree) throws(ProjectError) -> AdoptedProject {
        var adopted = AdoptedProject(name: Self.plain(name), tree: tree)
        if RelativePath.ending(name) == "xcworkspace" {
            try WorkspaceReader(path: name, tree: tree).read(into: &adopted)
        } else {
            try XcodeReader(project: XcodeProject(name, in: tree), tree: tree).read(into: &adopted)
        }
        return adopted
    }

    /// A folder may be a playground, or hold a workspace, a project, a package or Swift files.
    private func read(folder tree: FileTree, shown: String) throws(ProjectError) -> AdoptedProject {
        let names = tree.folders[""] ?? []
        let isPlayground = RelativePath.ending(tree.root) == "swiftpm"
        let hasManifest = tree.files.contains("Package.swift")
        for ending in ["xcworkspace", "xcodeproj"] where !isPlayground {
            let found = names.filter { RelativePath.ending($0) == ending }
            if found.count > 1 { throw .severalProjects(shown, found) }
            if let name = found.first { return try read(name, in: tree) }
        }
        var adopted = AdoptedProject(name: Self.plain(RelativePath.name(tree.root)), tree: tree)
        if isPlayground || hasManifest {
            try ManifestReader(tree: tree).read(into: &adopted)
            return adopted
        }
        // The project may be one folder further down.
        let below = names.filter(tree.isFolder).flatMap { folder in
            (tree.folders[folder] ?? []).filter { RelativePath.ending($0) == "xcodeproj" }
                .map { "\(folder)/\($0)" }
        }
        if below.count > 1 { throw .severalProjects(shown, below) }
        if let path = below.first { return try read(path, in: tree) }
        try FolderReader(tree: tree).read(into: &adopted, shown: shown)
        return adopted
    }

    /// A name without its ending.
    private static func plain(_ path: String) -> String {
        let name = RelativePath.name(path)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }
}
