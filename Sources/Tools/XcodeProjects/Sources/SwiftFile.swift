import Foundation
import Limits

/// What a Swift file imports, uses and declares, under the conditions of a build.
struct SwiftFile: Sendable {
    static let largest = 16 << 20

    typealias Import = SwiftNameReader.Import

    let imports: [Import]
    /// Names with a capital that stand for something declared elsewhere, with their first lines.
    let uses: [String: Int]
    /// Names after a dot, with their first lines.
    let members: [String: Int]
    /// What the file declares: types, functions, properties, cases and parameters of types.
    let declared: Set<String>
    /// The types after `@main` and its older forms, with the form.
    let mains: [String]
    /// What classes derive from, or conform to in the first place, with the first lines.
    let superclasses: [String: Int]

    static func tokens(_ path: String, _ tree: FileTree) -> [SwiftToken] {
        guard let data = try? BoundedFile.read("\(tree.root)/\(path)", limit: largest) else {
            return []
        }
        return SwiftTokens.all(of: Array(data))
    }

    /// Whether the file has the program's entry.
    static func isMain(_ path: String, _ tree: FileTree) -> Bool {
        let all = tokens(path, tree)
        return all.indices.contains {
            all[$0].text == "@" && $0 + 1 < all.count
                && SwiftNameReader.mainForms.contains(all[$0 + 1].text)
        }
    }

    static func isTest(_ path: String, _ tree: FileTree) -> Bool {
        let imports = SwiftFile(tokens(path, tree)).imports.map(\.module)
        return imports.contains("XCTest") || imports.contains("Testing")
    }

    init(_ tokens: [SwiftToken]) {
        var reader = SwiftNameReader(tokens)
        reader.read()
        imports = reader.imports
        declared = reader.declared
        members = reader.members
        mains = reader.mains
        superclasses = reader.superclasses
        uses = reader.uses.filter { !reader.declared.contains($0.key) }
    }
}
