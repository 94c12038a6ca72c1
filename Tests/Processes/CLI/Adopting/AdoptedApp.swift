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
    private let app: String
    private let products: URL

    /// Adopts the project at a path in the folder, with a package in place of Casement that has its
    /// products alone: SwiftPM then needs no repository to read the package.
    init(_ path: String, in folder: FixtureFolder) throws {
        self.folder = folder
        products = URL(filePath: try BuiltApp.path("casement")).deletingLastPathComponent()
        let libraries = [
            "Casement", "CasementData", "CasementCoreData", "CasementTesting", "UIKitNames",
            "AppKitNames", "CoreGraphicsNames", "PhotosUINames", "OSNames",
            "OSLogNames", "UserNotificationsNames",
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
            path: folder.path(path), into: nil, source: .folder(folder.path("Stub")))
        #expect(adoption.plan.missing.isEmpty)
        package = adoption.folder
        app = adoption.plan.apps[0]
        _ = try AdoptedPackage(folder: adoption.folder).write(
            adoption.files, adoption.plan.links)
    }

    var executable: String { folder.path("built/\(app)") }

    /// Compiles the libraries, then the app.
    func build() throws {
        let described = try swift("describe", "--type", "json")
        let dumped = try swift("dump-package")
        let manifest = try BuildDescription(products)
        let targets = (described as? [String: Any])?["targets"] as? [[String: Any]] ?? []
        var objects: [String] = []
        // A library uses only those that are listed before it, as fixtures have them.
        for type in ["library", "executable"] {
            for target in targets where target["type"] as? String == type {
                guard let name = target["name"] as? String, let path = target["path"] as? String,
                    let flags = Self.flags(name, in: dumped)
                else { throw Failure(description: "a target has no name or path") }
                var sources = (target["sources"] as? [String] ?? []).map {
                    "\(package)/\(path)/\($0)"
                }
                sources += try addResources(of: target, name)
                let compiling =
                    ["swiftc", "-module-name", name, "-Onone", "-parse-as-library", "-DDEBUG"]
                    + flags + manifest.compiling + ["-I", folder.path("built")]
                if type == "library" {
                    let object = folder.path("built/\(name).o")
                    try run(
                        "/usr/bin/env",
                        compiling + ["-wmo", "-emit-module", "-emit-object", "-o", object] + sources
                    )
                    objects.append(object)
                } else {
                    try run(
                        "/usr/bin/env",
                        compiling + manifest.linking + objects + ["-o", executable] + sources)
                }
            }
        }
    }

    /// Copies the resources beside the executable; returns the sources that name them.
    private func addResources(of target: [String: Any], _ name: String) throws -> [String] {
        let paths = (target["resources"] as? [[String: Any]] ?? []).compactMap {
            $0["path"] as? String
        }
        try copy(paths)
        let catalogs = paths.filter { $0.hasSuffix(".xcassets") }
        guard !catalogs.isEmpty else { return [] }
        let names = folder.path("built/\(name)Assets.swift")
        try run(try BuiltApp.path("AssetSymbolsTool"), ["Bundle.main", names] + catalogs)
        return [names]
    }

    private func copy(_ resources: [String]) throws {
        let bundle = folder.url.appending(path: "built/Hikes_Hikes.resources")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        for path in resources {
            let source = URL(filePath: path)
            let parent = source.deletingLastPathComponent()
            let place =
                parent.pathExtension == "lproj"
                ? bundle.appending(path: parent.lastPathComponent) : bundle
            try FileManager.default.createDirectory(
                at: place, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: source, to: place.appending(path: source.lastPathComponent))
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
    func screen(
        after taps: [String] = [], in locale: String? = nil
    ) throws -> Screen {
        let home = try TemporaryFolder()
        defer { withExtendedLifetime(home) {} }
        let launch = AppLaunch(
            executable: executable, folder: home.url,
            session: home.url.appending(path: "session"))
        let app = try AppConnection(launch)
        try app.begin()
        if let locale {
            var environment = EnvironmentChange()
            environment.locale = locale
            if let failure = try app.perform(.environment(environment)) { throw failure }
        }
        for label in taps {
            let step = ScenarioStep.press(.tap, .element(Selector(label: label)))
            if let failure = try app.perform(step) { throw failure }
        }
        let screen = try app.screen()
        app.process.kill()
        return screen
    }
}
