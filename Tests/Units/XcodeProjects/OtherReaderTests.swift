import Foundation
import ProjectFixtures
import Testing

@testable import XcodeProjects

struct OtherReaderTests {
    @Test("A playground's manifest gives its name, version and files")
    func playground() throws {
        let fixture = try PlannedFixture(
            Self.below("My.swiftpm", Fixtures.playground),
            at: "My.swiftpm")
        #expect(fixture.plan.name == "My_Hikes" && fixture.plan.apps == ["AppModule"])
        let app = try #require(fixture.project.targets.first)
        #expect(app.sources == ["ContentView.swift", "MyApp.swift"])
        #expect(app.resources == ["Assets.xcassets", "Resources/notes.txt"])
        #expect(app.information["CFBundleShortVersionString"] as? String == "1.2")
        #expect(app.information["UIDeviceFamily"] as? [Int] == [1, 2])
        #expect(fixture.manifest.contains(#"plugins: [.plugin(name: "AssetSymbols""#))
    }

    static func below(_ folder: String, _ files: [String: String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0.key)", $0.value) })
    }

    @Test("A package's targets are read from its manifest, and packages that are not here named")
    func package() throws {
        let fixture = try PlannedFixture(Fixtures.package)
        #expect(fixture.plan.targets == ["Hikes", "Model", "ModelTests"])
        #expect(fixture.target("Model")?.sources == ["Sources/Model/Model.swift"])
        #expect(fixture.manifest.contains("defaultLocalization: \"de\""))
        #expect(
            fixture.plan.remarks == [
                "The package Charts is left out with Charts: it is not here."
            ])
        #expect(!fixture.manifest.contains("example.org"))
        let kept = try PlannedFixture(Fixtures.package, refusal: { _ in nil })
        #expect(
            kept.manifest.contains(
                #".package(url: "https://example.org/nowhere/Charts.git", from: "2.0.0")"#))
        #expect(kept.manifest.contains(#".product(name: "Charts", package: "Charts")"#))
    }

    @Test("A folder with one @main is an app with all its files, and tests where they import such")
    func bare() throws {
        let fixture = try PlannedFixture(Self.below("My hikes", Fixtures.bare), at: "My hikes")
        #expect(fixture.plan.targets == ["My_hikes", "My_hikesTests"])
        #expect(fixture.project.targets[0].resources == ["Data/hikes.json"])
        #expect(fixture.project.targets[1].sources == ["Tests/HikesTests.swift"])
    }

    @Test("A project that writes to a log and lets people choose photos has the modules for that")
    func systemModules() throws {
        let fixture = try PlannedFixture([
            "Hikes.swift": """
            import SwiftUI
            import PhotosUI
            import os.log
            @main struct HikesApp: App {
                @State var photo: PhotosPickerItem?
                let logger = Logger(subsystem: "org.example.hikes", category: "app")
                var body: some Scene {
                    WindowGroup {
                        PhotosPicker("Photo", selection: $photo, matching: .images)
                            .onAppear { os_log("Shown", type: .info) }
                    }
                }
            }
            """
        ])
        #expect(fixture.plan.missing.isEmpty)
        for (module, product) in [("PhotosUI", "PhotosUINames"), ("os", "OSNames")] {
            #expect(fixture.manifest.contains("\"-module-alias\", \"\(module)=\(product)\","))
            #expect(
                fixture.manifest.contains(".product(name: \"\(product)\", package: \"Casement\")"))
        }
        #expect(!fixture.manifest.contains("OSLog"))
    }

    @Test("A language has a folder of its own in the resources, and a font is one of them")
    func translations() throws {
        let fixture = try PlannedFixture(Fixtures.translated)
        for path in [
            "de.lproj/Localizable.strings", "pt-BR.lproj/Localizable.strings",
            "en.lproj/Localizable.stringsdict", "Walk.ttf",
        ] {
            #expect(fixture.manifest.contains(".process(\"Project/\(path)\"),"))
        }
        #expect(fixture.manifest.contains(".copy(\"Project/Places.xcstrings\"),"))
        #expect(fixture.manifest.contains("defaultLocalization: \"de\""))
        #expect(fixture.plan.missing.isEmpty)
    }

    @Test("UIKit is borrowed from if a name of it is used, also without its import")
    func uiKit() throws {
        let fixture = try PlannedFixture(Fixtures.uiKitValues)
        #expect(fixture.plan.framework == .uiKit && fixture.plan.missing.isEmpty)
        #expect(fixture.manifest.contains(#""-module-alias", "UIKit=UIKitNames","#))
        #expect(fixture.manifest.contains(#".product(name: "UIKitNames", package: "Casement"),"#))
        #expect(try PlannedFixture(Fixtures.folder).plan.framework == nil)
    }

    @Test("Representables borrow from UIKit; views and controllers of an app's own are named")
    func representables() throws {
        let fixture = try PlannedFixture([
            "Hikes.swift": """
            import SwiftUI
            @main struct HikesApp: App {
                var body: some Scene { WindowGroup { Blur() } }
            }
            struct Blur: UIViewRepresentable {
                func makeUIView(context: Context) -> UIVisualEffectView {
                    UIVisualEffectView(effect: UIBlurEffect(style: .dark))
                }
                func updateUIView(_ uiView: UIVisualEffectView, context: Context) {}
            }
            final class Drawn: UIView {
                func fill() { addSubview(self); self.addSubview(UIView()) }
            }
            class Page: UIViewController {}
            class Host: UIHostingController<Text> {}
            """
        ])
        #expect(fixture.plan.framework == .uiKit)
        #expect(
            fixture.missingNames == ["a subclass of UIView", "a subclass of UIViewController"])
        let line = fixture.plan.missing.first { $0.name == "a subclass of UIViewController" }?.line
        #expect(line == 14)
    }

    @Test("An app for Macs borrows from AppKit; Objective-C and storyboards are named")
    func mac() throws {
        let fixture = try PlannedFixture(Fixtures.mac)
        #expect(fixture.plan.framework == .appKit && fixture.plan.missing.isEmpty)
        #expect(fixture.plan.remarks.contains { $0.contains("Old.m is left out: Objective-C") })
        #expect(fixture.plan.remarks.contains { $0.contains("Main.storyboard is left out") })
        #expect(fixture.manifest.contains(#""Project/Old.m","#))
    }

    @Test("What is for previews alone is not in a released app")
    func previewContent() throws {
        let fixture = try PlannedFixture(Fixtures.groups)
        #expect(
            fixture.manifest.contains(
                "previewContent([\n                .process(\"Project/Preview Content/Preview Assets.xcassets\")"
            ))
        #expect(fixture.manifest.contains("CASEMENT_RELEASE"))
    }

    @Test("Two targets of one module get two names, and a name that is taken here another one")
    func moduleNames() throws {
        var text = XcodeProjectText()
        var phone = XcodeProjectText.Target("Hikes (iOS)")
        phone.files = ["HikesApp.swift"]
        phone.settings = ["PRODUCT_NAME": "Hikes"]
        var mac = XcodeProjectText.Target("Hikes (macOS)")
        mac.files = ["HikesApp.swift"]
        mac.settings = ["PRODUCT_NAME": "Hikes"]
        text.targets = [phone, mac]
        let files = [
            "A.xcodeproj/project.pbxproj": text.text,
            "HikesApp.swift": "import SwiftUI\n@main struct HikesApp: App {}",
        ]
        let two = try PlannedFixture(files)
        #expect(two.plan.targets == ["Hikes", "HikesApp"])
        #expect(two.plan.remarks.contains { $0.contains("Two targets are the module Hikes") })
        let taken = try PlannedFixture(Fixtures.folder, taken: ["hikes"])
        #expect(taken.plan.targets == ["HikesApp"])
        // An alias would rename the module that has taken the name, too.
        #expect(!taken.manifest.contains("Hikes="))
        let tested = try PlannedFixture(Fixtures.manyTargets, taken: ["hikes"])
        let copy = try #require(
            tested.plan.files["Sources/HikesTests/Generated/OldTests.swift"]
                ?? tested.plan.files["Tests/HikesTests/Generated/OldTests.swift"])
        #expect(copy.contains("@testable import HikesApp\n"))
        #expect(copy.contains("XCTAssertNotNil(ContentView())"))
        #expect(tested.manifest.contains("\"Project/Tests\""))
    }

    @Test("A name with the initials of two modules is of the one that its file imports")
    func sharedInitials() throws {
        let fixture = try PlannedFixture(
            Self.below(
                "Game",
                [
                    "App.swift": """
                    import SwiftUI
                    @main struct Game: App {
                        var body: some Scene { WindowGroup { Text("Go") } }
                    }
                    """,
                    "Scene.swift": """
                    import SpriteKit
                    import GameController
                    let scene: SKScene? = nil
                    let pad: GCController? = nil
                    """,
                    "Shop.swift": """
                    import StoreKit
                    let product: SKProduct? = nil
                    """,
                ]), at: "Game")
        let modules = Dictionary(
            uniqueKeysWithValues: fixture.plan.missing.map { ($0.name, $0.module) })
        #expect(modules["SKScene"] == "SpriteKit" && modules["SKProduct"] == "StoreKit")
        #expect(modules["GCController"] == "GameController")
    }

    @Test("What needs Objective-C alone is said in another way, and a selector is named")
    func objectiveC() throws {
        let fixture = try PlannedFixture(
            Self.below(
                "App",
                [
                    "App.swift": """
                    import SwiftUI
                    @main struct Hikes: App {
                        var body: some Scene { WindowGroup { Text("Go") } }
                    }
                    """,
                    "Keyboard.swift": """
                    import UIKit

                    extension UIApplication {
                        func hide() {
                            sendAction(#selector(UIResponder.resignFirstResponder),
                                       to: nil, from: nil, for: nil)
                        }
                    }
                    func hideAll() {
                        UIApplication.shared.sendAction(
                            #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
                    }
                    @objc(Old) final class Old: NSObject {
                        @objc func tick() {}
                        @objcMembers class Inner: NSObject {}
                    }
                    """,
                    "Timer.swift": """
                    import Foundation
                    final class Ticker: NSObject {
                        @objc func tick() {}
                        func start() {
                            _ = Timer.scheduledTimer(
                                timeInterval: 1, target: self, selector: #selector(tick),
                                userInfo: nil, repeats: true)
                        }
                    }
                    """,
                ]), at: "App")
        let missing = fixture.plan.missing.filter { $0.name.hasPrefix("#") }
        #expect(missing.map(\.name) == ["#selector"])
        #expect(missing.first?.line == 6 && missing.first?.file == "Timer.swift")
        let copy = try #require(fixture.plan.files["Sources/App/Generated/Keyboard.swift"])
        let lines = copy.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[4] == "        _endEditing()" && lines[5] == "")
        #expect(lines[9] == "    UIApplication.shared._endEditing()" && lines[10] == "")
        #expect(lines[12] == "final class Old: NSObject {")
        #expect(lines[13] == "    func tick() {}")
        #expect(lines[14] == "    class Inner: NSObject {}")
        #expect(!copy.contains("#selector"))
    }
}
