import Foundation
import FoundationNames
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct LineHeightTests {
    private func height<Content: View>(@ViewBuilder _ content: () -> Content) -> CGFloat? {
        ViewHost { content() }.frame("a\nb")?.height
    }

    private func height(_ lineHeight: AttributedString.LineHeight?) -> CGFloat? {
        height { Text(verbatim: "a\nb").font(.system(size: 20)).lineHeight(lineHeight) }
    }

    @Test("S-802: a line is as high as the points, the factor of the font's size or the lead say")
    func heights() {
        #expect(height(.exact(points: 40)) == 80)
        #expect(height(.multiple(factor: 2)) == 80)
        #expect(height(.leading(increase: 5)) == 50)
    }

    @Test("S-802: loose lines are higher than normal ones, and those higher than tight ones")
    func named() throws {
        let loose = try #require(height(.loose))
        let normal = try #require(height(.normal))
        let tight = try #require(height(.tight))
        #expect(loose > normal)
        #expect(normal > tight)
    }

    @Test("S-802: without a height the font says it; the glyphs do where it is variable")
    func natural() {
        let natural = height { Text(verbatim: "a\nb").font(.system(size: 20)) }
        #expect(height(nil) == natural)
        #expect(height(.variable) == natural)
        let inner = height {
            VStack { Text(verbatim: "a\nb").font(.system(size: 20)).lineHeight(nil) }
                .lineHeight(.exact(points: 40))
        }
        #expect(inner == natural)
    }

    @Test("A height that is not a number leaves the size of the font")
    func odd() {
        #expect(height(.exact(points: .nan)) == 40)
        #expect(height(.exact(points: -10)) == 0)
    }
}
