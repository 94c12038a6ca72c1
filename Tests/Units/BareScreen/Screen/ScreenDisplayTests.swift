import BareScreen
import Foundation
import Testing

/// Pixels to a point, from a panel's physical size.
struct ScreenDisplayTests {
    private func scale(_ width: Int, _ height: Int, _ across: Double, _ down: Double) -> Double {
        ScreenDisplay(
            name: "", width: width, height: height,
            millimetres: CGSize(width: across, height: down)
        ).naturalScale
    }

    @Test("Sharper panels have more pixels to a point, in quarters")
    func natural() {
        #expect(scale(800, 480, 154, 86) == 1)
        #expect(scale(1920, 1080, 531, 299) == 1)
        #expect(scale(3840, 2160, 597, 336) == 1.25)
        #expect(scale(2560, 1600, 286, 179) == 1.75)
        #expect(scale(1080, 1920, 62, 110) == 3.25)
    }

    @Test("A size that makes no sense leaves a point a pixel")
    func senseless() {
        #expect(scale(1920, 1080, 0, 0) == 1)
        #expect(scale(1920, 1080, 160, 9) == 1)
        #expect(scale(1920, 1080, 16, 9) == 1)
        #expect(scale(3840, 2160, .nan, .infinity) == 1)
        #expect(scale(0, 0, 100, 100) == 1)
    }

    @Test("A tiny panel keeps 320 points")
    func tiny() {
        #expect(scale(480, 480, 30, 30) == 1.5)
        #expect(scale(240, 240, 25, 25) == 1)
    }
}
