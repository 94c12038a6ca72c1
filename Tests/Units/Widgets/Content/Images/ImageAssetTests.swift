import Assets
import Foundation
import Geometry
import Images
import Styles
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Pictures of an asset catalog, which stands in a bundle of its own.
@MainActor
struct ImageAssetTests {
    private let bundle: Bundle
    private let folder: String

    init() throws {
        let root = FileManager.default.temporaryDirectory
            .appendingPathComponent("images-\(UUID().uuidString).resources")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        folder = root.path
        bundle = try #require(Bundle(path: root.path))
    }

    private func write(_ file: String, _ data: Data) throws {
        let url = URL(fileURLWithPath: "\(folder)/Assets.xcassets/\(file)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    private func png(_ width: Int, _ height: Int) throws -> Data {
        try PNGEncoder.encode(
            [UInt32](repeating: 0xFF00_8000, count: width * height), width: width, height: height,
            pixelsPerRow: width, file: "test")
    }

    /// A picture of 10 by 10 points, 12 by 12 in dark mode, of which there is more than one scale.
    private func writeLogo(properties: String = "{}") throws {
        try write("Logo.imageset/one.png", png(10, 10))
        try write("Logo.imageset/large.png", png(20, 20))
        try write("Logo.imageset/night.png", png(12, 12))
        let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#
        let contents = """
            {"images": [{"filename": "one.png", "scale": "1x", "idiom": "universal"},
              {"filename": "large.png", "scale": "2x", "idiom": "universal"},
              {\(dark) "filename": "night.png", "scale": "1x", "idiom": "universal"}],
             "properties": \(properties)}
            """
        try write("Logo.imageset/Contents.json", Data(contents.utf8))
    }

    private var logo: Image { Image(ImageResource(name: "Logo", bundle: bundle)) }

    @Test("S-496: An image has the size of its file divided by its set's scale")
    func scale() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try writeLogo()
        let host = ViewHost { logo }
        #expect(host.size() == CGSize(width: 10, height: 10))
        host.tree.setSize(CGSize(width: 300, height: 200), scale: 2)
        host.settle()
        #expect(host.size() == CGSize(width: 10, height: 10))
        #expect(host.element("Logo")?.frame.size == CGSize(width: 10, height: 10))
        #expect(host.reports.messages.isEmpty)
    }

    @Test("S-497: In dark mode an image is that of its dark appearance")
    func dark() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try writeLogo()
        let logo = logo
        let host = ViewHost { logo.environment(\.colorScheme, .dark) }
        #expect(host.size() == CGSize(width: 12, height: 12))
    }

    @Test(
        "S-498: A set that is a stencil is drawn in the foreground's colour, unless the app says not"
    )
    func stencil() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try writeLogo(properties: #"{"template-rendering-intent": "template"}"#)
        let red = Color(red: 1, green: 0, blue: 0)
        let plain = ViewHost { logo.renderingMode(.original).foregroundStyle(red) }
        let host = ViewHost { logo.foregroundStyle(red) }
        #expect(host.drawn != plain.drawn)
        #expect(host.drawn.contains("#FF0000") || host.drawn.contains("tint"))
    }

    @Test("A resizable drawing has as many pixels as its frame")
    func vector() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>"#
        try write("Icon.imageset/icon.svg", Data(svg.utf8))
        try write(
            "Icon.imageset/Contents.json",
            Data(#"{"images": [{"filename": "icon.svg", "idiom": "universal"}]}"#.utf8))
        let icon = Image("Icon", bundle: bundle)
        #expect(ViewHost { icon }.size() == CGSize(width: 8, height: 8))
        let host = ViewHost { icon.resizable().frame(width: 40, height: 40) }
        let pictures = host.list.description
        #expect(pictures.contains("40") && host.reports.messages.isEmpty)
    }

    @Test("An image that is nowhere, and one whose file is broken, are each reported once")
    func missing() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("Bad.imageset/bad.png", Data("nothing".utf8))
        try write(
            "Bad.imageset/Contents.json",
            Data(#"{"images": [{"filename": "bad.png", "scale": "1x"}]}"#.utf8))
        let host = ViewHost {
            VStack {
                Image("Nobody", bundle: bundle)
                Image("Bad", bundle: bundle)
                Text("still here")
            }
        }
        host.settle()
        _ = host.drawn
        let path = "\(folder)/Assets.xcassets/Bad.imageset/bad.png"
        #expect(
            host.reports.messages.sorted() == [
                "\(path) is neither a PNG nor a JPEG", "No image named 'Nobody' found in \(folder)",
            ])
        #expect(host.element("still here") != nil)
    }
}
