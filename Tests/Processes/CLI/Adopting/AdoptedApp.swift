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
        let manifest = try BuildDescription(products)
        let targets = try targets()
        var objects: [String] = []
        for target in targets where target.type == "library" {
            objects.append(try compile(target, manifest, ["-wmo"]))
        }
        for target in targets where target.type == "executable" {
            try run(
                "/usr/bin/env",
                compiling(target, manifest) + manifest.linking + objects
                    + ["-o", executable] + target.sources)
        }
    }

    /// Compiles the tests with the libraries and the app, and runs those of XCTest and those of Swift
    /// Testing. Returns what they print.
    func test() throws -> String {
        let manifest = try BuildDescription(products)
        let targets = try targets()
        var objects: [String] = []
        for target in targets where target.type == "library" {
            objects.append(try compile(target, manifest, ["-wmo", "-enable-testing"]))
        }
        for target in targets where target.type == "executable" {
            // As SwiftPM does it, so that tests have a main function of their own.
            let entry = ["-entry-point-function-name", "\(target.name)_main"]
            let options = ["-wmo", "-enable-testing"] + entry.flatMap { ["-Xfrontend", $0] }
            objects.append(try compile(target, manifest, options))
        }
        var output = ""
        for target in targets where target.type == "test" {
            let runner = "built/\(target.name)Runner.swift"
            try folder.write(try Self.runner(of: target), to: runner)
            let program = folder.path("built/\(target.name)")
            try run(
                "/usr/bin/env",
                compiling(target, manifest) + manifest.linking + objects
                    + ["-lXCTest", "-lTesting", "-o", program, folder.path(runner)]
                    + target.sources)
            output += try run("/usr/bin/env", ["HIKES_TESTS=XCTest", program]) + run(program, [])
        }
        return output
    }

    /// A target as SwiftPM describes it.
    private struct Target {
        let name: String
        let type: String
        let flags: [String]
        let sources: [String]
    }

    /// The targets in their order. A library uses only those that are listed before it, as fixtures
    /// have them.
    private func targets() throws -> [Target] {
        let described = try swift("describe", "--type", "json")
        let dumped = try swift("dump-package")
        let all = (described as? [String: Any])?["targets"] as? [[String: Any]] ?? []
        return try all.map { target in
            guard let name = target["name"] as? String, let path = target["path"] as? String,
                let type = target["type"] as? String, let flags = Self.flags(name, in: dumped)
            else { throw Failure(description: "a target has no name or path") }
            let sources = (target["sources"] as? [String] ?? []).map {
                "\(package)/\(path)/\($0)"
            }
            return Target(
                name: name, type: type, flags: flags,
                sources: sources + (try addResources(of: target, name)))
        }
    }

    private func compiling(_ target: Target, _ manifest: BuildDescription) -> [String] {
        ["swiftc", "-module-name", target.name, "-Onone", "-parse-as-library", "-DDEBUG"]
            + target.flags + manifest.compiling + ["-I", folder.path("built")]
    }

    /// Compiles a module, and returns its object file.
    private func compile(
        _ target: Target, _ manifest: BuildDescription, _ options: [String]
    ) throws -> String {
        let object = folder.path("built/\(target.name).o")
        try run(
            "/usr/bin/env",
            compiling(target, manifest) + options
                + ["-emit-module", "-emit-object", "-o", object] + target.sources)
        return object
    }

    /// A main function that runs the tests of a target, which SwiftPM would write.
    private static func runner(of target: Target) throws -> String {
        var cases: [String] = []
        for path in target.sources {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            guard let name = text.firstMatch(of: #/class (\w+): XCTestCase/#)?.1 else { continue }
            let tests = text.matches(of: #/func (test\w+)\(\)/#).map {
                "(\"\($0.1)\", \(name).\($0.1))"
            }
            cases.append("testCase([\(tests.joined(separator: ", "))])")
        }
        return """
            import Foundation
            import Testing
            import XCTest

            @main struct Runner {
                static func main() async {
                    if ProcessInfo.processInfo.environment["HIKES_TESTS"] == "XCTest" {
                        XCTMain([\(cases.joined(separator: ", "))])
                    }
                    await Testing.__swiftPMEntryPoint() as Never
                }
            }
            """
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

    /// The pictures of the app's window, and those of its previews.
    func pictures() -> [PicturePage.Section] {
        AppPictures(executable: executable, folder: folder.url.appending(path: "pictures")).draw()
    }

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
