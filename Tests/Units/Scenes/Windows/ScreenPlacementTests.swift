import Foundation
import Geometry
import Scenes
import Testing

struct ScreenPlacementTests {
    private let screens = [
        CGRect(x: 0, y: 20, width: 800, height: 580), CGRect(x: 800, y: 0, width: 400, height: 400),
    ]

    private func place(_ x: Double, _ y: Double, _ width: Double = 200) -> CGPoint {
        ScreenPlacement.origin(
            for: CGRect(x: x, y: y, width: width, height: 100), on: screens)
    }

    @Test("A window the user can take hold of stays where it is, even half outside")
    func reachable() {
        #expect(place(10, 30) == CGPoint(x: 10, y: 30))
        #expect(place(-100, 560) == CGPoint(x: -100, y: 560))
    }

    @Test("A window out of reach moves to the nearest screen, no further than needed")
    func unreachable() {
        #expect(place(-500, 100) == CGPoint(x: 0, y: 100))
        #expect(place(5000, 100) == CGPoint(x: 1000, y: 100))
        #expect(place(100, 590) == CGPoint(x: 100, y: 500))
        #expect(place(100, -300) == CGPoint(x: 100, y: 20))
    }

    @Test("A window larger than the screen shows its upper left corner")
    func large() {
        #expect(place(-5000, 50, 3000) == CGPoint(x: 0, y: 50))
    }

    @Test("Without a screen a window stays where it is")
    func none() {
        let frame = CGRect(x: -9, y: -9, width: 5, height: 5)
        #expect(ScreenPlacement.origin(for: frame, on: []) == frame.origin)
    }

    @Test("A window with its frame is not larger than its screen, and its title bar is on it")
    func borders() {
        let borders = EdgeInsets(top: 24, leading: 2, bottom: 2, trailing: 2)
        func place(_ content: CGRect) -> CGRect {
            ScreenPlacement.frame(for: content, borders: borders, on: screens)
        }
        #expect(
            place(CGRect(x: 0, y: 20, width: 900, height: 700))
                == CGRect(x: 2, y: 44, width: 796, height: 554))
        #expect(
            place(CGRect(x: 100, y: 20, width: 300, height: 200))
                == CGRect(x: 100, y: 44, width: 300, height: 200))
        #expect(
            place(CGRect(x: -100, y: 300, width: 300, height: 200))
                == CGRect(x: -100, y: 300, width: 300, height: 200))
    }
}
