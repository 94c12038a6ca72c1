import Foundation

/// Where a new package finds Casement.
package enum CasementSource: Hashable, Sendable {
    case folder(String)
    case branch(String, of: String)
    case revision(String, of: String)

    /// Chooses by what the command was given; without a path and a URL it is the checkout that the
    /// command's executable was built from.
    init(
        path: String?, url: String?, branch: String?, revision: String?,
        executable: URL = Checkout.executable
    ) throws(NewPackageError) {
        switch (path, url) {
        case (_?, _?): throw .twoSources
        case (let path, nil):
            guard branch == nil, revision == nil else { throw .pointWithoutURL }
            if let path {
                self = .folder(try Checkout.path(at: path))
            } else if let path = try Checkout.path(of: executable) {
                self = .folder(path)
            } else {
                throw .noSource
            }
        case (nil, let url?):
            switch (branch, revision) {
            case (let branch?, nil): self = .branch(branch, of: url)
            case (nil, let revision?): self = .revision(revision, of: url)
            default: throw .noPointInHistory
            }
        }
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
