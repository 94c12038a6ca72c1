import Drawing
import Foundation
import Geometry
import Styles
import Testing
import Typography
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct SymbolDesignTests {
    @Test("Every icon that a symbol's name stands for is in the font")
    func icons() {
        let shaper = TextShaper()
        let names = (materialNames + "\n" + moreMaterialNames).split(separator: "\n")
            .compactMap { $0.split(separator: " ").last.map(String.init) }
        #expect(names.count > 2000)
        let missing = Set(names).filter { !shaper.hasSymbol(named: $0) }
        #expect(missing.isEmpty, "\(missing)")
    }

    @Test("A symbol without an icon of its own is made of others, or shows the plainer one")
    func fallbacks() {
        for name in [
            "17.circle.fill", "b.square", "leaf.circle.fill", "camera.slash", "folder.badge.person",
            "cloud.sun.rain.circle.fill", "figure.run.square.stack", "tray.and.arrow.up.circle",
        ] {
            #expect(SymbolNames.isKnown(name), "\(name)")
        }
        #expect(!SymbolNames.isKnown("no.such.symbol"))
        #expect(SymbolNames.ligature(for: "person.fill.and.nothing") == "person")
    }

    @Test("A symbol is an outline unless its name, or a variant, says that it is filled")
    func outlines() {
        func isOutlined(_ name: String, _ variants: SymbolVariants = .none) -> Bool {
            var environment = EnvironmentValues.forTests
            environment.symbolVariants = variants
            return Image(systemName: name).symbolRun(beside: .system(size: 13), in: environment)
                .font.isOutlined
        }
        for name in ["folder", "trash", "person.circle", "tray.and.arrow.up", "chevron.right"] {
            #expect(isOutlined(name), "\(name)")
            #expect(!isOutlined(name + ".fill"), "\(name)")
            #expect(!isOutlined(name, .fill), "\(name)")
        }
    }

    @Test("An outlined shape has what it stands around in it, and no hole of that form")
    func outlinedShapes() throws {
        for name in ["plus.square", "checkmark.square", "person.circle", "1.circle"] {
            let design = try #require(SymbolDesign(name, .none, isLayered: false), "\(name)")
            #expect(design.layers.map(\.isSolid) == [false, true], "\(name)")
            #expect(design.layers.map(\.isCutOut) == [false, false], "\(name)")
        }
        let badged = try #require(SymbolDesign("folder.badge.plus", .none, isLayered: false))
        #expect(badged.layers.map(\.isSolid) == [false, true, true])
        // The font has these as they should be.
        for name in ["info.circle", "checkmark.circle", "xmark.circle"] {
            #expect(SymbolDesign(name, .none, isLayered: false) == nil, "\(name)")
        }
    }

    @Test("S-334: A number in a filled circle is cut out of it")
    func number() throws {
        let design = try #require(SymbolDesign("12.circle.fill", .none, isLayered: false))
        #expect(design.layers.map(\.isCutOut) == [false, true])
        #expect(design.layers[1].content == .letters("12"))
        let host = ViewHost { Image(systemName: "12.circle.fill") }
        #expect(host.drawn.contains("blend destinationOut"))
        #expect(host.reports.messages.isEmpty)
    }

    @Test("S-335: In palette mode a symbol and its circle have a style each")
    func palette() {
        let host = ViewHost {
            Image(systemName: "xmark.circle.fill").symbolRenderingMode(.palette)
                .foregroundStyle(.white, .black)
        }
        let texts = host.lines("text")
        #expect(texts.count == 2)
        #expect(texts.first?.hasSuffix("#000000") == true)
        #expect(texts.last?.hasSuffix("#FFFFFF") == true)
    }

    @Test("S-336: Two foreground styles select the palette, one does not")
    func impliedPalette() {
        let two = ViewHost {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.white, .black)
        }
        #expect(two.lines("text").count == 2)
        let one = ViewHost { Image(systemName: "xmark.circle.fill").foregroundStyle(.white) }
        #expect(one.lines("text").count == 1)
    }

    @Test("S-337: A hierarchical symbol's circle is a weaker shade of its colour")
    func hierarchical() {
        let host = ViewHost {
            Image(systemName: "heart.circle.fill").foregroundStyle(.black)
        }
        #expect(host.lines("text").count == 2)
        let layered = ViewHost {
            Image(systemName: "heart.circle.fill").foregroundStyle(.black)
                .symbolRenderingMode(.hierarchical)
        }
        #expect(layered.lines("text").first?.contains("#000000@0.4") == true)
        #expect(layered.lines("text").last?.hasSuffix("#000000") == true)
    }

    @Test(
        "S-338: A multicolour symbol has colours of its own, and the foreground's where it has none"
    )
    func multicolor() {
        let heart = ViewHost {
            Image(systemName: "heart.fill").symbolRenderingMode(.multicolor).foregroundStyle(.black)
        }
        #expect(heart.lines("text").first?.hasSuffix("#000000") == false)
        let plain = ViewHost {
            Image(systemName: "line.3.horizontal").symbolRenderingMode(.multicolor)
                .foregroundStyle(.black)
        }
        #expect(plain.lines("text").first?.hasSuffix("#000000") == true)
    }

    @Test("S-339: A variable value leaves the rest of a symbol faint")
    func variable() {
        func lines(_ value: Double?) -> [String] {
            ViewHost { Image(systemName: "wifi", variableValue: value) }.lines("text")
        }
        #expect(lines(nil).count == 1)
        #expect(lines(0).count == 1)
        #expect(lines(0.5).count == 2)
        #expect(lines(0.5).last?.contains("wifi_2_bar") == true)
        #expect(lines(.nan).count == 1)
        #expect(lines(7).last?.contains("\"wifi\"") == true)
    }

    @Test("A symbol made of several icons is as large as one icon")
    func size() {
        let one = ViewHost { Image(systemName: "star.fill") }.size()
        #expect(ViewHost { Image(systemName: "7.circle") }.size() == one)
        #expect(ViewHost { Image(systemName: "leaf.circle.fill") }.size() == one)
    }

    @Test("The symbol of a sidebar has it at the side that its name says")
    func sidebars() {
        func mirrors(_ name: String, _ isRightToLeft: Bool) -> Bool {
            SymbolDirection.mirrors(name, isRightToLeft: isRightToLeft)
        }
        // The font's icon has it at the right.
        #expect(mirrors("sidebar.left", false) && mirrors("sidebar.left", true))
        #expect(!mirrors("sidebar.right", false) && !mirrors("sidebar.right", true))
        #expect(mirrors("sidebar.leading", false) && !mirrors("sidebar.leading", true))
        #expect(!mirrors("list.bullet", false) && mirrors("list.bullet", true))
    }
}
