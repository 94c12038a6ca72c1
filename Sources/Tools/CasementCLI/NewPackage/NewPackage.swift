import Foundation

/// A package with an app, a test and a scenario, ready to be written.
package struct NewPackage {
    let name: PackageName
    let source: CasementSource
    let framework: BorrowedFramework?
    /// Whether the app has `URLSession` and pictures from the network.
    let usesNetwork: Bool
    /// Whether the app keeps its items in a store.
    let usesData: Bool

    package init(
        name: PackageName, source: CasementSource, with framework: BorrowedFramework? = nil,
        usesNetwork: Bool = true, usesData: Bool = false
    ) {
        self.name = name
        self.source = source
        self.framework = framework
        self.usesNetwork = usesNetwork
        self.usesData = usesData
    }

    /// The texts by their paths in the package.
    package var files: [String: String] {
        let app = AppTemplate(name: name)
        let project = ProjectTemplate(
            name: name, source: source, framework: framework, usesNetwork: usesNetwork,
            usesData: usesData)
        let sources = usesData ? DataTemplate(name: name).files : app.files
        let shared = [
            "Package.swift": project.manifest,
            "Makefile": project.makefile,
            "README.md": project.readme,
            ".gitignore": project.ignoredFiles,
            ".github/workflows/test.yml": project.workflow,
            "Sources/\(name.text)/Assets.xcassets/Contents.json": app.catalog,
            "Sources/\(name.text)/Assets.xcassets/AccentColor.colorset/Contents.json":
                app.accentColor,
            "Scenarios/picture.yaml": app.pictureScenario,
            "Scenarios/\(ScenarioSchema.fileName)": ScenarioSchema.text,
        ]
        let settings = EditorTemplate(name: name).files
        return shared.merging(sources) { $1 }.merging(settings) { $1 }
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
