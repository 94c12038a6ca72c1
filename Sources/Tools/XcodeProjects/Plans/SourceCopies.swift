import Foundation
import Limits

/// Copies of files with changes, which are compiled in place of the files. Their lines keep their
/// numbers.
struct SourceCopies {
    private let tree: FileTree
    private var lines: [String: [String]] = [:]
    /// What was changed in each copy, as the end of a sentence.
    private var changes: [String: [String]] = [:]

    init(_ tree: FileTree) { self.tree = tree }

    /// Changes the lines of a file's copy; does nothing if the file cannot be read. The text says
    /// what is different in the copy: “which says @main”.
    mutating func change(_ path: String, _ text: String, _ body: (inout [String]) -> Void) {
        if lines[path] == nil {
            guard
                let data = try? BoundedFile.read("\(tree.root)/\(path)", limit: SwiftFile.largest)
            else { return }
            lines[path] = data.split(separator: 0x0A, omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
        body(&lines[path, default: []])
        changes[path, default: []].append(text)
    }

    /// The files that have a copy.
    var paths: Set<String> { Set(lines.keys) }

    /// The text of a file's copy.
    func text(of path: String) -> String? {
        guard let lines = lines[path] else { return nil }
        let what = changes[path, default: []].joined(separator: ", ")
        return lines.joined(separator: "\n")
            + "\n// Written by `casement adopt` from \(path), \(what).\n"
    }

    /// The copies for a target.
    func files(for plan: TargetPlan) -> [String: String] {
        let folder = "\(plan.folder)/\(TargetPlan.generated)"
        return paths.intersection(plan.target.sources).reduce(into: [:]) {
            $0["\(folder)/\(RelativePath.name($1))"] = text(of: $1)
        }
    }
}
