import AutomationProtocol
import Foundation
import ProjectFixtures
import Testing

@testable import CasementCLI

/// Projects that are adopted, compiled against the modules of this build, started and looked at.
/// SwiftPM reads the packages; `make new-check` has it build one.
@Suite(.serialized)
struct AdoptedAppTests {
    /// Adopts and compiles a project, and draws its window and previews once.
    @discardableResult
    private func build(
        _ files: [String: String], below name: String = "Hikes", at path: String = "",
        previews: Int? = nil
    ) throws -> AdoptedApp {
        let folder = try FixtureFolder()
        for (path, text) in files { try folder.write(text, to: "\(name)/\(path)") }
        let app = try AdoptedApp(path.isEmpty ? name : "\(name)/\(path)", in: folder)
        try app.build()
        let sections = app.pictures()
        #expect(sections.flatMap(\.problems) == [])
        #expect(sections.first?.pictures.count == 1)
        let drawn = sections.dropFirst().flatMap(\.pictures)
        if let previews { #expect(drawn.count == previews) }
        return app
    }

    @Test("An app finds its files and the values of its property list, and is shaped as a phone")
    func groups() throws {
        let app = try build(Fixtures.groups)
        let screen = try app.screen()
        let window = try #require(screen.windows.first)
        #expect(window.title == "Hikes & walks")
        #expect(window.frame.size == CGSize(width: 390, height: 844))
        // A finger's target, as the app is for phones alone.
        func find(_ label: String, in element: ScreenElement) -> ScreenElement? {
            element.label == label
                ? element : element.children.lazy.compactMap { find(label, in: $0) }.first
        }
        #expect(try #require(find("Open", in: window.root)).frame.height >= 44)
        let text = "\(screen)"
        #expect(text.contains("Around the lake") && text.contains("Version 1.4"))
    }

    @Test("A model of Core Data is found by its name, and its objects are added and shown")
    func coreData() throws {
        let app = try build(Fixtures.coreData)
        let screen = try app.screen(after: ["Add"])
        #expect("\(screen)".contains("H0: 2 days, 1 stop"))
    }

    @Test("A workspace's framework and package are there, and what the app imports of them")
    func workspace() throws {
        let screen = try build(Fixtures.workspace, at: "All.xcworkspace").screen(after: ["Add"])
        #expect("\(screen)".contains("Hikes: 1"))
    }

    @Test("A playground is an app with its name")
    func playground() throws {
        let screen = try build(Fixtures.playground, below: "My Hikes.swiftpm").screen()
        #expect(screen.windows.first?.title == "My Hikes")
    }

    @Test("Texts are in the app's language, and a catalog's colours have names")
    func translated() throws {
        let app = try build(Fixtures.translated)
        for (locale, text) in [("fr", "Bonjour"), ("pt_BR", "Olá"), ("de", "Hallo")] {
            #expect("\(try app.screen(in: locale))".contains(text))
        }
    }

    @Test("Values and views of UIKit are there without its import")
    func uiKit() throws {
        let screen = "\(try build(Fixtures.uiKitValues).screen())"
        #expect(screen.contains("Hikes") && screen.contains("Lake and peak"))
    }

    @Test(
        "Every shape of project is compiled, started and drawn",
        arguments: [
            ("sceneDelegate", Fixtures.sceneDelegate, 2), ("manyTargets", Fixtures.manyTargets, 0),
            ("package", Fixtures.package, 1), ("bare", Fixtures.bare, 1), ("mac", Fixtures.mac, 0),
            ("folder", Fixtures.folder, 1),
        ])
    func shapes(name: String, files: [String: String], previews: Int) throws {
        try build(files, previews: previews)
    }

    @Test("A project's tests of both kinds are compiled with the app, and pass")
    func tests() throws {
        let folder = try FixtureFolder()
        for (path, text) in Fixtures.manyTargets { try folder.write(text, to: "Hikes/\(path)") }
        let output = try AdoptedApp("Hikes", in: folder).test()
        #expect(output.contains("Executed 1 test, with 0 failures"))
        #expect(output.contains("Test run with 1 test in 1 suite passed"))
    }

    @Test("Models with an id of their own are kept, and a session is what the app asks for")
    func swiftData() throws {
        let screen = try build(Fixtures.swiftData, previews: 1).screen(after: ["Add"])
        #expect("\(screen)".contains("1 hike") && "\(screen)".contains("hello"))
    }

    @Test("A field of an app that hides the keyboard by a selector gives it up")
    func objectiveC() throws {
        let app = try build(Fixtures.objectiveC, previews: 1)
        #expect("\(try app.screen())".contains("https://example.org"))
        let before = "\(try app.screen(after: ["Name"]))"
        let after = "\(try app.screen(after: ["Name", "Hide"]))"
        #expect(before.contains("Typing") && !after.contains("Typing"))
    }

    @Test("An app that borrows no names is linked without the modules that have them")
    func linking() throws {
        let products = URL(filePath: try BuiltApp.path("casement")).deletingLastPathComponent()
        let list = try String(
            contentsOf: products.appending(path: "counter.product/Objects.LinkFileList"),
            encoding: .utf8)
        #expect(list.contains("/Casement.build/"))
        let modules = [
            "UIKitNames", "AppKitNames", "BorrowedViews", "CoreGraphicsNames", "PhotosUINames",
            "UserNotificationsNames", "OSNames", "OSLogNames", "CasementCoreData", "CasementData",
            "Records",
        ]
        for module in modules { #expect(!list.contains("/\(module).build/"), "\(module)") }
    }
}
