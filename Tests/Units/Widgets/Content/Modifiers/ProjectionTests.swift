import Drawing
import Foundation
import Geometry
import Raster
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct ProjectionTests {
    @Test("S-293: a view that turns in space is larger where it is nearer")
    func perspective() throws {
        let host = ViewHost {
            Color.red.frame(width: 100, height: 100)
                .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        }
        let left = host.column(at: 118)
        let right = host.column(at: 175)
        #expect(left != right)
        #expect(min(left, right) < 100 && max(left, right) > 100)
    }

    @Test("S-293: without perspective the edges stay parallel")
    func parallel() {
        let host = ViewHost {
            Color.red.frame(width: 100, height: 100)
                .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        }
        #expect(host.drawn.contains("transform 0.5 0 0 1"))
        #expect(abs(host.column(at: 150) - 100) <= 1)
    }

    @Test("S-293: an axis in depth moves what turns about it")
    func depth() {
        let host = ViewHost {
            Color.red.frame(width: 100, height: 100)
                .rotation3DEffect(
                    .degrees(90), axis: (x: 0, y: 1, z: 0), anchorZ: 50, perspective: 0)
        }
        let flat = ViewHost {
            Color.red.frame(width: 100, height: 100)
                .rotation3DEffect(
                    .degrees(180), axis: (x: 0, y: 1, z: 0), anchorZ: 50, perspective: 1)
        }
        #expect(host.fills.allSatisfy { $0.frame.width < 1 })
        #expect(flat.column(at: 150) != 100)
    }

    @Test("S-294: an effect of one's own animates, is drawn and touched as it projects")
    func geometryEffect() {
        let model = Box<Binding<Bool>?>(nil)
        let host = ViewHost { ShakenView(model: model) }
        host.act { withAnimation(.linear(duration: 1)) { model.value?.wrappedValue = true } }
        host.advance(0.5)
        #expect(host.fills.map(\.frame.rounded) == [CGRect(x: 165, y: 90, width: 20, height: 20)])
        host.advance(0.6)
        #expect(!HitTest.path(to: CGPoint(x: 195, y: 100), in: host.tree).isEmpty)
        #expect(HitTest.path(to: CGPoint(x: 145, y: 100), in: host.tree).isEmpty)
    }

    @Test("S-294: where layout ignores the effect, touches and frames are those without it")
    func ignoredByLayout() {
        let host = ViewHost {
            Color.red.frame(width: 20, height: 20)
                .modifier(Shift(x: 50).ignoredByLayout())
        }
        #expect(host.fills.map(\.frame.minX) == [190])
        #expect(!HitTest.path(to: CGPoint(x: 145, y: 100), in: host.tree).isEmpty)
        #expect(HitTest.path(to: CGPoint(x: 195, y: 100), in: host.tree).isEmpty)
    }

    @Test("A point is mapped there and back, and what has no inverse says so")
    func inverse() {
        var transform = ProjectionTransform(
            CATransform3DMakeRotation(0.3, 0, 1, 0))
        transform.m13 = 0.002
        let point = CGPoint(x: 12, y: -7)
        let back = point.applying(transform).applying(transform.inverted())
        #expect(abs(back.x - 12) < 1e-9 && abs(back.y + 7) < 1e-9)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let isInvertible = flat.invert()
        #expect(!isInvertible)
        #expect(ProjectionTransform().isIdentity)
        #expect(ProjectionTransform(CATransform3DIdentity).isAffine)
    }

    @Test("An angle that is not a number leaves the view as it is")
    func nan() {
        let host = ViewHost {
            Color.red.frame(width: 20, height: 20)
                .rotation3DEffect(.degrees(.nan), axis: (x: 0, y: 1, z: 0))
                .projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: .nan, y: 1)))
        }
        #expect(host.fills.map(\.frame.width) == [20])
    }
}

extension ViewHost {
    /// How many pixels of a column are not white.
    fileprivate func column(at x: Int) -> Int {
        let buffer = Framebuffer(width: Int(tree.size.width), height: Int(tree.size.height))
        Rasterizer().play(list, within: DamageRegion(buffer.bounds), into: buffer)
        return (0..<buffer.height).filter { buffer.pixel(x: x, y: $0) != buffer.pixel(x: 0, y: 0) }
            .count
    }
}

private struct ShakenView: View {
    @State private var isShifted = false
    let model: Box<Binding<Bool>?>

    var body: some View {
        let _ = model.value = $isShifted
        Color.red.frame(width: 20, height: 20).modifier(Shift(x: isShifted ? 50 : 0))
    }
}

private struct Shift: GeometryEffect {
    var x: CGFloat

    var animatableData: CGFloat {
        get { x }
        set { x = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
}
