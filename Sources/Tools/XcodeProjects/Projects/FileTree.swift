import Foundation

/// The files below a folder, read once, with what leads out of the folder or in a circle left out.
package struct FileTree: Sendable {
    package static let mostFiles = 50_000
    private static let mostLevels = 48
    /// What other tools fetch and build, of which no target of a project has files.
    private static let foreignFolders: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]

    /// An absolute path without links.
    package let root: String
    /// The names in each folder, in their order, by the folder's path below the root.
    package private(set) var folders: [String: [String]] = [:]
    /// Files that can be read: those whose content is in the root.
    package private(set) var files: Set<String> = []
    /// Links that lead out of the root, to nothing or to folders, and folders that are not looked
    /// into.
    package private(set) var links: Set<String> = []

    /// Reads a folder; `skipping` are absolute paths that do not count.
    package init(_ path: String, skipping: Set<String> = []) throws(ProjectError) {
        root = Self.resolved(path)
        var count = 0
        var waiting = [("", 0)]
        while let (folder, level) = waiting.popLast() {
            let full = folder.isEmpty ? root : "\(root)/\(folder)"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: full)) ?? []
            var kept: [String] = []
            for name in names.sorted() where !name.hasPrefix(".") {
                let path = folder.isEmpty ? name : "\(folder)/\(name)"
                guard !skipping.contains("\(root)/\(path)") else { continue }
                count += 1
                guard count <= Self.mostFiles else {
                    throw .tooManyFiles(root, limit: Self.mostFiles)
                }
                kept.append(name)
                switch Self.kind("\(root)/\(path)") {
                case .folder
                where level < Self.mostLevels && !Self.foreignFolders.contains(name):
                    waiting.append((path, level + 1))
                case .file: files.insert(path)
                case .link where isKept(path): files.insert(path)
                default: links.insert(path)
                }
            }
            folders[folder] = kept
        }
    }

    private enum Kind { case file, folder, link, other }

    private static func kind(_ path: String) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .other }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    /// Whether a link is one to a file below the root.
    private func isKept(_ path: String) -> Bool {
        var status = stat()
        let full = "\(root)/\(path)"
        guard stat(full, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        return RelativePath.isInside(Self.resolved(full), root)
    }

    package static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else {
            return URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
        }
        defer { free(real) }
        return String(cString: real)
    }

    package func isFolder(_ path: String) -> Bool { folders[path] != nil }

    /// The files in a folder and below it, except in folders that `enters` refuses.
    package func files(
        below folder: String, entering enters: (String) -> Bool = { _ in true }
    ) -> [String] {
        var found: [String] = []
        var waiting = [folder]
        while let folder = waiting.popLast() {
            for name in (folders[folder] ?? []).reversed() {
                let path = folder.isEmpty ? name : "\(folder)/\(name)"
                if isFolder(path) {
                    if enters(path) { waiting.append(path) } else { found.append(path) }
                } else if files.contains(path) {
                    found.append(path)
                }
            }
        }
        return found.sorted()
    }
}
