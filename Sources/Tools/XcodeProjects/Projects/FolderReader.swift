import Foundation

/// Makes a target of the Swift files of a folder without any project.
struct FolderReader {
    let tree: FileTree

    func read(into adopted: inout AdoptedProject, shown: String) throws(ProjectError) {
        let all = tree.files(below: "") { !FileRole.isOne($0) }
        let mains = all.filter { RelativePath.ending($0) == "swift" && SwiftFile.isMain($0, tree) }
        guard !mains.isEmpty else { throw .nothingToAdopt(shown) }
        guard mains.count == 1 else { throw .severalProjects(shown, mains) }
        var app = AdoptedTarget(
            name: adopted.name, module: ModuleName.identifier(adopted.name), kind: .app)
        var tests = AdoptedTarget(
            name: adopted.name + "Tests", module: app.module + "Tests", kind: .tests)
        tests.dependencies = [app.name]
        for path in all {
            if RelativePath.ending(path) == "swift", SwiftFile.isTest(path, tree) {
                tests.add(path, in: tree)
            } else if !Self.isDocument(path) {
                app.add(path, in: tree)
            }
        }
        app.information = InformationList(name: adopted.name).values
        adopted.targets = tests.sources.isEmpty ? [app] : [app, tests]
    }

    /// What stands beside sources for people.
    static func isDocument(_ path: String) -> Bool {
        let name = RelativePath.name(path).lowercased()
        return name.hasPrefix("readme") || name.hasPrefix("license") || name.hasPrefix("licence")
            || name.hasPrefix("changelog") || name == "makefile" || name == "package.resolved"
            || ["md", "yml", "yaml", "sh", "rb", "py", "lock", "toml"].contains(
                RelativePath.ending(path))
    }
}
