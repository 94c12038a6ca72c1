import Foundation
import PackagePlugin

/// Gives a target the Swift names of what is in its asset catalogs: `Image(.logo)`, `Color(.brand)`.
@main
struct AssetSymbolsPlugin: BuildToolPlugin {
    func createBuildCommands(
        context: PluginContext, target: any Target
    ) async throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        var catalogs: Set<String> = []
        var hasResources = false
        for file in target.sourceFiles {
            guard let catalog = Self.catalog(of: file.url) else { continue }
            if Self.catalogIsUsed(catalog) { catalogs.insert(catalog) }
            if file.type == .resource { hasResources = true }
        }
        catalogs.formUnion(Self.catalogs(in: target.directoryURL))
        guard !catalogs.isEmpty else { return [] }
        if !hasResources {
            Diagnostics.warning(
                """
                The asset catalogs of \(target.name) are none of its resources: its target needs \
                resources: [.process("Assets.xcassets")]
                """)
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
        let sorted = catalogs.sorted()
        return [
            .buildCommand(
                displayName: "Naming the assets of \(target.name)",
                executable: try context.tool(named: "AssetSymbolsTool").url,
                arguments: [hasResources ? "Bundle.module" : "Bundle.main", output.path] + sorted,
                inputFiles: sorted.flatMap(Self.files), outputFiles: [output])
        ]
    }

    /// The catalog that a file is in, or is.
    private static func catalog(of url: URL) -> String? {
        guard let end = url.path.range(of: ".xcassets") else { return nil }
        return String(url.path[..<end.upperBound])
    }

    /// Whether an app has the catalog: pictures of previews are not part of it.
    private static func catalogIsUsed(_ path: String) -> Bool {
        !path.contains("/Preview Content/")
    }

    private static func catalogs(in folder: URL) -> [String] {
        var found: [String] = []
        let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let url = walk?.nextObject() as? URL {
            guard url.pathExtension == "xcassets" else { continue }
            walk?.skipDescendants()
            if catalogIsUsed(url.path) { found.append(url.path) }
        }
        return found
    }

    private static func files(of catalog: String) -> [URL] {
        let walk = FileManager.default.enumerator(
            at: URL(fileURLWithPath: catalog), includingPropertiesForKeys: nil)
        var files: [URL] = []
        while let url = walk?.nextObject() as? URL {
            if !url.hasDirectoryPath { files.append(url) }
        }
        return files.sorted { $0.path < $1.path }
    }
}
