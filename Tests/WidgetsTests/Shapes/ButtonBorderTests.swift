import Foundation
import Geometry
import Testing
import Views

@testable import Widgets

/// The shape that buttons have, and styles that blend.
@MainActor
struct ButtonBorderTests {
    private func drawn(@ViewBuilder _ content: () -> some View) -> String {
        WidgetHost { content() }.drawn
    }

    @Test("S-615: .buttonBorder has the outline that buttonBorderShape gives to buttons")
    func outline() {
        func filled(_ border: ButtonBorderShape) -> String {
            drawn {
                Color.clear.frame(width: 80, height: 40)
                    .background(.red, in: .buttonBorder)
                    .buttonBorderShape(border)
            }
        }
        func plain(_ shape: some Shape) -> String {
            drawn {
                Color.clear.frame(width: 80, height: 40).background(.red, in: shape)
            }
        }
        #expect(filled(.capsule) == plain(Capsule()))
        #expect(
            filled(.roundedRectangle(radius: 9))
                == plain(ButtonBorderShape.roundedRectangle(radius: 9)))
        #expect(filled(.capsule) != filled(.automatic))
    }

    @Test("S-615: it fills, strokes, clips and takes touches so, and follows a change")
    func uses() {
        for border in [ButtonBorderShape.capsule, .roundedRectangle(radius: 3)] {
            func both(_ make: (Bool) -> AnyView) -> Bool {
                drawn { make(true).buttonBorderShape(border) }
                    == drawn { make(false).buttonBorderShape(border) }
            }
            #expect(both { $0 ? AnyView(ButtonBorderShape.buttonBorder) : AnyView(border) })
            #expect(
                both {
                    $0
                        ? AnyView(ButtonBorderShape.buttonBorder.strokeBorder(Color.red))
                        : AnyView(border.strokeBorder(Color.red))
                })
            #expect(
                both {
                    $0
                        ? AnyView(Color.red.clipShape(.buttonBorder))
                        : AnyView(Color.red.clipShape(AnyShape(border)))
                })
        }
    }

    @Test("S-616: a style with a blend mode blends what is painted in it")
    func blending() {
        let shape = drawn { Rectangle().fill(.red.blendMode(.multiply)) }
        #expect(shape.contains("multiply"))
        let text = drawn { Text("Ink").foregroundStyle(.red.blendMode(.screen)) }
        #expect(text.contains("screen"))
        let own = drawn { Rectangle().fill(.blendMode(.overlay)) }
        #expect(own.contains("overlay"))
        #expect(!drawn { Rectangle().fill(.red) }.contains("multiply"))
    }

    @Test("S-616: a faded or shadowed style still blends")
    func combined() {
        #expect(
            drawn { Rectangle().fill(.red.blendMode(.multiply).opacity(0.5)) }
                .contains("multiply"))
        #expect(
            drawn { Rectangle().fill(.red.blendMode(.multiply).shadow(.drop(radius: 3))) }
                .contains("multiply"))
    }
}
