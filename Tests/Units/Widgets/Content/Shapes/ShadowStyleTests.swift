import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct ShadowStyleTests {
    @Test("S-320: A style's drop shadow lies behind what is painted in the style, and nothing else")
    func drop() {
        let host = ViewHost {
            VStack {
                Circle().fill(.black.shadow(.drop(color: .black, radius: 3, x: 1, y: 2)))
                Circle().fill(.black)
            }
        }
        #expect(
            host.lines("group").filter { $0.contains("shadow #000000 radius 3 offset 1,2") }.count
                == 1)
    }

    @Test("S-321: An inner shadow is drawn inside of the edges")
    func inner() {
        let host = ViewHost { Circle().fill(Color.white.shadow(.inner(radius: 4))) }
        #expect(host.lines("group").filter { $0.contains("with inner shadow") }.count == 1)
    }

    @Test("The foreground with a shadow reaches text, and shadows add up")
    func text() {
        let host = ViewHost {
            Text("A").foregroundStyle(.blue.shadow(.drop(radius: 1)).shadow(.inner(radius: 2)))
        }
        #expect(host.lines("group").filter { $0.contains("shadow") }.count == 2)
        let card = ViewHost {
            Text("A").background(.white.shadow(.drop(radius: 2)), in: .rect(cornerRadius: 4))
        }
        #expect(card.lines("group").filter { $0.contains("shadow") }.count == 1)
        let plain = ViewHost { Rectangle().fill(.shadow(.drop(radius: 3))) }
        #expect(plain.lines("group").filter { $0.contains("shadow") }.count == 1)
    }

    @Test("The opacity of a style is that of its shadows, too")
    func opacity() {
        let host = ViewHost {
            Rectangle().fill(.black.shadow(.drop(color: .black, radius: 3)).opacity(0.5))
        }
        #expect(host.lines("group").contains { $0.contains("shadow #000000@0.5") })
    }
}

@MainActor
struct BlendStyleTests {
    @Test("S-506: A style that is blended blends what is painted in it, and nothing else")
    func blend() {
        let host = ViewHost {
            VStack {
                Circle().fill(.red.blendMode(.multiply))
                Circle().fill(.red)
                Text("A").foregroundStyle(.blendMode(.screen))
            }
        }
        #expect(host.lines("group").filter { $0.contains("multiply") }.count == 1)
        #expect(host.lines("group").filter { $0.contains("screen") }.count == 1)
    }

    @Test("S-507: `buttonBorder` is the shape that `buttonBorderShape` sets, at the control size")
    func border() {
        func drawn(_ shape: ButtonBorderShape) -> String {
            ViewHost {
                Text("A").frame(width: 60, height: 20).background(.red, in: .buttonBorder)
                    .buttonBorderShape(shape)
            }.drawn
        }
        #expect(drawn(.capsule) != drawn(.roundedRectangle(radius: 2)))
        let capsule = ViewHost {
            Text("A").frame(width: 60, height: 20).background(.red, in: .capsule)
        }
        #expect(drawn(.capsule) == capsule.drawn)
        let clipped = ViewHost { Color.red.clipShape(.buttonBorder).buttonBorderShape(.capsule) }
        #expect(clipped.lines("group").contains { $0.contains("clip") })
    }
}
