import Foundation
import Geometry
import Styles
import Views
import Widgets

extension NumberedViews {
    static var shapes: [NumberedViews] { basicShapes + changedShapes + paths + styles }

    private static var basicShapes: [NumberedViews] {
        [
            NumberedViews("Rectangle") { Rectangle().inset(by: $0) },
            NumberedViews("RoundedRectangle") { RoundedRectangle(cornerRadius: $0).fill() },
            NumberedViews("RoundedRectangle of a size") {
                RoundedRectangle(cornerSize: CGSize(width: $0, height: 3)).inset(by: $0)
            },
            NumberedViews("UnevenRoundedRectangle") {
                UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: $0)
                    .strokeBorder(lineWidth: 2)
            },
            NumberedViews("Capsule") { Capsule().inset(by: $0) },
            NumberedViews("Circle") { Circle().inset(by: $0).stroke(lineWidth: 1) },
            NumberedViews("Ellipse") { Ellipse().inset(by: $0) },
            NumberedViews("ContainerRelativeShape") { ContainerRelativeShape().inset(by: $0) },
            NumberedViews("containerShape") {
                ContainerRelativeShape().containerShape(RoundedRectangle(cornerRadius: $0))
            },
            NumberedViews("AnyShape") { AnyShape(Circle().offset(x: $0)) },
        ]
    }

    private static var changedShapes: [NumberedViews] {
        [
            NumberedViews("trim") { Circle().trim(from: $0, to: -$0) },
            NumberedViews("trim to") { Circle().trim(from: 0, to: $0).stroke() },
            NumberedViews("offset") { Capsule().offset(x: $0, y: $0) },
            NumberedViews("scale") { Capsule().scale($0) },
            NumberedViews("scale along axes") { Circle().scale(x: $0, y: 1) },
            NumberedViews("rotation") { Rectangle().rotation(.degrees($0)) },
            NumberedViews("size") { Rectangle().size(width: $0, height: $0) },
            NumberedViews("transform") {
                Circle().transform(CGAffineTransform(a: $0, b: 0, c: $0, d: 1, tx: $0, ty: 0))
            },
            NumberedViews("stroke") { Ellipse().stroke(lineWidth: $0) },
            NumberedViews("strokeBorder") { Ellipse().strokeBorder(lineWidth: $0) },
            NumberedViews("stroke with a dash") {
                Circle().stroke(
                    style: StrokeStyle(
                        lineWidth: 2, miterLimit: $0, dash: [$0, 3], dashPhase: $0))
            },
            NumberedViews("union") { Circle().union(Rectangle().offset(x: $0)) },
            NumberedViews("intersection") { Circle().intersection(Rectangle().offset(x: $0)) },
            NumberedViews("subtracting") { Circle().subtracting(Capsule().inset(by: $0)) },
            NumberedViews("clipShape") {
                Text("a").clipShape(RoundedRectangle(cornerRadius: $0))
            },
            NumberedViews("cornerRadius") { Text("a").cornerRadius($0) },
            NumberedViews("border") { Text("a").border(.red, width: $0) },
        ]
    }

    private static var paths: [NumberedViews] {
        [
            NumberedViews("line") { number in
                Path {
                    $0.move(to: CGPoint(x: number, y: 0))
                    $0.addLine(to: CGPoint(x: 10, y: number))
                }
                .stroke()
            },
            NumberedViews("curve") { number in
                Path {
                    $0.move(to: .zero)
                    $0.addCurve(
                        to: CGPoint(x: number, y: 9), control1: CGPoint(x: 1, y: number),
                        control2: CGPoint(x: number, y: number))
                    $0.addQuadCurve(to: .zero, control: CGPoint(x: number, y: 1))
                }
                .stroke(style: StrokeStyle(lineWidth: 3, dash: [2]))
            },
            NumberedViews("arc") { number in
                Path {
                    $0.addArc(
                        center: CGPoint(x: 10, y: 10), radius: number, startAngle: .zero,
                        endAngle: .degrees(90), clockwise: true)
                    $0.addRelativeArc(
                        center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .zero,
                        delta: .radians(number))
                    $0.addArc(
                        tangent1End: CGPoint(x: number, y: 3), tangent2End: .zero, radius: number)
                }
            },
            NumberedViews("boxes") { number in
                Path {
                    $0.addRect(CGRect(x: 0, y: 0, width: number, height: 3))
                    $0.addEllipse(in: CGRect(x: 0, y: number, width: 4, height: number))
                    $0.addRoundedRect(
                        in: CGRect(x: 0, y: 0, width: 9, height: 9),
                        cornerSize: CGSize(width: number, height: number))
                }
                .trimmedPath(from: 0, to: 0.5).strokedPath(StrokeStyle(lineWidth: number))
            },
            NumberedViews("Canvas") { number in
                Canvas { context, size in
                    context.translateBy(x: number, y: 0)
                    context.scaleBy(x: number, y: 1)
                    context.rotate(by: .degrees(number))
                    context.opacity = number
                    context.addFilter(.blur(radius: number))
                    context.addFilter(.shadow(radius: number, x: number, y: number))
                    context.fill(
                        Path(CGRect(x: number, y: 0, width: number, height: 3)),
                        with: .color(.red))
                    context.draw(Text("a"), at: CGPoint(x: number, y: number))
                    context.stroke(Path(CGRect(x: 0, y: 0, width: 4, height: 3)), with: .foreground)
                }
            },
        ]
    }

    private static var styles: [NumberedViews] {
        [
            NumberedViews("linearGradient") { number in
                Rectangle().fill(
                    LinearGradient(
                        stops: [
                            Gradient.Stop(color: .red, location: number),
                            Gradient.Stop(color: .blue, location: 1),
                        ],
                        startPoint: UnitPoint(x: number, y: 0),
                        endPoint: UnitPoint(x: 1, y: number)))
            },
            NumberedViews("radialGradient") { number in
                Rectangle().fill(
                    RadialGradient(
                        colors: [.red, .blue], center: .center, startRadius: number,
                        endRadius: number))
            },
            NumberedViews("angularGradient") { number in
                Rectangle().fill(
                    AngularGradient(
                        colors: [.red, .blue], center: UnitPoint(x: number, y: 0),
                        startAngle: .degrees(number), endAngle: .degrees(90)))
            },
            NumberedViews("ellipticalGradient") { number in
                Rectangle().fill(
                    EllipticalGradient(
                        colors: [.red, .blue], startRadiusFraction: number,
                        endRadiusFraction: 1))
            },
            NumberedViews("Color") {
                Color(red: $0, green: $0, blue: 1, opacity: $0)
            },
            NumberedViews("Color in other terms") {
                Color(hue: $0, saturation: $0, brightness: $0).opacity($0)
            },
            NumberedViews("Color mixed") { Color.red.mix(with: .blue, by: $0) },
            NumberedViews("opacity of a style") { Circle().fill(.red.opacity($0)) },
            NumberedViews("shadow of a style") {
                Circle().fill(.red.shadow(.drop(radius: $0, x: $0, y: $0)))
            },
            NumberedViews("inner shadow of a style") {
                Circle().fill(.red.shadow(.inner(radius: $0, x: $0, y: $0)))
            },
        ]
    }
}
