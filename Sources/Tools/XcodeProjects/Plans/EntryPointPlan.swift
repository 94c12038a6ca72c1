import Foundation
import Limits

/// What becomes of files that say `@UIApplicationMain`, at which the compiler crashes on Linux: copies
/// of them that say `@main`, which means the same, are compiled in their place.
struct EntryPointPlan {
    private(set) var remarks: [String] = []
    /// The texts of the copies, by the paths of the files.
    private var copies: [String: String] = [:]

    /// Has the tokens say `@main`, too.
    init(_ project: AdoptedProject, _ tokens: inout [String: [SwiftToken]]) {
        for path in tokens.keys.sorted() {
            let lines = Self.changeForm(in: &tokens[path, default: []])
            guard !lines.isEmpty, let text = Self.copy(of: path, changing: lines, project.tree)
            else { continue }
            copies[path] = text
            remarks.append(
                "\(path) says @UIApplicationMain: a copy that says @main is compiled in its place.")
        }
    }

    /// Files that are not compiled.
    var replaced: Set<String> { Set(copies.keys) }

    /// The copies for a target.
    func files(for plan: TargetPlan) -> [String: String] {
        let folder = "\(plan.folder)/\(TargetPlan.generated)"
        let own = Set(plan.target.sources).intersection(copies.keys)
        return own.reduce(into: [:]) {
            $0["\(folder)/\(RelativePath.name($1))"] = copies[$1]
        }
    }

    /// The lines of the old form.
    private static func changeForm(in tokens: inout [SwiftToken]) -> Set<Int> {
        var lines: Set<Int> = []
        for index in tokens.indices.dropFirst()
        where tokens[index].text == oldForm && tokens[index - 1].text == "@" {
            tokens[index].text = "main"
            lines.insert(tokens[index].line)
        }
        return lines
    }

    private static let oldForm = "UIApplicationMain"

    private static func copy(
        of path: String, changing changed: Set<Int>, _ tree: FileTree
    ) -> String? {
        guard
            let data = try? BoundedFile.read("\(tree.root)/\(path)", limit: SwiftFile.largest)
        else { return nil }
        var lines = data.split(separator: 0x0A, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        for line in changed where lines.indices.contains(line - 1) {
            lines[line - 1] = lines[line - 1].replacingOccurrences(of: "@\(oldForm)", with: "@main")
        }
        // The lines keep their numbers.
        return lines.joined(separator: "\n")
            + "\n// Written by `casement adopt` from \(path), which says @\(oldForm).\n"
    }
}
