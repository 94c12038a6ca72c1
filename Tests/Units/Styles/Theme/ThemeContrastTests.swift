import Drawing
import Testing

@testable import Styles

struct ThemeContrastTests {
    private static let settings: [(ColorScheme, ColorSchemeContrast)] = [
        (.light, .standard), (.dark, .standard), (.light, .increased), (.dark, .increased),
    ]

    private static let grounds: [ColorRole] = [.windowBackground, .content, .raised]

    @Test("Labels are readable on plain grounds and on control fills", arguments: settings)
    func labels(scheme: ColorScheme, contrast: ColorSchemeContrast) {
        let color = { (role: ColorRole) in role.color(in: scheme, contrast: contrast) }
        for ground in Self.grounds {
            for fill in [nil, ColorRole.controlFill, .controlHover, .controlPressed] {
                var behind = color(ground)
                if let fill { behind = color(fill).composited(over: behind) }
                for (role, least) in [
                    (ColorRole.label, 4.5), (.secondaryLabel, 4.5), (.tertiaryLabel, 3),
                    (.disabledLabel, 2.5),
                ] {
                    let ratio = color(role).contrast(on: behind)
                    #expect(
                        ratio >= least,
                        "\(role) on \(fill?.rawValue ?? "nothing") on \(ground): \(ratio)")
                }
            }
        }
    }

    @Test("Coloured text is readable on plain grounds", arguments: settings)
    func roles(scheme: ColorScheme, contrast: ColorSchemeContrast) {
        for ground in Self.grounds {
            for role in [ColorRole.accent, .positive, .warning, .destructive] {
                let ratio = role.color(in: scheme, contrast: contrast)
                    .contrast(on: ground.color(in: scheme, contrast: contrast))
                #expect(ratio >= 4.5, "\(role) on \(ground): \(ratio)")
            }
        }
    }

    @Test("Text on accent and destructive fills is readable", arguments: settings)
    func fills(scheme: ColorScheme, contrast: ColorSchemeContrast) {
        let text = ColorRole.onAccent.color(in: scheme, contrast: contrast)
        for fill in [ColorRole.accent, .accentPressed, .destructive] {
            let ratio = text.contrast(on: fill.color(in: scheme, contrast: contrast))
            #expect(ratio >= 4.5, "on \(fill): \(ratio)")
        }
    }

    @Test("Increased contrast makes labels pure, separators plain, and outlines controls")
    func increased() {
        #expect(ColorRole.label.color(in: .light, contrast: .increased) == .black)
        #expect(ColorRole.label.color(in: .dark, contrast: .increased) == .white)
        #expect(
            ColorRole.separator.color(in: .dark, contrast: .increased)
                == ResolvedColor(white: 1, opacity: 0.4))
        #expect(ColorRole.controlOutline.color(in: .light) == .clear)
    }
}
