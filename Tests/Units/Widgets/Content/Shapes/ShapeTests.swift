import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct ShapeTests {
    @Test("Colours and shapes are 10 points long where nothing is proposed")
    func idealSize() {
        #expect(ViewHost { Color.red }.size() == CGSize(width: 10, height: 10))
        #expect(ViewHost { Rectangle() }.size() == CGSize(width: 10, height: 10))
        #expect(ViewHost { Color.red.fixedSize() }.size(50, 50) == CGSize(width: 10, height: 10))
    }

    @Test("A shape takes what it is offered, a circle the square in it")
    func offered() {
        #expect(ViewHost { Rectangle() }.size(50, 30) == CGSize(width: 50, height: 30))
        #expect(ViewHost { Circle() }.size(50, 30) == CGSize(width: 30, height: 30))
    }

    @Test("A shape is filled with the foreground style")
    func foreground() {
        let host = ViewHost { Rectangle().foregroundColor(.white).frame(width: 20, height: 20) }
        #expect(
            host.lines("fill") == ["fill rect 0 0 20×20 #FFFFFF"] || host.lines("fill").count == 1)
    }

    @Test("A border is drawn inside of the view's edge and leaves its size alone")
    func border() {
        let host = ViewHost { Color.clear.frame(width: 20, height: 20).border(.black, width: 2) }
        #expect(host.size() == CGSize(width: 20, height: 20))
        #expect(host.lines("stroke").count == 1)
    }

    @Test("Backgrounds take the size of what lies in front, and do not change it")
    func background() throws {
        let host = ViewHost {
            Color.clear.frame(width: 40, height: 20)
                .background { Color.red }
                .overlay(alignment: .topLeading) { Text("x").accessibilityProbe("x") }
        }
        #expect(host.size() == CGSize(width: 40, height: 20))
        let x = try #require(host.frame("x"))
        #expect(x.minX == 130)
        #expect(x.minY == 90)
        #expect(host.lines("fill").count == 1)
    }

    @Test("Each view of a group gets a background of its own")
    func groups() {
        let host = ViewHost {
            VStack(spacing: 0) {
                Group {
                    Color.clear.frame(width: 40, height: 20)
                    Color.clear.frame(width: 20, height: 20)
                }
                .background { Color.red }
            }
        }
        #expect(host.lines("fill").count == 2)
    }
}

extension View {
    func accessibilityProbe(_ name: String) -> some View { self }
}
