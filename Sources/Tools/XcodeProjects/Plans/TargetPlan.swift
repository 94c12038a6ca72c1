/// A target of the package: where its files are, and how it is compiled.
struct TargetPlan {
    /// The link in the target's folder to the folder that holds all its files.
    static let link = "Project"
    static let generated = "Generated"

    let target: AdoptedTarget
    /// The name of the target and of its module in the package.
    let module: String
    /// The folder that holds all files of the target, below the root.
    let base: String
    let excluded: [String]
    /// Rules of resources, by their paths in the target's folder.
    private(set) var resources: [String] = []
    /// Rules of those for previews, which a released app does not have.
    private(set) var previewResources: [String] = []
    private(set) var hasCatalog = false
    /// Two resources of one name, of which the second is left out.
    private(set) var clashes: [String] = []
    let sources: [String]

    /// The target's folder in the package.
    var folder: String { "\(target.kind == .tests ? "Tests" : "Sources")/\(module)" }

    init(
        _ target: AdoptedTarget, module: String, in tree: FileTree, without replaced: Set<String>,
        skipping package: String
    ) {
        self.target = target
        self.module = module
        sources = Set(target.sources).subtracting(replaced).sorted()
        let resources = Set(target.resources).sorted()
        let members = sources + resources
        base = RelativePath.commonFolder(members.map(RelativePath.parent))
        excluded = Self.excluded(below: base, members, tree, package)
        for path in resources { add(path, tree) }
    }

    /// What is in the folder and no part of the target: whole folders where nothing in them is.
    private static func excluded(
        below base: String, _ members: [String], _ tree: FileTree, _ package: String
    ) -> [String] {
        let files = Set(members)
        var used: Set<String> = [base]
        for path in members {
            var folder = RelativePath.parent(path)
            while used.insert(folder).inserted, !folder.isEmpty {
                folder = RelativePath.parent(folder)
            }
        }
        var excluded: [String] = []
        var waiting = [base]
        while let folder = waiting.popLast() {
            for name in tree.folders[folder] ?? [] {
                let path = folder.isEmpty ? name : "\(folder)/\(name)"
                if files.contains(path) { continue }
                if tree.isFolder(path), used.contains(path) {
                    waiting.append(path)
                } else {
                    excluded.append(path)
                }
            }
        }
        // The package may stand in the folder that it links to.
        if RelativePath.isInside(package, tree.root), package != tree.root {
            let path = RelativePath.way(from: tree.root, to: package)
            let top = used.contains(RelativePath.parent(path)) ? path : nil
            if let top, RelativePath.isInside(top, base) { excluded.append(top) }
        }
        return excluded.sorted().map { linked($0, base) }
    }

    private static func linked(_ path: String, _ base: String) -> String {
        let below = base.isEmpty ? path : String(path.dropFirst(base.count + 1))
        return "\(link)/\(below)"
    }

    private var names: Set<String> = []

    private mutating func add(_ path: String, _ tree: FileTree) {
        let parent = RelativePath.name(RelativePath.parent(path))
        let isTranslated = parent.hasSuffix(".lproj")
        let name = (isTranslated ? "\(parent)/" : "") + RelativePath.name(path)
        guard names.insert(name).inserted else {
            clashes.append(path)
            return
        }
        let ending = RelativePath.ending(path)
        if ending == "xcassets" { hasCatalog = true }
        let isCopied =
            !isTranslated
            && (tree.isFolder(path) ? ending != "xcassets" : ending == "xcstrings")
            || ending == "swift"
        let rule = ".\(isCopied ? "copy" : "process")(\(Self.linked(path, base).debugDescription))"
        if "/\(path)".contains("/Preview Content/") {
            previewResources.append(rule)
        } else {
            resources.append(rule)
        }
    }
}
