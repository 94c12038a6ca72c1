import Testing

@testable import Curves

struct UnitCurveTests {
    private static let curves: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
        .circularEaseInOut,
        .bezier(startControlPoint: .init(x: 0, y: 1), endControlPoint: .init(x: 1, y: 0)),
    ]

    @Test("Every curve runs from 0 to 1", arguments: curves)
    func ends(curve: UnitCurve) {
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        #expect(curve.value(at: -1) == 0)
        #expect(curve.value(at: 2) == 1)
    }

    @Test("The inverse undoes a curve", arguments: curves)
    func inverse(curve: UnitCurve) {
        for progress in [0.1, 0.3, 0.5, 0.8] {
            #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-6)
        }
    }

    @Test("Velocity is the slope of the value", arguments: curves)
    func velocity(curve: UnitCurve) {
        for progress in [0.2, 0.4, 0.7] {
            let slope = (curve.value(at: progress + 1e-6) - curve.value(at: progress - 1e-6)) / 2e-6
            #expect(abs(curve.velocity(at: progress) - slope) < 1e-3 * max(1, slope))
        }
    }

    @Test("Ease in and out is symmetric")
    func symmetry() {
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
        #expect(UnitCurve.easeIn.value(at: 0.25) < 0.25)
        #expect(UnitCurve.easeOut.value(at: 0.25) > 0.25)
    }
}
