import AutomationProtocol
import Foundation
import ProjectFixtures
import Testing

@testable import CasementCLI

/// The app of a project that is adopted in a folder, compiled with the flags that SwiftPM reads from
/// the package, against the modules and objects of this build.
struct AdoptedApp {
    struct Failure: Error, CustomStringConvertible { let description: String }

    let folder: FixtureFolder
    private let package: String
    private let products: URL

    /// Adopts the project `Hikes` in the folder, with a package in place of Casement that has its
    /// products alone: SwiftPM then needs no repository to read the package.
    init(_ folder: FixtureFolder) throws {
        self.folder = folder
        package = folder.path("Hikes-Casement")
        products = URL(filePath: try BuiltApp.path("casement")).deletingLastPathComponent()
        let libraries = [
            "Casement", "CasementData", "CasementCoreData", "CasementTesting", "UIKitNames",
            "AppKitNames", "CoreGraphicsNames",
        ]
        for name in libraries { try folder.write("", to: "Stub/Sources/\(name)/Empty.swift") }
        try folder.write("", to: "Stub/Plugins/AssetSymbols/Empty.swift")
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let names = \(libraries)
            let package = Package(
                name: "Casement",
                products: names.map { .library(name: $0, targets: [$0]) }
                    + [.plugin(name: "AssetSymbols", targets: ["AssetSymbols"])],
                targets: names.map { .target(name: $0) }
                    + [.plugin(name: "AssetSymbols", capability: .buildTool())])
            """, to: "Stub/Package.swift")
        let adoption = try Adoption(
            path: folder.path("Hikes"), into: nil, source: .folder(folder.path("Stub")))
        #expect(adoption.plan.missing.isEmpty)
        _ = try AdoptedPackage(folder: adoption.folder).write(
            adoption.files, adoption.plan.links)
    }

    var executable: String { folder.path("built/Hikes") }

    func build() throws {
        let described = try swift("describe", "--type", "json")
        let dumped = try swift("dump-package")
        guard let target = Self.target("Hikes", in: described),
            let flags = Self.flags("Hikes", in: dumped)
        else { throw Failure(description: "the package has no target Hikes") }
        let root = "\(package)/Sources/Hikes"
        var sources = (target["sources"] as? [String] ?? []).map { "\(root)/\($0)" }
        let resources = (target["resources"] as? [[String: Any]] ?? []).compactMap {
            $0["path"] as? String
        }
        try copy(resources)
        let catalogs = resources.filter { $0.hasSuffix(".xcassets") }
        if !catalogs.isEmpty {
            let names = folder.path("built/Assets.swift")
            try run(
                try BuiltApp.path("AssetSymbolsTool"), ["Bundle.main", names] + catalogs)
            sources.append(names)
        }
        let manifest = try BuildDescription(products)
        try run(
            "/usr/bin/env",
            ["swiftc", "-module-name", "Hikes", "-Onone", "-parse-as-library", "-DDEBUG"]
                + flags + manifest.compiling + manifest.linking + ["-o", executable] + sources)
    }

    private func copy(_ resources: [String]) throws {
        let bundle = folder.url.appending(path: "built/Hikes_Hikes.resources")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        for path in resources {
            let source = URL(filePath: path)
            try FileManager.default.copyItem(
                at: source, to: bundle.appending(path: source.lastPathComponent))
        }
    }

    // MARK: The package as SwiftPM reads it

    private func swift(_ arguments: String...) throws -> Any {
        let output = try run(
            "/usr/bin/env", ["swift", "package", "--package-path", package] + arguments)
        let text = output.drop { $0 != "{" }
        return try JSONSerialization.jsonObject(with: Data(text.utf8))
    }

    private static func target(_ name: String, in package: Any) -> [String: Any]? {
        let targets = (package as? [String: Any])?["targets"] as? [[String: Any]]
        return targets?.first { $0["name"] as? String == name }
    }

    /// The flags of a target's settings.
    private static func flags(_ name: String, in package: Any) -> [String]? {
        let settings = target(name, in: package)?["settings"] as? [[String: Any]]
        return settings?.flatMap { setting -> [String] in
            let kind = setting["kind"] as? [String: Any]
            let mode = (kind?["swiftLanguageMode"] as? [String: Any])?["_0"] as? String
            let flags = (kind?["unsafeFlags"] as? [String: Any])?["_0"] as? [String]
            return (mode.map { ["-swift-version", $0] } ?? []) + (flags ?? [])
        }
    }

    @discardableResult
    private func run(_ path: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        let log = folder.url.appending(path: "log-\(UUID().uuidString)")
        try Data().write(to: log)
        let output = try FileHandle(forWritingTo: log)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        let text = try String(contentsOf: log, encoding: .utf8)
        guard process.terminationStatus == 0 else {
            let errors = AdoptionBuild.errors(in: log).joined(separator: "\n")
            throw Failure(description: errors.isEmpty ? text : errors)
        }
        return text
    }

    // MARK: The app

    /// What the app shows at first, or after elements were tapped.
    func screen(after taps: [String] = []) throws -> Screen {
        let launch = AppLaunch(
            executable: executable, folder: folder.url,
            session: folder.url.appending(path: "session"))
        let app = try AppConnection(launch)
        try app.begin()
        for label in taps {
            let step = ScenarioStep.press(.tap, .element(Selector(label: label)))
            if let failure = try app.perform(step) { throw failure }
        }
        let screen = try app.screen()
        app.process.kill()
        return screen
    }
}
