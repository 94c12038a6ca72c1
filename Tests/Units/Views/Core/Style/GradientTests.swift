import Drawing
import Foundation
import Geometry
import Testing

@testable import Views

struct GradientTests {
    private let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
    private let colors: [Color] = [.black, .white]
    private var resolved: ResolvedGradient { ResolvedGradient(colors: [.black, .white]) }

    @Test("Colours without locations are spread evenly")
    func evenStops() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test("A linear gradient runs between two points of its shape")
    func linear() {
        let style = LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottom)
        #expect(
            style.paint(in: ColorContext(), bounds: bounds)
                == .linearGradient(
                    resolved, from: CGPoint(x: 10, y: 20), to: CGPoint(x: 60, y: 70)))
    }

    @Test("A radial gradient has radii in points")
    func radial() {
        let style = RadialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 9)
        let span = Paint.RadialSpan(
            center: CGPoint(x: 60, y: 45), startRadius: 1, endRadius: 9)
        #expect(
            style.paint(in: ColorContext(), bounds: bounds) == .radialGradient(resolved, span))
    }

    @Test("An elliptical gradient is as wide and high as its shape")
    func elliptical() {
        let style = EllipticalGradient(colors: colors)
        let span = Paint.RadialSpan(
            center: CGPoint(x: 60, y: 45), startRadius: 0, endRadius: 50, aspect: 0.5)
        #expect(
            style.paint(in: ColorContext(), bounds: bounds) == .radialGradient(resolved, span))
    }

    @Test("An angular gradient with one angle goes all the way round")
    func angular() {
        let style = AngularGradient(gradient: Gradient(colors: colors), center: .center)
        #expect(
            style.paint(in: ColorContext(), bounds: bounds)
                == .angularGradient(
                    resolved, center: CGPoint(x: 60, y: 45), from: 0, to: 2 * .pi))
    }

    @Test("A perceptual gradient goes through the perceived middle")
    func perceptual() {
        let gradient = Gradient(colors: colors).colorSpace(.perceptual)
            .resolved(in: ColorContext())
        let middle = Color.black.mix(with: .white, by: 0.5).resolved(in: ColorContext())
        #expect(gradient.color(at: 0.5) == middle)
        #expect(gradient.color(at: 1) == .white)
    }

    @Test("A colour's gradient begins lighter and ends with the colour")
    func colorGradient() {
        let gradient = Color.blue.gradient.resolved(in: ColorContext())
        let blue = Color.blue.resolved(in: ColorContext())
        #expect(gradient.color(at: 1) == blue)
        #expect(gradient.color(at: 0).luminance > blue.luminance)
    }

    @Test("Weaker levels of a foreground are more transparent")
    func levels() {
        let context = ColorContext(foreground: .black)
        #expect(
            HierarchicalShapeStyle.secondary.paint(in: context, bounds: bounds)
                == .color(ResolvedColor(white: 0, opacity: 0.7)))
        let opacities = (0..<5).map {
            HierarchicalShapeStyle(level: $0).opacity(in: ColorContext(scheme: .dark))
        }
        #expect(opacities == opacities.sorted(by: >))
    }

    @Test("Increased contrast makes materials opaque")
    func materials() {
        let context = ColorContext(contrast: .increased)
        #expect(
            Material.ultraThin.paint(in: context, bounds: bounds) == .color(.white))
    }
}
