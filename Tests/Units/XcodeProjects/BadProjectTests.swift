import Foundation
import ProjectFixtures
import Testing

@testable import XcodeProjects

/// What is wrong with a project is a sentence, and what can be adopted is.
struct BadProjectTests {
    private func sentence(
        _ files: [String: String], at path: String = "",
        prepare: (FixtureFolder) throws -> Void = { _ in }
    ) throws -> String {
        do {
            _ = try PlannedFixture(files, at: path, prepare: prepare)
            return ""
        } catch let error as ProjectError {
            return error.description
        }
    }

    private func damaged(_ text: String) throws -> String {
        try sentence(["A.xcodeproj/project.pbxproj": text])
    }

    @Test("A damaged project file is refused with the line")
    func damagedProject() throws {
        #expect(try damaged("{ objects = {\n a = ").contains("damaged: line 2"))
        #expect(try damaged("").contains("damaged: line 1"))
        #expect(try damaged("{ objects = {}; }").contains("it has no root object"))
        #expect(
            try damaged("{ rootObject = A; objects = { A = { isa = PBXGroup; }; }; }")
                .contains("it has no root object"))
        #expect(try damaged("<?xml version=\"1.0\"?><plist>").contains("damaged"))
        #expect(try sentence(["A.xcodeproj/other": ""]).contains("cannot be read"))
    }

    @Test("A project as XML is read as one in text")
    func xmlProject() throws {
        let files = Fixtures.groups
        let text = try #require(files["Hikes.xcodeproj/project.pbxproj"])
        let value = try OldPropertyList.read(Array(text.utf8))
        func plain(_ value: PropertyValue) -> Any {
            switch value {
            case .text(let text): text
            case .list(let list): list.map(plain)
            case .fields(let fields): fields.mapValues(plain)
            }
        }
        let data = try PropertyListSerialization.data(
            fromPropertyList: plain(value), format: .xml, options: 0)
        let xml = String(decoding: data, as: UTF8.self)
        let fixture = try PlannedFixture(
            files.merging(["Hikes.xcodeproj/project.pbxproj": xml]) { $1 })
        #expect(fixture.plan.sourceCount == 2)
    }

    @Test("Groups in a circle have an end")
    func groupCircle() throws {
        let text = """
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T, T, X); };
              G = { isa = PBXGroup; children = (G, H); sourceTree = "<group>"; };
              H = { isa = PBXGroup; children = (G, F); path = Sub; sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
              B = { isa = PBXBuildFile; fileRef = F; };
              S = { isa = PBXSourcesBuildPhase; files = (B, B, missing); };
              T = { isa = PBXNativeTarget; name = A; buildPhases = (S, T);
                    productType = "com.apple.product-type.application"; };
            }; }
            """
        let fixture = try PlannedFixture([
            "A.xcodeproj/project.pbxproj": text,
            "Sub/A.swift": "import SwiftUI\n@main struct A: App {}",
        ])
        #expect(fixture.plan.sourceCount == 1)
    }

    @Test("Files that are gone, outside, or links that lead outside are named and left out")
    func leftOut() throws {
        var text = XcodeProjectText()
        var app = XcodeProjectText.Target("A")
        app.files = ["A.swift", "Gone.swift", "Out.swift", "Folder/B.swift"]
        text.targets = [app]
        let outside = text.text.replacing("\"Out.swift\"", with: "\"../../etc/Out.swift\"")
        let fixture = try PlannedFixture(
            [
                "A.xcodeproj/project.pbxproj": outside,
                "A.swift": "import SwiftUI\n@main struct A {}",
            ],
            prepare: { folder in
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path("Folder"), withDestinationPath: "/etc")
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path("passwords.swift"), withDestinationPath: "/etc/passwd")
            })
        let remarks = fixture.plan.remarks
        #expect(remarks.contains("Gone.swift is left out: it is gone."))
        #expect(remarks.contains("../../etc/Out.swift is left out: it is outside of the project."))
        #expect(remarks.contains { $0.hasPrefix("Folder/B.swift is left out") })
        #expect(fixture.plan.sourceCount == 1)
        #expect(fixture.manifest.contains(#""Project/Folder","#))
        #expect(fixture.manifest.contains(#""Project/passwords.swift","#))
        #expect(!fixture.manifest.contains("etc"))
    }

    @Test("Links in a circle have an end, and are no part of the package")
    func linkCircle() throws {
        let fixture = try PlannedFixture(
            Fixtures.folder,
            prepare: { folder in
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path("Hikes/Drafts/Again"), withDestinationPath: "..")
            })
        #expect(fixture.plan.sourceCount == 3)
        #expect(fixture.manifest.contains(#""Project/Drafts/Again","#))
    }

    @Test("What other tools have fetched into the project is not looked into")
    func foreignFolders() throws {
        let fixture = try PlannedFixture(
            Fixtures.bare.merging([
                "node_modules/a/b.swift": "@main struct B {}", "Pods/C/C.swift": "let c = 1",
            ]) { $1 })
        #expect(fixture.plan.sourceCount == 3)
        #expect(fixture.manifest.contains(#""Project/Pods","#))
        #expect(fixture.manifest.contains(#""Project/node_modules","#))
    }

    @Test("Names with spaces, quotes and emoji are names like others")
    func names() throws {
        let name = "My \"best\" hikes 🥾"
        var text = XcodeProjectText()
        var app = XcodeProjectText.Target(name)
        app.folder = name
        text.targets = [app]
        let fixture = try PlannedFixture([
            "\(name).xcodeproj/project.pbxproj": text.text,
            "\(name)/🏔 App.swift": "import SwiftUI\n@main struct A: App {}",
            "\(name)/a \\ b.json": "{}",
        ])
        #expect(fixture.plan.targets == ["My__best__hikes__"])
        #expect(fixture.manifest.contains(#".process("Project/a \\ b.json"),"#))
    }

    @Test("What is nothing to adopt is said in a sentence")
    func nothing() throws {
        #expect(try sentence([:], at: "nowhere").contains("There is nothing at"))
        #expect(try sentence(["a.txt": ""]).contains("no Swift file in it says @main"))
        #expect(try sentence(["A.swift": "@main struct A {}"]).contains("imports SwiftUI"))
        let two = ["A.xcodeproj/x": "", "B.xcodeproj/x": ""]
        #expect(try sentence(two).contains("name one of them: A.xcodeproj, B.xcodeproj"))
        let mains = ["A.swift": "@main struct A {}", "B.swift": "@main struct B {}"]
        #expect(try sentence(mains).contains("several"))
        #expect(
            try sentence(["A.xcworkspace/contents.xcworkspacedata": "<Workspace"])
                .contains("it is no XML"))
        #expect(
            try sentence(["Package.swift": "let package = Package(name: \"A\")"])
                .contains("no target"))
    }

    @Test("2,000 files are planned like two")
    func manyFiles() throws {
        var files = Fixtures.folder
        for number in 0..<2_000 {
            files["Hikes/Views \(number % 40)/View\(number).swift"] =
                "import SwiftUI\nstruct View\(number): View { var body: some View { Text(\"\") } }"
        }
        let fixture = try PlannedFixture(files)
        #expect(fixture.plan.sourceCount == 2_003 && fixture.plan.missing.isEmpty)
        #expect(fixture.manifest.utf8.count < 4_000)
    }

    @Test("A package in the project's own folder does not find itself")
    func insideItself() throws {
        let folder = try FixtureFolder(Fixtures.bare)
        let package = FileTree.resolved(folder.path("")) + "/Linux"
        try folder.write("let other = 1", to: "Linux/Sources/Other.swift")
        let project = try ProjectReader(skipping: [package]).read(folder.path(""))
        let plan = try AdoptionPlan(
            project,
            PackageOptions(
                folder: package, dependency: ".package(path: \"/c\")", identity: "Casement",
                takenModules: []))
        #expect(plan.sourceCount == 3)
        #expect(plan.files["Package.swift"]?.contains(#""Project/Linux","#) == true)
        #expect(plan.links.values.allSatisfy { $0.hasPrefix("../../..") })
    }
}
