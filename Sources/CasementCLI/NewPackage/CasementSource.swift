import Foundation

/// Where a new package finds Casement.
package enum CasementSource: Hashable, Sendable {
    case folder(String)
    case branch(String, of: String)
    case revision(String, of: String)

    /// Chooses by what the command was given.
    package init(
        path: String?, url: String?, branch: String?, revision: String?
    ) throws(NewPackageError) {
        switch (path, url) {
        case (nil, nil): throw .noSource
        case (_?, _?): throw .twoSources
        case (let path?, nil):
            guard branch == nil, revision == nil else { throw .pointWithoutURL }
            self = .folder(try Self.checkout(at: path))
        case (nil, let url?):
            switch (branch, revision) {
            case (let branch?, nil): self = .branch(branch, of: url)
            case (nil, let revision?): self = .revision(revision, of: url)
            default: throw .noPointInHistory
            }
        }
    }

    /// The absolute path of a checkout, so that the package builds wherever it is moved.
    private static func checkout(at path: String) throws(NewPackageError) -> String {
        let url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
            isFolder.boolValue
        else { throw .noFolder(path) }
        let sources = url.appending(path: "Sources/Casement").path
        guard FileManager.default.fileExists(atPath: sources) else { throw .noCheckout(path) }
        let full = url.path(percentEncoded: false)
        return full.count > 1 && full.hasSuffix("/") ? String(full.dropLast()) : full
    }

    /// The entry in the dependencies of `Package.swift`, with the package's traits where they are
    /// not the usual ones.
    func dependency(traits: [String]? = nil) -> String {
        let end = traits.map { ", traits: \($0))" } ?? ")"
        return switch self {
        case .folder(let path):
            ".package(name: \"Casement\", path: \(path.debugDescription)\(end)"
        case .branch(let branch, let url):
            ".package(url: \(url.debugDescription), branch: \(branch.debugDescription)\(end)"
        case .revision(let revision, let url):
            ".package(url: \(url.debugDescription), revision: \(revision.debugDescription)\(end)"
        }
    }

    /// The name by which SwiftPM knows the package: that of a repository is the end of its address.
    var identity: String {
        switch self {
        case .folder: return "Casement"
        case .branch(_, let url), .revision(_, let url):
            let end = url.split(separator: "/").last.map(String.init) ?? url
            return end.hasSuffix(".git") ? String(end.dropLast(4)) : end
        }
    }
}
