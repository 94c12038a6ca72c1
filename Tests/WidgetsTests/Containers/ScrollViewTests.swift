import Foundation
import Geometry
import Testing
import Views

@testable import Widgets

@MainActor
struct ScrollViewTests {
    private func rows(_ count: Int, height: CGFloat = 40) -> some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { number in
                Text(verbatim: "row \(number)").frame(width: 100, height: height)
            }
        }
    }

    @Test("A scroll view takes the height it is offered and its content's width (S-233)")
    func size() {
        let host = WidgetHost { ScrollView { rows(20) } }
        #expect(host.size(300, 200) == CGSize(width: 100, height: 200))
        #expect(host.frame("row 0")?.minY == 10)
    }

    @Test("Content smaller than the scroll view stands at its top (S-233)")
    func smallContent() {
        let host = WidgetHost { ScrollView { Text(verbatim: "a").frame(width: 50, height: 20) } }
        #expect(host.elements(.scroll).first?.frame == CGRect(x: 125, y: 0, width: 50, height: 200))
        #expect(host.frame("a")?.midY == 10)
    }

    @Test("The wheel scrolls as far as the content reaches")
    func wheel() {
        let host = WidgetHost { ScrollView { rows(20) } }
        let start = host.frame("row 0")!.minY
        host.scroll(by: CGSize(width: 0, height: 90), at: CGPoint(x: 150, y: 100))
        #expect(host.frame("row 0")!.minY == start - 90)
        host.scroll(by: CGSize(width: 0, height: 9_000), at: CGPoint(x: 150, y: 100))
        #expect(host.frame("row 0")!.minY == start - 600)
        host.scroll(by: CGSize(width: 0, height: -9_000), at: CGPoint(x: 150, y: 100))
        #expect(host.frame("row 0")!.minY == start)
    }

    @Test("A scroll view that is disabled stays where it is")
    func disabled() {
        let host = WidgetHost { ScrollView { rows(20) }.scrollDisabled(true) }
        let start = host.frame("row 0")!.minY
        host.scroll(by: CGSize(width: 0, height: 90), at: CGPoint(x: 150, y: 100))
        #expect(host.frame("row 0")!.minY == start)
    }

    @Test("An inner scroll view at its end leaves the wheel to the outer one")
    func nested() {
        let host = WidgetHost {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { rows(4) }.frame(height: 100)
                    rows(20)
                }
            }
        }
        let outer = { host.elements(.scroll)[1].frame.minY }
        let point = CGPoint(x: 150, y: 30)
        host.scroll(by: CGSize(width: 0, height: 60), at: point)
        #expect(outer() == 0)
        host.scroll(by: CGSize(width: 0, height: 60), at: point)
        #expect(outer() == -60)
    }

    @Test("The bar appears while scrolling, can be dragged, and fades")
    func bar() {
        let host = WidgetHost { ScrollView { rows(20).frame(width: 300) } }
        let still = host.lines("fill").count
        host.scroll(by: CGSize(width: 0, height: 10), at: CGPoint(x: 150, y: 100))
        #expect(host.lines("fill").count == still + 1)
        let top = host.frame("row 0")!.minY
        host.drag(from: CGPoint(x: 294, y: 20), to: CGPoint(x: 294, y: 120))
        #expect(host.frame("row 0")!.minY < top - 200)
        host.send(.pointer(PointerEvent(.moved, at: CGPoint(x: 20, y: 20))))
        host.advance(2)
        #expect(host.lines("fill").count == still)
        #expect(!host.tree.isAnimating)
    }

    @Test("On a device a finger drags the content")
    func contentDrag() {
        var environment = EnvironmentValues.forTests
        environment.density = .device
        let host = WidgetHost(environment) { ScrollView { rows(20) } }
        let top = host.frame("row 0")!.minY
        host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 50))
        #expect(host.frame("row 0")!.minY < top - 50)
    }

    @Test("A reader's proxy brings a row into sight, or to an anchor")
    func scrollTo() {
        let proxy = Box<ScrollViewProxy?>(nil)
        let host = WidgetHost {
            ScrollViewReader { reader -> AnyView in
                proxy.value = reader
                return AnyView(ScrollView { rows(20) })
            }
        }
        host.act { proxy.value?.scrollTo(10) }
        #expect(host.frame("row 10")!.midY == 180)
        host.act { proxy.value?.scrollTo(10, anchor: .top) }
        #expect(host.frame("row 10")!.midY == 20)
        host.act { withAnimation { proxy.value?.scrollTo(0, anchor: .top) } }
        host.advance(2)
        #expect(host.frame("row 0")!.midY == 20)
    }

    @Test("How far it is scrolled is saved and restored")
    func restoring() {
        let host = WidgetHost { ScrollView { rows(20) } }
        host.scroll(by: CGSize(width: 0, height: 90), at: CGPoint(x: 150, y: 100))
        let saved = host.elements(.scroll)[0].render?.responder?.saveState?()
        let other = WidgetHost { ScrollView { rows(20) } }
        let top = other.frame("row 0")!.minY
        other.act { other.elements(.scroll)[0].render?.responder?.restoreState?(saved!) }
        #expect(other.frame("row 0")!.minY == top - 90)
    }
}

@MainActor
struct ScrollPositionTests {
    @Test("A position follows the user, and leads where the app sets it")
    func position() {
        struct Positioned: View {
            let log: Box<Int?>
            @State private var position: Int?
            var body: some View {
                VStack(spacing: 0) {
                    PlainButton("Go") { position = 10 }
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<30) { Text(verbatim: "row \($0)").frame(height: 40) }
                        }
                    }
                    .scrollPosition(id: $position)
                }
                .onChange(of: position) { log.value = $1 }
            }
        }
        let log = Box<Int?>(nil)
        let host = WidgetHost { Positioned(log: log) }
        host.scroll(by: CGSize(width: 0, height: 85), at: CGPoint(x: 150, y: 100))
        #expect(log.value == 2)
        host.press("Go")
        let top = host.elements(.scroll)[0].frame.minY
        #expect(host.frame("row 10")!.minY == top + 10)
    }
}
