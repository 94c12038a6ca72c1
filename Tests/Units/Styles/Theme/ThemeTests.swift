import Testing

@testable import Styles

struct ThemeTests {
    @Test("Controls grow with their size, and a regular one is 28 or 44 points high")
    func controlHeights() {
        #expect(Theme.controlHeight(.regular, .desktop) == 28)
        #expect(Theme.controlHeight(.regular, .device) == 44)
        for density in Density.allCases {
            let heights = ControlSize.allCases.map { Theme.controlHeight($0, density) }
            #expect(heights == heights.sorted())
        }
    }

    @Test("The lines of every text style are higher than its letters")
    func textStyles() {
        for density in Density.allCases {
            for style in Font.TextStyle.allCases {
                let metrics = TextStyleMetrics.of(style, density)
                #expect(metrics.lineHeight > metrics.size)
            }
        }
    }

    @Test("Nested corners share a centre")
    func concentric() {
        #expect(Theme.Radius.concentric(in: Theme.Radius.card, inset: 4) == 6)
        #expect(Theme.Radius.concentric(in: 2, inset: 4) == 0)
    }
}
