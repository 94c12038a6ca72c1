import Foundation
import Geometry
import Testing
import ViewHosts
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

    @Test("S-233: A scroll view takes the height it is offered and its content's width")
    func size() {
        let host = ViewHost { ScrollView { rows(20) } }
        #expect(host.size(300, 200) == CGSize(width: 100, height: 200))
        #expect(host.frame("row 0")?.minY == 10)
    }

    @Test("S-233: Content smaller than the scroll view stands at its top")
    func smallContent() {
        let host = ViewHost { ScrollView { Text(verbatim: "a").frame(width: 50, height: 20) } }
        #expect(host.elements(.scroll).first?.frame == CGRect(x: 125, y: 0, width: 50, height: 200))
        #expect(host.frame("a")?.midY == 10)
    }

    @Test("The wheel scrolls as far as the content reaches")
    func wheel() {
        let host = ViewHost { ScrollView { rows(20) } }
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
        let host = ViewHost { ScrollView { rows(20) }.scrollDisabled(true) }
        let start = host.frame("row 0")!.minY
        host.scroll(by: CGSize(width: 0, height: 90), at: CGPoint(x: 150, y: 100))
        #expect(host.frame("row 0")!.minY == start)
    }

    @Test("An inner scroll view at its end leaves the wheel to the outer one")
    func nested() {
        let host = ViewHost {
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
        let host = ViewHost { ScrollView { rows(20).frame(width: 300) } }
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
        let host = ViewHost(environment) { ScrollView { rows(20) } }
        let top = host.frame("row 0")!.minY
        host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 50))
        #expect(host.frame("row 0")!.minY < top - 50)
    }

    @Test("A reader's proxy brings a row into sight, or to an anchor")
    func scrollTo() {
        let proxy = Box<ScrollViewProxy?>(nil)
        let host = ViewHost {
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

    @Test("A reader's proxy shows the whole row of a list, and not only what is in it")
    func scrollToListRow() {
        let proxy = Box<ScrollViewProxy?>(nil)
        let host = ViewHost {
            ScrollViewReader { reader -> AnyView in
                proxy.value = reader
                return AnyView(
                    List(0..<30, id: \.self) { Text(verbatim: "row \($0)") }.listStyle(.plain))
            }
        }
        host.act { proxy.value?.scrollTo(20) }
        let last = host.frame("row 20")!.midY
        let height = last - host.frame("row 19")!.midY
        #expect(height > host.frame("row 20")!.height)
        #expect(last + height / 2 == 200)
        host.act { proxy.value?.scrollTo(3, anchor: .top) }
        #expect(host.frame("row 3")!.midY == height / 2)
    }

    @Test("How far it is scrolled is saved and restored")
    func restoring() {
        let host = ViewHost { ScrollView { rows(20) } }
        host.scroll(by: CGSize(width: 0, height: 90), at: CGPoint(x: 150, y: 100))
        let saved = host.tree.scrollMemory.offsets
        #expect(Array(saved.values) == [CGPoint(x: 0, y: 90)])
        let top = ViewHost { ScrollView { rows(20) } }.frame("row 0")!.minY
        let other = ViewHost(offsets: saved) { ScrollView { rows(20) } }
        #expect(other.frame("row 0")!.minY == top - 90)
        #expect(other.tree.scrollMemory.offsets == saved)
    }

    @Test("Of two scroll views each gets its own offset back, and rows theirs by their ids")
    func restoringSeveral() {
        func content(_ order: [Int]) -> some View {
            VStack(spacing: 0) {
                ForEach(order, id: \.self) { number in
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<20) { Text("cell \(number) \($0)").frame(width: 60) }
                        }
                    }
                }
                ScrollView { rows(20) }
            }
        }
        let host = ViewHost { content([1, 2]) }
        let second = host.frame("cell 2 0")!
        host.scroll(by: CGSize(width: 120, height: 0), at: CGPoint(x: 100, y: second.midY))
        host.scroll(by: CGSize(width: 0, height: 40), at: CGPoint(x: 150, y: 150))
        let saved = host.tree.scrollMemory.offsets
        #expect(saved.count == 2)
        let plain = ViewHost { content([2, 3, 1]) }
        let other = ViewHost(offsets: saved) { content([2, 3, 1]) }
        func moved(_ cell: String) -> CGFloat {
            other.frame(cell)!.minX - plain.frame(cell)!.minX
        }
        #expect(moved("cell 2 0") == -120)
        #expect(moved("cell 1 0") == 0)
        #expect(moved("cell 3 0") == 0)
    }

    @Test("An offset waits until the content is long enough, unless the user scrolls first")
    func restoringLater() {
        struct Growing: View {
            @State private var count = 5
            var body: some View {
                VStack(spacing: 0) {
                    PlainButton("Grow") { count = 40 }
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<count, id: \.self) { index in
                                Text("row \(index)").frame(height: 40)
                            }
                        }
                    }
                }
            }
        }
        let whole = ViewHost { Growing() }
        whole.press("Grow")
        whole.scroll(by: CGSize(width: 0, height: 900), at: CGPoint(x: 150, y: 100))
        let saved = whole.tree.scrollMemory.offsets
        #expect(Array(saved.values) == [CGPoint(x: 0, y: 900)])

        let waiting = ViewHost(offsets: saved) { Growing() }
        #expect(waiting.tree.scrollMemory.offsets == saved)
        waiting.press("Grow")
        #expect(waiting.frame("row 30") == whole.frame("row 30"))

        let moved = ViewHost(offsets: saved) { Growing() }
        moved.scroll(by: CGSize(width: 0, height: -10), at: CGPoint(x: 150, y: 100))
        let here = moved.tree.scrollMemory.offsets
        #expect(here != saved)
        moved.press("Grow")
        #expect(moved.tree.scrollMemory.offsets == here)
    }

    @Test("A scroll view that its user left alone is not remembered, nor one that has gone")
    func forgetting() {
        struct Leaving: View {
            @State private var isShown = true
            var body: some View {
                VStack(spacing: 0) {
                    PlainButton("Leave") { isShown = false }
                    if isShown { ScrollView { Text("long").frame(height: 900) } }
                }
            }
        }
        let host = ViewHost { Leaving() }
        #expect(host.tree.scrollMemory.offsets.isEmpty)
        host.scroll(by: CGSize(width: 0, height: 90), at: CGPoint(x: 150, y: 100))
        #expect(host.tree.scrollMemory.offsets.count == 1)
        host.press("Leave")
        #expect(host.tree.scrollMemory.offsets.isEmpty)
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
        let host = ViewHost { Positioned(log: log) }
        host.scroll(by: CGSize(width: 0, height: 85), at: CGPoint(x: 150, y: 100))
        #expect(log.value == 2)
        host.press("Go")
        let top = host.elements(.scroll)[0].frame.minY
        #expect(host.frame("row 10")!.minY == top + 10)
    }

    @Test("A click of a wheel scrolls over some frames, by exactly its length")
    func easing() throws {
        let host = ViewHost(width: 200, height: 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(height: 20) }
                }
            }
        }
        let point = CGPoint(x: 100, y: 50)
        let start = try #require(host.frame("Row 0")).minY
        var places: [CGFloat] = []
        func click(_ height: CGFloat) {
            host.send(
                .wheel(
                    delta: CGSize(width: 0, height: height), at: point, modifiers: [],
                    isClick: true))
        }
        click(48)
        for _ in 0..<12 {
            places.append(try #require(host.frame("Row 0")).minY - start)
            host.advance(1.0 / 60)
        }
        #expect(places[0] > -48 && Set(places).count > 4)
        #expect(places == places.sorted(by: >) && places.last == -48)
        click(48)
        click(48)
        host.advance(1)
        #expect(try #require(host.frame("Row 0")).minY - start == -144)
        click(-480)
        host.advance(1)
        #expect(try #require(host.frame("Row 0")).minY == start)
    }
}
