import Foundation
import Geometry
import Testing

private struct Still: Animatable {}

struct AnimatableTests {
    private func middle<T: Animatable>(_ start: T, _ end: T) -> T {
        var step = end.animatableData - start.animatableData
        step.scale(by: 0.5)
        var result = start
        result.animatableData = start.animatableData + step
        return result
    }

    @Test("Half-way between two values is half-way in every component")
    func halfway() {
        #expect(middle(2.0, 4.0) == 3)
        #expect(middle(CGFloat(2), 4) == 3)
        #expect(middle(Float(2), 4) == 3)
        #expect(middle(CGPoint.zero, CGPoint(x: 2, y: 4)) == CGPoint(x: 1, y: 2))
        #expect(
            middle(CGRect.zero, CGRect(x: 2, y: 4, width: 6, height: 8))
                == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(
            middle(EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
                == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(middle(Angle.radians(1), .radians(3)).radians == 2)
        #expect(middle(UnitPoint.zero, .bottomTrailing) == .center)
    }

    @Test("A pair's magnitude is the sum of its parts")
    func magnitude() {
        #expect(AnimatablePair(3.0, AnimatablePair(4.0, 1.0)).magnitudeSquared == 26)
    }

    @Test("A type that says nothing has nothing to animate")
    func nothing() {
        #expect(Still().animatableData == .zero)
        #expect(Still().animatableData.magnitudeSquared == 0)
    }
}
