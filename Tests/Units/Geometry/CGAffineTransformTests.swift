import Foundation
import Geometry
import Testing

struct CGAffineTransformTests {
    private func isClose(_ left: CGPoint, _ right: CGPoint) -> Bool {
        abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
    }

    @Test("A translation moves points and leaves sizes alone")
    func translation() {
        let transform = CGAffineTransform(translationX: 3, y: 4)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 4, y: 5))
        #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 1, height: 1))
    }

    @Test("translatedBy, scaledBy and rotated act before what is there, concatenating after")
    func order() {
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        let point = CGPoint(x: 1, y: 0)
        #expect(point.applying(scale.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 0))
        let after = scale.concatenating(CGAffineTransform(translationX: 10, y: 0))
        #expect(point.applying(after) == CGPoint(x: 12, y: 0))
        let turned = scale.rotated(by: .pi / 2)
        #expect(isClose(point.applying(turned), CGPoint(x: 0, y: 2)))
    }

    @Test("A transform and its inverse cancel out")
    func inverse() {
        let transform = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 2, y: 5)
            .translatedBy(x: 7, y: -1)
        let point = CGPoint(x: 12, y: 34)
        #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
    }

    @Test("A transform that flattens the plane is its own inverse")
    func singular() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(!flat.isIdentity)
        #expect(CGAffineTransform.identity.isIdentity)
    }

    @Test("A turned rectangle becomes the upright one around it")
    func rectangle() {
        let turned = CGRect(x: 0, y: 0, width: 10, height: 20)
            .applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(turned == CGRect(x: -20, y: 0, width: 20, height: 10))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }
}
