import Foundation
import ProjectFixtures
import Testing

@testable import CasementCLI

/// `casement adopt` as it is run: what it writes, says and leaves.
struct AdoptCommandTests {
    private func adopt(
        _ folder: FixtureFolder, _ arguments: [String], _ variables: [String: String] = [:]
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: try BuiltApp.path("casement"))
        process.arguments = ["adopt"] + arguments
        process.currentDirectoryURL = folder.url
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    private func project(_ files: [String: String]) throws -> FixtureFolder {
        let folder = try FixtureFolder()
        for (path, text) in files { try folder.write(text, to: "Hikes/\(path)") }
        return folder
    }

    private func paths(_ folder: FixtureFolder, _ name: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path(name)).sorted()
    }

    @Test(
        "A package is written beside the project, with links to its sources and nothing else of it")
    func written() throws {
        let folder = try project(Fixtures.groups)
        let before = try paths(folder, "Hikes")
        let (status, output) = try adopt(folder, ["Hikes/Hikes.xcodeproj", "--without-build"])
        #expect(status == 0, "\(output)")
        #expect(output.contains("Hikes-Casement is a package with Hikes, of 2 Swift files."))
        #expect(try paths(folder, "Hikes") == before)
        let link = folder.path("Hikes-Casement/Sources/Hikes/Project")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link)
                == "../../../Hikes/Hikes")
        #expect(FileManager.default.fileExists(atPath: "\(link)/HikesApp.swift"))
        #expect(try folder.text("Hikes-Casement/Makefile").contains("APP ?= Hikes"))
        let list = try folder.text("Hikes-Casement/Sources/Hikes/Generated/AppInformation.plist")
        #expect(list.contains("Hikes &amp; walks"))
    }

    @Test("A dry run writes nothing, and says it as JSON too")
    func dryRun() throws {
        let folder = try project(Fixtures.controllers)
        let (status, output) = try adopt(folder, ["Hikes", "--dry-run", "--json"])
        #expect(status == 1)
        let value = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        let rows = try #require(value?["missing"] as? [[String: Any]])
        #expect(rows.contains { $0["name"] as? String == "UINavigationController" })
        #expect(value?["isWritten"] as? Bool == false)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == ["Hikes"])
    }

    @Test("What is missing is a table with the place and what to do")
    func table() throws {
        let folder = try project(Fixtures.controllers)
        let (status, output) = try adopt(folder, ["Hikes", "--dry-run"])
        #expect(status == 1)
        #expect(output.contains("MODULE  NAME"))
        #expect(output.contains("Hikes/SceneDelegate.swift:13  show a NavigationStack"))
        #expect(output.contains("1 name is missing here."))
    }

    @Test("A second run writes what is new, and keeps what a person has changed")
    func update() throws {
        let folder = try project(Fixtures.bare)
        let arguments = ["Hikes", "--without-build"]
        #expect(try adopt(folder, arguments).status == 0)
        let makefile = try folder.text("Hikes-Casement/Makefile") + "\nmine:\n"
        try folder.write(makefile, to: "Hikes-Casement/Makefile")
        try folder.write("{}", to: "Hikes/Data/more.json")
        let second = try adopt(folder, arguments)
        #expect(second.status == 0 && !second.output.contains("was changed"))
        #expect(try folder.text("Hikes-Casement/Makefile") == makefile)
        #expect(try folder.text("Hikes-Casement/Package.swift").contains("more.json"))

        let manifest = try folder.text("Hikes-Casement/Package.swift") + "// mine\n"
        try folder.write(manifest, to: "Hikes-Casement/Package.swift")
        try folder.write("{}", to: "Hikes/Data/third.json")
        let third = try adopt(folder, arguments)
        #expect(third.output.contains("Package.swift was changed and is kept"))
        #expect(try folder.text("Hikes-Casement/Package.swift") == manifest)
        let other = try folder.text("Hikes-Casement/Package.swift.adopted")
        #expect(other.contains("third.json") && !other.contains("// mine"))
    }

    @Test("What is there and was not written by it is left as it is")
    func taken() throws {
        let folder = try project(Fixtures.bare)
        try folder.write("mine", to: "Other/file")
        let (status, output) = try adopt(folder, ["Hikes", "--into", "Other", "--without-build"])
        #expect(status == 2 && output.contains("casement adopt has not written it"))
        #expect(try paths(folder, "Other") == ["file"])
        let inside = try adopt(folder, ["Hikes", "--into", "Hikes", "--without-build"])
        #expect(inside.status == 2 && inside.output.contains("a folder of its own"))
    }

    @Test("A folder in the project is written into if it is named")
    func inside() throws {
        let folder = try project(Fixtures.bare)
        let arguments = ["Hikes", "--into", "Hikes/Linux", "--without-build"]
        #expect(try adopt(folder, arguments).status == 0)
        #expect(try folder.text("Hikes/Linux/Package.swift").contains("\"Project/Linux\","))
        let second = try adopt(folder, arguments)
        #expect(second.status == 0 && second.output.contains("of 3 Swift files."))
    }

    @Test("Where nothing may be written, a sentence says so and nothing is left")
    func noPermission() throws {
        let folder = try project(Fixtures.bare)
        // A file in place of a folder refuses the administrator, too.
        try folder.write("", to: "file")
        let (status, output) = try adopt(
            folder, ["Hikes", "--into", "file/Package", "--without-build"])
        #expect(status == 2 && output.contains("cannot be written"))
        #expect(output.split(separator: "\n").count == 1)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("")).sorted()
                == ["Hikes", "file"])
    }

    @Test(
        "What cannot be adopted is said in a sentence, and nothing is written",
        arguments: [
            ([:], "There is nothing at Hikes."), (["a.txt": ""], "no Swift file in it says @main"),
            (["A.swift": "@main struct A {}"], "No Swift file of Hikes imports SwiftUI."),
            (["A.xcodeproj/project.pbxproj": "{ a = ("], "is damaged: line 1"),
        ])
    func refusals(files: [String: String], sentence: String) throws {
        let folder = try project(files)
        let (status, output) = try adopt(folder, ["Hikes", "--without-build"])
        #expect(status == 2 && output.contains(sentence), "\(output)")
        #expect(output.split(separator: "\n").count == 1)
        #expect(!FileManager.default.fileExists(atPath: folder.path("Hikes-Casement")))
    }

    /// A program in place of `swift`, found before it.
    private func compiler(_ script: String, in folder: FixtureFolder) throws -> [String: String] {
        try folder.write("#!/bin/sh\n\(script)\n", to: "bin/swift")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/swift"))
        return ["PATH": "\(folder.path("bin")):/usr/bin:/bin"]
    }

    @Test("A build that fails is said with its errors, and the package stays")
    func failedBuild() throws {
        let folder = try project(Fixtures.bare)
        let variables = try compiler("echo 'A.swift:1:2: error: no such thing'; exit 1", in: folder)
        let (status, output) = try adopt(folder, ["Hikes"], variables)
        #expect(status == 1)
        #expect(output.contains("The package does not build; "))
        #expect(output.contains("    A.swift:1:2: error: no such thing"))
        #expect(try folder.text("Hikes-Casement/.build/adopt.log").contains("no such thing"))
        #expect(try folder.text("Hikes-Casement/Package.swift").contains("Hikes"))
    }

    @Test("An app that was built and does not start is said, beside the page")
    func failedStart() throws {
        let folder = try project(Fixtures.bare)
        let script = """
            mkdir -p .build/debug
            printf '#!/bin/sh\\nexit 3\\n' >.build/debug/Hikes
            chmod 755 .build/debug/Hikes
            """
        let (status, output) = try adopt(
            folder, ["Hikes"], try compiler(script, in: folder))
        #expect(status == 1)
        #expect(output.contains("Hikes was not drawn: the app ended with status 3"))
        let page = try folder.text("Hikes-Casement/.build/pictures/index.html")
        #expect(page.contains("Hikes was not drawn"))
    }

    @Test("The errors of a build that fails are shown, each once")
    func buildErrors() throws {
        let folder = try FixtureFolder([
            "log": "[1/2] Compiling\nA.swift:1:2: error: no\nnote\nA.swift:1:2: error: no\n",
            "other": "one\ntwo",
        ])
        #expect(AdoptionBuild.errors(in: folder.url.appending(path: "log")).count == 1)
        #expect(AdoptionBuild.errors(in: folder.url.appending(path: "other")) == ["one", "two"])
    }

    @Test("A page shows each picture, with what was not drawn")
    func page() throws {
        var page = PicturePage(title: "A & B")
        page.sections = [
            .init(
                title: "A", pictures: [.init(title: "<One>", path: "/p/a b/1.png")],
                problems: ["A was not drawn"])
        ]
        let text = page.text(below: "/p")
        #expect(text.contains("<img src=\"a%20b/1.png\" alt=\"&lt;One&gt;\">"))
        #expect(text.contains("A was not drawn") && text.contains("<h1>A &amp; B</h1>"))
    }

    @Test("An app that ends at once, and one that never rests, are said in a sentence")
    func strangeApps() throws {
        let folder = try FixtureFolder()
        for (name, script) in [("ends", "exit 3"), ("hangs", "exec sleep 60")] {
            try folder.write("#!/bin/sh\n\(script)\n", to: name)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.path(name))
            let pictures = AppPictures(
                executable: folder.path(name), folder: folder.url, patience: 0.5)
            let sections = pictures.draw()
            #expect(sections.allSatisfy { $0.pictures.isEmpty })
            #expect(sections[0].problems.first?.contains("\(name) was not drawn") == true)
        }
    }
}
