import Foundation
import Geometry
import Styles
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Values that were measured on Apple's systems.
@MainActor
struct MeasuredValueTests {
    private let turn = SpatialRotationModifier(
        angle: .degrees(45), axis: (x: 1, y: 0, z: 0), anchor: .center, anchorZ: 2,
        perspective: 2)

    @Test("S-293: A view that is turned about an axis in depth has this projection")
    func rotation() {
        let matrix = turn.projected(size: CGSize(width: 100, height: 50))
        #expect(abs(matrix.m31 - 19.09) < 0.01)
        #expect(abs(matrix.m32 - 18.28) < 0.01)
        #expect(abs(matrix.m33 - 1.382) < 0.001)
    }

    @Test("S-835: From right to left, turns and scales are mirrored with their anchors")
    func mirrored() throws {
        func frame(_ direction: LayoutDirection, _ anchor: UnitPoint) throws -> CGRect {
            let host = ViewHost {
                HStack(spacing: 0) {
                    Text("a").accessibilityIdentifier("a").frame(width: 40, height: 20)
                        .background { Rectangle().accessibilityIdentifier("box") }
                        .rotationEffect(.degrees(90), anchor: anchor)
                    Spacer(minLength: 0)
                }
                .environment(\.layoutDirection, direction)
            }
            return try #require(host.frame("a"))
        }
        for anchor in [UnitPoint.leading, .center, .bottomTrailing] {
            let left = try frame(.leftToRight, anchor)
            let right = try frame(.rightToLeft, anchor)
            #expect(abs(left.minX - (300 - right.maxX)) < 0.01, "\(anchor)")
            #expect(abs(left.minY - right.minY) < 0.01)
        }
        let transform = RotationModifier(angle: .degrees(30), anchor: .leading)
            .affine(size: CGSize(width: 40, height: 20)).mirrored(width: 40)
        #expect(abs(transform.b + sin(CGFloat.pi / 6)) < 1e-9)
        let fixed = CGPoint(x: 40, y: 10).applying(transform)
        #expect(abs(fixed.x - 40) < 1e-9 && abs(fixed.y - 10) < 1e-9)
    }

    @Test("S-836: The number that animates an angle is radians times 128")
    func angles() {
        var angle = Angle(radians: 2)
        #expect(angle.animatableData == 256)
        angle.animatableData = 128
        #expect(angle.radians == 1)
    }

    @Test("S-837: Images are turned by these numbers")
    func orientations() {
        let numbers = Image.Orientation.allCases.map(\.rawValue)
        #expect(numbers == [0, 2, 6, 4, 1, 3, 7, 5])
    }

    @Test(
        "S-838: A colour's text has these digits",
        arguments: [
            (Color.RGBColorSpace.sRGB, [0.01, 0.02, 0.03, 0.04], "#0305080A"),
            (.sRGB, [0.3, 0.3, 0.3, 0.3], "#4C4C4C4D"),
            (.sRGB, [0.412, 0.508, 0.690, 0.748], "#6982B0BF"),
            (.sRGB, [1, 1, 1, 1], "#FFFFFFFF"),
            (.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"),
            (.sRGBLinear, [0.412, 0.508, 0.690, 0.748], "#ACBDD8BF"),
            (.displayP3, [0.01, 0.02, 0.03, 0.04], "#0205080A"),
            (.displayP3, [0.3, 0.3, 0.3, 0.3], "#4D4C4C4D"),
            (.displayP3, [0.412, 0.508, 0.690, 0.748], "#6382B4BF"),
            (.displayP3, [0.6, 0.6, 0.6, 0.6], "#99999999"),
        ] as [(Color.RGBColorSpace, [Float], String)])
    func colors(space: Color.RGBColorSpace, parts: [Float], text: String) {
        let color = Color.Resolved(
            colorSpace: space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
        #expect(color.description == text)
    }

    @Test("S-839: What describes an animation names no module, and has a mirror")
    func animations() {
        #expect(Animation.default.description == "DefaultAnimation()")
        #expect(Animation.default.customMirror.description == "Mirror for Animation")
        for animation in [Animation.easeIn, .spring, .smooth.delay(1).repeatCount(2)] {
            #expect(!animation.debugDescription.contains("Views."))
            #expect(!animation.description.contains("Curves."))
        }
    }

    @Test("S-840: A slider's track ends at its last step")
    func sliderEnd() {
        let scale = SliderScale(bounds: 200...300, step: 28)
        #expect(scale.value(at: 1) == 284)
        #expect(scale.fraction(of: 284) == 1)
        #expect(scale.fraction(of: 300) == 1)
        #expect(scale.ticks == [0, 1 / 3, 2 / 3, 1])
        #expect(scale.value(at: 0.5) == 256)
    }

    @Test("S-841: A text's line and that of an attributed text stand for each other")
    func underlines() {
        for pattern in [Text.LineStyle.Pattern.solid, .dot, .dash, .dashDot, .dashDotDot] {
            let line = Text.LineStyle(pattern: pattern)
            #expect(Text.LineStyle(nsUnderlineStyle: NSUnderlineStyle(line)) == line)
        }
        #expect(NSUnderlineStyle(.single) == .single)
        #expect(NSUnderlineStyle(Text.LineStyle(pattern: .dot)) == [.single, .patternDot])
        for other in [.thick, .double, .byWord, [], [.single, .thick]] as [NSUnderlineStyle] {
            #expect(Text.LineStyle(nsUnderlineStyle: other) == nil)
        }
    }
}
