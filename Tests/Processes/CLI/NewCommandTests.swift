import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// `casement new` writes a whole package or nothing. `make new-check` builds and tests one.
struct NewCommandTests {
    private let folder: TemporaryFolder
    private let checkout = URL(filePath: #filePath)
        .appending(path: "../../../..").standardizedFileURL

    init() throws { folder = try TemporaryFolder() }

    /// Runs the built command in the folder.
    private func new(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: try BuiltApp.path("casement"))
        process.arguments = ["new"] + arguments
        process.currentDirectoryURL = folder.url
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    private var written: [String] {
        get throws { try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    }

    @Test("A new package has an app, tests, scenarios, and the commands to run them")
    func files() throws {
        let (status, output) = try new(["Hello", "--package-path", checkout.path])
        #expect(status == 0)
        #expect(output.contains("make test"))
        let hidden =
            ["", "/workflows"].map { ".github\($0)" } + [".sourcekit-lsp", ".vscode", ".zed"]
        let files = try written.filter { $0.contains(".") }.sorted()
        #expect(
            files.filter { !hidden.contains(String($0.dropFirst("Hello/".count))) } == [
                "Hello/.github/workflows/test.yml", "Hello/.gitignore",
                "Hello/.sourcekit-lsp/config.json", "Hello/.vscode/extensions.json",
                "Hello/.vscode/launch.json", "Hello/.vscode/settings.json", "Hello/.zed/debug.json",
                "Hello/Package.swift", "Hello/README.md", "Hello/Scenarios/killed.yaml",
                "Hello/Scenarios/picture.yaml", "Hello/Scenarios/scenario.schema.json",
                "Hello/Sources/Hello/Assets.xcassets",
                "Hello/Sources/Hello/Assets.xcassets/AccentColor.colorset",
                "Hello/Sources/Hello/Assets.xcassets/AccentColor.colorset/Contents.json",
                "Hello/Sources/Hello/Assets.xcassets/Contents.json",
                "Hello/Sources/Hello/ContentView.swift", "Hello/Sources/Hello/HelloApp.swift",
                "Hello/Sources/Hello/ItemList.swift", "Hello/Tests/HelloTests/HelloAppTests.swift",
            ])
        #expect(try written.contains("Hello/Makefile"))
        let manifest = try text("Hello/Package.swift")
        #expect(manifest.contains(#".package(name: "Casement", path: "\#(checkout.path)")"#))
        #expect(manifest.contains(#""-module-alias", "SwiftUI=Casement""#))
        #expect(manifest.contains(#""-module-alias", "UniformTypeIdentifiers=ContentTypes""#))
        #expect(manifest.contains(#""-module-alias", "CoreTransferable=Transfers""#))
        #expect(try text("Hello/Tests/HelloTests/HelloAppTests.swift").contains("import Hello"))
    }

    @Test("A package depends on the checkout of the command if nothing else is said")
    func checkoutOfTheCommand() throws {
        #expect(try new(["Hello"]).status == 0)
        let dependency = #".package(name: "Casement", path: "\#(checkout.path)")"#
        #expect(try text("Hello/Package.swift").contains(dependency))
    }

    /// What `make test` would run in the package `Hello`.
    private func plannedTest(path: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/make")
        process.arguments = ["--dry-run", "-C", folder.url.appending(path: "Hello").path, "test"]
        process.environment = ["PATH": path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("A new package uses the installed command of its checkout, and else builds one")
    func installedCommand() throws {
        _ = try new(["Hello", "--package-path", checkout.path])
        let build = "swift build --product casement"
        #expect(try plannedTest(path: "/usr/bin:/bin").contains(build))

        let prefix = folder.url.appending(path: "prefix")
        for name in ["bin", "share/casement"] {
            try FileManager.default.createDirectory(
                at: prefix.appending(path: name), withIntermediateDirectories: true)
        }
        let installed = prefix.appending(path: "bin/casement")
        try FileManager.default.copyItem(at: URL(filePath: "/usr/bin/true"), to: installed)
        let record = prefix.appending(path: "share/casement/checkout")
        let path = "\(prefix.path)/bin:/usr/bin:/bin"
        try Data("/elsewhere\n".utf8).write(to: record)
        #expect(try plannedTest(path: path).contains(build))
        try Data("\(checkout.path)\n".utf8).write(to: record)
        #expect(try !plannedTest(path: path).contains(build))
        #expect(try plannedTest(path: path).contains("\"\(installed.path)\" test Scenarios/"))
    }

    @Test("The commands of a new package hand SwiftPM's traits to the compiler in one order")
    func traits() throws {
        _ = try new(["Hello", "--package-path", checkout.path])
        #expect(try text("Hello/Makefile").contains("export SWIFT_DETERMINISTIC_HASHING := 1"))
    }

    @Test("A new package can use values of UIKit, unless it asks for AppKit's or for none")
    func frameworks() throws {
        _ = try new(["Plain", "--package-path", checkout.path, "--no-uikit"])
        #expect(try !text("Plain/Package.swift").contains("UIKit"))
        #expect(try !text("Plain/Package.swift").contains("CoreGraphics"))
        _ = try new(["Phone", "--package-path", checkout.path])
        let phone = try text("Phone/Package.swift")
        #expect(phone.contains(#""-module-alias", "UIKit=UIKitNames""#))
        #expect(phone.contains(#""-module-alias", "CoreGraphics=CoreGraphicsNames""#))
        #expect(phone.contains(#".product(name: "UIKitNames", package: "Casement")"#))
        _ = try new(["Mac", "--package-path", checkout.path, "--appkit"])
        let mac = try text("Mac/Package.swift")
        #expect(mac.contains(#""AppKit=AppKitNames""#) && !mac.contains("UIKit"))
    }

    @Test("A package with data has a model, a query, and the product and the alias that they need")
    func data() throws {
        #expect(try new(["Kept", "--package-path", checkout.path, "--data"]).status == 0)
        let manifest = try text("Kept/Package.swift")
        #expect(manifest.contains(#"SwiftData=CasementData"#))
        #expect(manifest.contains(#".product(name: "CasementData", package: "Casement")"#))
        #expect(try text("Kept/Sources/Kept/Item.swift").contains("@Model"))
        #expect(try text("Kept/Sources/Kept/ContentView.swift").contains("@Query("))
        #expect(try text("Kept/Tests/KeptTests/KeptAppTests.swift").contains("inMemory: true"))
        let scenario = folder.url.appending(path: "Kept/Scenarios/killed.yaml")
        #expect(try !ScenarioParser.parse(file: scenario.path).steps.isEmpty)
        _ = try new(["Plain", "--package-path", checkout.path])
        #expect(try !text("Plain/Package.swift").contains("CasementData"))
    }

    @Test("The assets of a new app are resources, and the plugin names them")
    func assets() throws {
        _ = try new(["Hello", "--package-path", checkout.path])
        let manifest = try text("Hello/Package.swift")
        #expect(manifest.contains(#".process("Assets.xcassets")"#))
        #expect(manifest.contains(#".plugin(name: "AssetSymbols", package: "Casement")"#))
        #expect(try text("Hello/Sources/Hello/ContentView.swift").contains("Color.accentColor"))
    }

    @Test("Its scenarios parse")
    func scenarios() throws {
        _ = try new(["Hello", "--package-path", checkout.path])
        for name in ["killed", "picture"] {
            let file = folder.url.appending(path: "Hello/Scenarios/\(name).yaml")
            #expect(try !ScenarioParser.parse(file: file.path).steps.isEmpty)
        }
    }

    @Test("A package without the network names neither the trait nor the module")
    func withoutNetwork() throws {
        let arguments = ["Hello", "--package-path", checkout.path, "--without-network"]
        #expect(try new(arguments).status == 0)
        let manifest = try text("Hello/Package.swift")
        #expect(manifest.contains(#"path: "\#(checkout.path)", traits: ["SDL", "Macros"])"#))
        #expect(manifest.contains(#"["Publishing", "Observation", "UIKitNames"].flatMap"#))
        #expect(!manifest.contains("FoundationNetworking"))
    }

    @Test("A branch or a revision of a repository is named as SwiftPM knows it")
    func repository() throws {
        let url = "https://example.org/ui/casement-linux.git"
        #expect(try new(["One", "--url", url, "--branch", "main"]).status == 0)
        let branch = try text("One/Package.swift")
        #expect(branch.contains(#".package(url: "\#(url)", branch: "main")"#))
        #expect(branch.contains(#"package: "casement-linux""#))
        #expect(try !text("One/.github/workflows/test.yml").contains("one machine"))
        #expect(try new(["Two", "--url", url, "--revision", "086c647"]).status == 0)
        #expect(try text("Two/Package.swift").contains(#"revision: "086c647""#))
    }

    @Test(
        "What cannot be done is said in a sentence, and nothing is written",
        arguments: [
            (["9lives", "--package-path", "/"], "“9lives” cannot name a Swift module"),
            (["a-b", "--package-path", "/"], "“a-b” cannot name a Swift module"),
            (["my-app", "--package-path", "/"], "digits and _, such as MyApp."),
            (["../Up", "--package-path", "/"], "“../Up” cannot name a Swift module"),
            (["Views", "--package-path", "CHECKOUT"], "“Views” is taken"),
            (["swiftui", "--package-path", "CHECKOUT"], "“swiftui” is taken"),
            (["class", "--package-path", "CHECKOUT"], "“class” is taken"),
            (["Hello", "--branch", "b"], "belong to --url"),
            (["Hello", "--package-path", "/nowhere"], "There is no folder at /nowhere."),
            (["Hello", "--package-path", "/usr"], "The folder /usr is not a checkout of Casement"),
            (["Hello", "--package-path", "/", "--url", "u"], "not at both"),
            (["Hello", "--url", "u"], "--url needs either --branch or --revision"),
            (["Hello", "--url", "u", "--branch", "b", "--revision", "r"], "either --branch or"),
            (["Hello", "--package-path", "CHECKOUT", "--branch", "b"], "belong to --url"),
            (["Hello", "--package-path", "CHECKOUT", "--uikit", "--appkit"], "exclude each other"),
        ])
    func refusals(arguments: [String], sentence: String) throws {
        let arguments = arguments.map { $0 == "CHECKOUT" ? checkout.path : $0 }
        let (status, output) = try new(arguments)
        #expect(status == 1)
        #expect(output.contains(sentence))
        #expect(output.split(separator: "\n").count == 1)
        #expect(try written.isEmpty)
    }

    @Test("What is there already is left as it is")
    func existing() throws {
        let file = folder.url.appending(path: "Hello")
        try Data("mine".utf8).write(to: file)
        let (status, output) = try new(["Hello", "--package-path", checkout.path])
        #expect(status == 1)
        #expect(output == "There is already something called Hello here.\n")
        #expect(try written == ["Hello"])
        #expect(try text("Hello") == "mine")
    }

    @Test("Every module of Casement is known as taken")
    func takenNames() throws {
        let sources = checkout.appending(path: "Sources")
        func names(in folder: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(
                atPath: sources.appending(path: folder).path)
        }
        var modules = try names(in: "Modules/Names")
        for folder in try names(in: "") where folder != "Demos" {
            modules += try names(in: folder).filter { $0 != "Names" }
        }
        #expect(modules.count > 60)
        for name in modules {
            #expect(PackageName.casementModules.contains(name), "\(name)")
        }
    }

    @Test("The packages that a new app installs are among those of Casement")
    func systemPackages() throws {
        let makefile = checkout.appending(path: "Makefile")
        let words = Set(
            try String(contentsOf: makefile, encoding: .utf8).split(whereSeparator: \.isWhitespace))
        for package in ProjectTemplate.systemPackages {
            #expect(words.contains(Substring(package)), "\(package)")
        }
    }
}
