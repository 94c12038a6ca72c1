import Foundation
import Testing

@testable import Hosting

struct AppInformationTests {
    /// What is read of a property list in the first of two folders.
    private func information(_ list: [String: Any], files: [String] = []) throws -> AppInformation {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "casement-information-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let other = folder.appending(path: "Other")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            .write(to: folder.appending(path: "AppInformation.plist"))
        for file in files { try Data().write(to: other.appending(path: file)) }
        return AppInformation(folders: [folder, other])
    }

    @Test("An app is called as its property list says")
    func name() throws {
        #expect(try information(["CFBundleName": "hikes"]).name == "hikes")
        let both = ["CFBundleName": "hikes", "CFBundleDisplayName": "My hikes"]
        #expect(try information(both).name == "My hikes")
        #expect(AppInformation(folders: []).name == nil)
    }

    @Test("The first window of an app for phones alone is shaped as a phone, in its orientation")
    func windowSize() throws {
        #expect(try information(["UIDeviceFamily": [1]]).windowSize?.height == 844)
        #expect(try information(["UIDeviceFamily": [1, 2]]).windowSize == nil)
        #expect(try information([:]).windowSize == nil)
        let wide = try information([
            "UIDeviceFamily": [1],
            "UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft"],
        ])
        #expect(wide.windowSize?.width == 844)
    }

    @Test("An app for phones and tablets alone has their look, and one for Macs, too, has not")
    func look() throws {
        #expect(try information(["UIDeviceFamily": [1]]).isForFingers)
        #expect(try information(["UIDeviceFamily": [1, 2]]).isForFingers)
        #expect(try !information(["UIDeviceFamily": [1, 2, 6]]).isForFingers)
        #expect(try !information(["UIDeviceFamily": [Int]()]).isForFingers)
        #expect(try !information([:]).isForFingers)
    }

    @Test("The configurations of scenes are those of windows, in their order")
    func scenes() throws {
        let windows: [[String: Any]] = [
            [
                "UISceneConfigurationName": "Default Configuration",
                "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
            ], [:],
        ]
        let manifest: [String: Any] = [
            "UIApplicationSupportsMultipleScenes": true,
            "UISceneConfigurations": [
                "UIWindowSceneSessionRoleApplication": windows,
                "UIWindowSceneSessionRoleExternalDisplay": [["UISceneConfigurationName": "Wall"]],
            ],
        ]
        let scenes = try information(["UIApplicationSceneManifest": manifest]).scenes
        #expect(scenes?.supportsMultipleScenes == true)
        #expect(scenes?.configurations.map(\.name) == ["Default Configuration", nil])
        #expect(
            scenes?.configurations.first?.delegateClass == "$(PRODUCT_MODULE_NAME).SceneDelegate")
        #expect(try information([:]).scenes == nil)
        #expect(
            try information(["UIApplicationSceneManifest": [String: Any]()]).scenes
                == SceneManifest())
        #expect(try information(["UIApplicationSceneManifest": "none"]).scenes == nil)
    }

    @Test("Fonts are found by the ends of their names, and what is no text is left out")
    func fonts() throws {
        let found = try information(
            ["UIAppFonts": ["Fonts/Walk.ttf", "Gone.ttf"]], files: ["Walk.ttf"])
        #expect(found.fonts.count == 1)
        #expect(found.fonts.first?.hasSuffix("/Other/Walk.ttf") == true)
        #expect(try information(["UIAppFonts": 3, "CFBundleName": 4]).fonts == [])
    }
}
