import Drawing
import Foundation
import Geometry
import Raster
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Numbers that an app computes and that are not lengths.
@MainActor
struct NumberTests {
    nonisolated static let numbers: [CGFloat] = [
        0, -1, .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, CGFloat(Int.max),
    ]

    @Test(
        "S-848: A layout or container with a number that is not a length is measured, placed and drawn",
        arguments: numbers)
    func layouts(number: CGFloat) { check(NumberedViews.layouts, number) }

    @Test("A shape with a number that is not a length is drawn", arguments: numbers)
    func shapes(number: CGFloat) { check(NumberedViews.shapes, number) }

    @Test("A text with a number that is not a length is drawn", arguments: numbers)
    func texts(number: CGFloat) { check(NumberedViews.texts, number) }

    @Test("A control with a number that is none of its values is drawn", arguments: numbers)
    func controls(number: CGFloat) { check(NumberedViews.controls, number) }

    @Test("An effect with a number that changes nothing visible is drawn", arguments: numbers)
    func effects(number: CGFloat) { check(NumberedViews.effects, number) }

    @Test("Any view is measured with any proposal", arguments: numbers)
    func proposals(number: CGFloat) {
        for view in NumberedViews.all {
            let host = ViewHost { view.make(10) }
            for other in Self.numbers + [40] {
                for size in [host.size(number, other), host.size(other, number)] {
                    #expect(!size.width.isNaN && !size.height.isNaN, "\(view.name): \(size)")
                }
            }
        }
    }

    /// Makes each view with the number, where a layout is asked for its size and beside others.
    private func check(_ views: [NumberedViews], _ number: CGFloat) {
        for view in views {
            let host = ViewHost { view.make(number) }
            for width in Self.numbers + [40] {
                let size = host.size(width, number)
                #expect(!size.width.isNaN && !size.height.isNaN, "\(view.name): \(size)")
            }
            draw(host)
            draw(
                ViewHost {
                    HStack {
                        Text("before")
                        VStack { view.make(number) }.fixedSize()
                        Text("after")
                    }
                })
        }
    }

    private func draw(_ host: ViewHost) {
        let list = host.list
        let buffer = Framebuffer(width: 300, height: 200)
        Rasterizer().play(list, within: DamageRegion(buffer.bounds), into: buffer)
        #expect(!list.description.isEmpty)
    }
}

/// A view made with a number, and what it is called in a failure.
@MainActor
struct NumberedViews {
    let name: String
    let make: (CGFloat) -> AnyView

    init<V: View>(_ name: String, @ViewBuilder _ make: @escaping (CGFloat) -> V) {
        self.name = name
        self.make = { AnyView(make($0)) }
    }

    static var all: [NumberedViews] { layouts + shapes + texts + controls + effects }
}
