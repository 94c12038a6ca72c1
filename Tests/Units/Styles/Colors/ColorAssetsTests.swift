import Assets
import Drawing
import Foundation
import Testing

@testable import Styles

struct ColorAssetsTests {
    @Test("A colour set gives its light and its dark value")
    func colorSet() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("colors-\(UUID().uuidString)")
        let set = folder.appendingPathComponent(
            "app.resources/Assets.xcassets/Brand/Deep.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let contents = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "0x80", "green": "0.5", "blue": "255", "alpha": "1"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "srgb", "components":
                {"red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "0.5"}}}]}
            """
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let context = ColorContext(assets: ColorAssets(mainPath: folder.path))
        #expect(
            Color("Deep").resolved(in: context)
                == ResolvedColor(red: 128 / 255, green: 0.5, blue: 1))
        let dark = ColorContext(scheme: .dark, assets: context.assets)
        #expect(Color("Deep").resolved(in: dark) == ResolvedColor(white: 1, opacity: 0.5))
    }

    @Test(
        "S-499: The app's AccentColor is its accent, darker when pressed; a tint counts before it")
    func accent() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("accent-\(UUID().uuidString)")
        let set = folder.appendingPathComponent(
            "Shop_Shop.resources/Assets.xcassets/AccentColor.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let contents = """
            {"colors": [{"color": {"components": {"red": "1.0", "green": "0.5", "blue": "0"}}}]}
            """
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        func context(_ app: String) -> ColorContext {
            ColorContext(
                assets: ColorAssets(
                    library: AssetLibrary(mainPath: folder.path, appName: app) { _ in }))
        }
        #expect(context("Shop").color(.accent) == ResolvedColor(red: 1, green: 0.5, blue: 0))
        #expect(context("Shop").color(.accentPressed).red < 1)
        #expect(context("Other").color(.accent) == ColorContext().color(.accent))
        var tinted = context("Shop")
        tinted.accent = ResolvedColor(white: 0)
        #expect(tinted.color(.accent) == ResolvedColor(white: 0))
    }

    @Test("A colour set can name a colour of the system")
    func reference() {
        #expect(Color(systemReference: "systemBlueColor") == .blue)
        #expect(Color(systemReference: "labelColor") == PlatformColor.label.color)
        #expect(Color(systemReference: "systemBackgroundColor") != nil)
        #expect(Color(systemReference: "systemNobodyColor") == nil)
    }

    @Test("A colour that no catalog has is magenta")
    func missing() {
        let context = ColorContext(assets: ColorAssets(mainPath: "/nowhere"))
        #expect(Color("Brand").resolved(in: context) == ResolvedColor(hex: 0xFF00FF))
        #expect(Color("Brand").resolved(in: ColorContext()) == ResolvedColor(hex: 0xFF00FF))
    }
}
