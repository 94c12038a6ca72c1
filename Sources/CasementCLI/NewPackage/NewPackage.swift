import Foundation

/// A package with an app, a test and a scenario, ready to be written.
package struct NewPackage {
    let name: PackageName
    let source: CasementSource
    let framework: BorrowedFramework?
    /// Whether the app has `URLSession` and pictures from the network.
    let usesNetwork: Bool

    package init(
        name: PackageName, source: CasementSource, with framework: BorrowedFramework? = nil,
        usesNetwork: Bool = true
    ) {
        self.name = name
        self.source = source
        self.framework = framework
        self.usesNetwork = usesNetwork
    }

    /// The texts by their paths in the package.
    package var files: [String: String] {
        let app = AppTemplate(name: name)
        let project = ProjectTemplate(
            name: name, source: source, framework: framework, usesNetwork: usesNetwork)
        return [
            "Package.swift": project.manifest,
            "Makefile": project.makefile,
            "README.md": project.readme,
            ".gitignore": project.ignoredFiles,
            ".github/workflows/test.yml": project.workflow,
            "Sources/\(name.text)/\(name.appType).swift": app.app,
            "Sources/\(name.text)/ContentView.swift": app.contentView,
            "Sources/\(name.text)/ItemList.swift": app.model,
            "Sources/\(name.text)/Assets.xcassets/Contents.json": app.catalog,
            "Sources/\(name.text)/Assets.xcassets/AccentColor.colorset/Contents.json":
                app.accentColor,
            "Tests/\(name.text)Tests/\(name.appType)Tests.swift": app.test,
            "Scenarios/killed.yaml": app.scenario,
            "Scenarios/picture.yaml": app.pictureScenario,
        ]
    }

    /// Writes all files, or none: they are written to a folder beside it that is then renamed.
    package func write(in parent: URL) throws(NewPackageError) {
        let folder = parent.appending(path: name.text, directoryHint: .isDirectory)
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw .exists(name.text)
        }
        let draft = parent.appending(
            path: ".\(name.text)-\(UUID().uuidString)", directoryHint: .isDirectory)
        do {
            for (path, text) in files {
                let file = draft.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            try FileManager.default.moveItem(at: draft, to: folder)
        } catch {
            try? FileManager.default.removeItem(at: draft)
            throw .cannotWrite(name.text, reason: error.localizedDescription)
        }
    }
}
