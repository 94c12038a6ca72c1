import Testing
import Typography

@testable import Styles

struct FontTests {
    @Test("A text style has the size, line and weight of its density")
    func textStyles() {
        #expect(
            Font.title.resolved(in: FontContext())
                == .system(size: 22, weight: 600, lineHeight: 28))
        #expect(
            Font.body.resolved(in: FontContext(density: .device))
                == .system(size: 17, weight: 400, lineHeight: 22))
    }

    @Test("Captions are as light as the footnotes beside them")
    func captions() {
        for density in Density.allCases {
            let styles: [Font.TextStyle] = [.footnote, .caption, .caption2]
            #expect(styles.allSatisfy { TextStyleMetrics.of($0, density).weight == .regular })
        }
    }

    @Test("S-104: the user's text size counts on a device, not on the desktop")
    func dynamicType() {
        let large = FontContext(density: .device, dynamicTypeSize: .accessibility5)
        #expect(Font.body.resolved(in: large).size == 53)
        #expect(
            Font.body.resolved(in: FontContext(dynamicTypeSize: .accessibility5)).size == 14)
        #expect(Font.system(size: 20).resolved(in: large).size == 20)
        #expect(Font.custom("Inter", fixedSize: 20).resolved(in: large).size == 20)
        #expect(Font.custom("Inter", size: 17).resolved(in: large).size == 53)
    }

    @Test("Modifiers change one trait each")
    func modifiers() {
        let font = Font.system(size: 20).weight(.heavy).italic().monospacedDigit().smallCaps()
            .resolved(in: FontContext())
        #expect(
            font
                == FontDescription(
                    size: 20, weight: 800, isItalic: true, usesTabularFigures: true,
                    usesSmallCaps: true))
        #expect(
            Font.body.monospaced().bold().resolved(in: FontContext())
                == FontDescription(size: 14, weight: 700, design: .monospaced, lineHeight: 20))
        #expect(Font.body.leading(.loose).resolved(in: FontContext()).lineHeight == 22)
        #expect(Font.body.width(.condensed).resolved(in: FontContext()).width == .condensed)
    }

    @Test("What surrounds the text overrides the font's own weight")
    func overrides() {
        let context = FontContext(
            weight: .light, design: .serif, isItalic: true, usesMonospacedDigits: true)
        let font = Font.title.resolved(in: context)
        #expect(font.weight == 300)
        #expect(font.design == .serif)
        #expect(font.isItalic)
        #expect(font.usesTabularFigures)
        let bold = FontContext(isBold: true)
        #expect(Font.body.resolved(in: bold).weight == 700)
        #expect(Font.body.weight(.black).resolved(in: bold).weight == 900)
    }

    @Test("Equal fonts are equal values")
    func equality() {
        #expect(Font.body.bold() == .system(.body).weight(.bold))
        #expect(Font.system(size: 12, weight: .bold) != .system(size: 12))
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
        #expect(DynamicTypeSize.xxxLarge < .accessibility1)
    }
}
