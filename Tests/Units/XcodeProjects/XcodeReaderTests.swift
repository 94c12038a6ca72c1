import Foundation
import ProjectFixtures
import Testing

@testable import XcodeProjects

struct XcodeReaderTests {
    @Test("The files of a target are those that its phases build, in groups and beside them")
    func groups() throws {
        let fixture = try PlannedFixture(Fixtures.groups)
        let app = try #require(fixture.target("Hikes"))
        #expect(app.sources == ["Hikes/HikesApp.swift", "Hikes/Views/ContentView.swift"])
        #expect(
            app.resources == [
                "Hikes/Assets.xcassets", "Hikes/Preview Content/Preview Assets.xcassets",
                "Hikes/Data/hikes.json",
            ])
        #expect(app.kind == .app && app.systems == [.iOS])
        #expect(fixture.plan.missing.isEmpty)
        #expect(fixture.manifest.contains(#""Project/Views/Unused.swift","#))
        #expect(fixture.manifest.contains(#".copy("Generated/AppInformation.plist"),"#))
    }

    @Test("A folder gives a target all its files, except those that it names")
    func folders() throws {
        let fixture = try PlannedFixture(Fixtures.folder)
        let app = try #require(fixture.target("Hikes"))
        #expect(
            app.sources == [
                "Hikes/ContentView.swift", "Hikes/Drafts/New 🥾.swift", "Hikes/HikesApp.swift",
            ])
        #expect(app.languageMode == 6)
        #expect(fixture.manifest.contains(#""Project/Drafts/Old.swift","#))
        #expect(fixture.manifest.contains(".swiftLanguageMode(.v6)"))
        #expect(fixture.plan.missing.isEmpty)
    }

    @Test("A property list has its file's values, those of settings, and those that are generated")
    func information() throws {
        let app = try #require(try PlannedFixture(Fixtures.groups).target("Hikes"))
        #expect(app.information["CFBundleDisplayName"] as? String == "Hikes & walks")
        #expect(app.information["CFBundleIdentifier"] as? String == "org.example.hikes")
        #expect(app.information["CFBundleShortVersionString"] as? String == "1.4")
        #expect(app.information["CFBundleVersion"] as? String == "7")
        #expect(app.information["UIDeviceFamily"] as? [Int] == [1])
        var platforms = Fixtures.groups
        platforms = platforms.mapValues {
            $0.replacingOccurrences(
                of: "\"TARGETED_DEVICE_FAMILY\" = ",
                with: "\"SUPPORTED_PLATFORMS\" = \"iphoneos macosx\"; \"TARGETED_DEVICE_FAMILY\" = "
            )
        }
        let both = try #require(try PlannedFixture(platforms).target("Hikes"))
        #expect(both.information["UIDeviceFamily"] == nil)
        let other = try #require(try PlannedFixture(Fixtures.folder).target("Hikes"))
        #expect(other.information["CFBundleDisplayName"] as? String == "My hikes")
        #expect(
            (other.information["UISupportedInterfaceOrientations"] as? [String])?.count == 2)
    }

    @Test("Frameworks become libraries; widgets, watches and tests of screens are named")
    func manyTargets() throws {
        let fixture = try PlannedFixture(Fixtures.manyTargets)
        #expect(fixture.project.targets.map(\.name) == ["Hikes", "HikesKit", "HikesTests"])
        #expect(fixture.project.targets.map(\.kind) == [.app, .library, .tests])
        let remarks = fixture.plan.remarks
        for (name, reason) in [
            ("HikesWidget", "extensions"), ("HikesWatch", "watches"), ("HikesUITests", "XCUITest"),
        ] {
            #expect(remarks.contains { $0.contains("target \(name) ") && $0.contains(reason) })
        }
        #expect(fixture.manifest.contains(".testTarget(\n            name: \"HikesTests\""))
        #expect(fixture.manifest.contains("\"HikesKit\",\n            ],"))
        #expect(fixture.plan.missing.isEmpty)
        #expect(fixture.plan.hasTests && fixture.plan.apps == ["Hikes"])
    }

    @Test("A workspace gives its projects and packages, and says which are gone")
    func workspace() throws {
        let fixture = try PlannedFixture(Fixtures.workspace, at: "All.xcworkspace")
        #expect(fixture.plan.targets == ["Hikes", "Kit", "Weather"])
        #expect(fixture.target("Hikes")?.sources.first == "App/Sources/HikesApp.swift")
        #expect(fixture.manifest.contains(".process(\"Project/Resources/clouds.json\"),"))
        #expect(fixture.plan.remarks.contains("Gone/Gone.xcodeproj is left out: it is gone."))
        #expect(fixture.plan.remarks.contains { $0.contains("pods") })
        #expect(fixture.manifest.contains("\"Weather\","))
        #expect(fixture.plan.missing.isEmpty)
    }

    @Test("A project with the delegates of an app and of its scenes lacks no name")
    func sceneDelegate() throws {
        let fixture = try PlannedFixture(Fixtures.sceneDelegate)
        #expect(fixture.plan.missing.isEmpty)
        #expect(fixture.plan.framework == .uiKit)
    }

    @Test(
        "A file that says @UIApplicationMain has a copy in its place, line by line, that says @main"
    )
    func oldEntryPoint() throws {
        let fixture = try PlannedFixture(Fixtures.sceneDelegate)
        #expect(fixture.manifest.contains("\"Project/AppDelegate.swift\""))
        let copy = try #require(fixture.plan.files["Sources/Hikes/Generated/AppDelegate.swift"])
        let lines = copy.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[2] == "@main" && lines[3].hasPrefix("class AppDelegate"))
        #expect(!copy.contains("\n@UIApplicationMain"))
        #expect(
            fixture.plan.remarks.contains {
                $0.hasPrefix("Hikes/AppDelegate.swift says @UIApplicationMain")
            })
    }

    @Test("A controller of UIKit is missing, with its line")
    func controller() throws {
        let fixture = try PlannedFixture(Fixtures.controllers)
        let row = try #require(fixture.plan.missing.first { $0.name == "UINavigationController" })
        #expect(row.file == "Hikes/SceneDelegate.swift" && row.line == 13)
        #expect(row.advice.contains("NavigationStack"))
    }

    @Test("A setting has the values of those that it names, and one that names itself has an end")
    func settings() throws {
        var text = XcodeProjectText()
        text.settings = ["NAME": "My App", "LOOP": "a$(LOOP)$(LOOP)", "SDKROOT": "macosx"]
        var app = XcodeProjectText.Target("One")
        app.settings = [
            "PRODUCT_NAME": "$(NAME) 2", "FLAGS[sdk=iphoneos*]": "x", "LIST": "$(inherited) b",
            "HOST": "${PRODUCT_NAME:rfc1034identifier}.$(NAME:lower)",
        ]
        text.targets = [app]
        let folder = try FixtureFolder(["One.xcodeproj/project.pbxproj": text.text])
        let tree = try FileTree(folder.path(""))
        let project = try XcodeProject("One.xcodeproj", in: tree)
        let target = try #require(project.objects("targets", of: project.root).first)
        let settings = BuildSettings(of: target.value, in: project, tree)
        #expect(settings["PRODUCT_MODULE_NAME"] == "My_App_2")
        #expect(settings["HOST"] == "My-App-2.my app")
        #expect(settings["FLAGS"] == "x" && settings["LIST"] == "b")
        #expect((settings["LOOP"]?.utf8.count ?? 0) < 1 << 20)
    }
}
