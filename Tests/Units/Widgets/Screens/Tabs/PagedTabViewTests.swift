import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct PagedTabViewTests {
    private struct Pages: View {
        let log: Box<[Int]>
        let appeared: Box<[Int]>
        var mode = PageTabViewStyle.IndexDisplayMode.automatic
        var count = 3
        @State private var selection = 0
        var body: some View {
            VStack(spacing: 0) {
                PlainButton("Last") { withAnimation { selection = count - 1 } }
                TabView(selection: $selection) {
                    ForEach(0..<count, id: \.self) { page in
                        Text(verbatim: "page \(page)")
                            .onAppear { appeared.value.append(page) }
                            .tag(page)
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: mode))
            }
            .onChange(of: selection) { log.value.append($1) }
        }
    }

    private func pages(
        _ mode: PageTabViewStyle.IndexDisplayMode = .automatic, count: Int = 3
    ) -> (host: ViewHost, log: Box<[Int]>, appeared: Box<[Int]>) {
        let (log, appeared) = (Box<[Int]>([]), Box<[Int]>([]))
        let host = ViewHost { Pages(log: log, appeared: appeared, mode: mode, count: count) }
        return (host, log, appeared)
    }

    @Test(
        "S-261: a page is dragged to the next one, which is made when it comes into sight"
    )
    func drag() {
        let (host, log, appeared) = pages()
        #expect(appeared.value == [0])
        #expect(host.frame("page 0")?.midX == 150)
        host.hold(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 200, y: 100))
        #expect(appeared.value == [0, 1])
        #expect(host.frame("page 1").map { $0.midX > 300 } == true)
        host.send(.pointer(PointerEvent(.up, at: CGPoint(x: 200, y: 100))))
        host.advance(2)
        #expect(log.value == [1])
        #expect(host.frame("page 1")?.midX == 150)
        #expect(!host.shows("page 0"))
    }

    @Test("S-261: the selection scrolls to its page, and a drag back changes it")
    func selection() {
        let (host, log, _) = pages()
        host.press("Last")
        host.advance(2)
        #expect(host.frame("page 2")?.midX == 150)
        host.swipe(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100))
        host.advance(2)
        #expect(log.value == [2, 1])
        #expect(host.frame("page 1")?.midX == 150)
    }

    @Test("S-261: the wheel and the arrow keys turn pages")
    func keys() {
        let (host, log, _) = pages()
        host.wheel(40, 0, at: CGPoint(x: 150, y: 120))
        host.advance(2)
        #expect(log.value == [1])
        host.key(.tab, .control)
        host.advance(2)
        #expect(log.value == [1, 2])
        #expect(host.frame("page 2")?.midX == 150)
    }

    @Test("S-261: a page stays shown when the window changes its width")
    func resizing() {
        let (host, _, _) = pages()
        host.press("Last")
        host.advance(2)
        host.tree.setSize(CGSize(width: 500, height: 200), scale: 1)
        host.settle()
        #expect(host.frame("page 2")?.midX == 250)
    }

    @Test("S-261: a choice that the app does not take goes back")
    func refused() {
        let host = ViewHost {
            TabView(selection: .constant(0)) {
                Text("p").tag(0)
                Text("q").tag(1)
            }
            .tabViewStyle(.page)
        }
        host.swipe(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 50, y: 100))
        host.advance(3)
        #expect(host.frame("p")?.midX == 150)
    }

    @Test("S-261: of many pages those in sight are made, and a page keeps its state")
    func many() {
        struct Counting: View {
            let page: Int
            let made: Box<Int>
            @State private var count = 0
            var body: some View {
                made.value += 1
                return PlainButton("page \(page): \(count)") { count += 1 }
            }
        }
        let made = Box(0)
        let host = ViewHost {
            TabView {
                ForEach(0..<1_000, id: \.self) { Counting(page: $0, made: made).tag($0) }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
        }
        #expect(made.value < 5)
        host.press("page 0: 0")
        for _ in 0..<3 {
            host.wheel(40, 0)
            host.advance(2)
        }
        #expect(host.frame("page 3: 0")?.midX == 150)
        #expect(!host.shows("page 0: 1"))
        #expect(made.value < 20)
        for _ in 0..<3 {
            host.wheel(-40, 0)
            host.advance(2)
        }
        #expect(host.frame("page 0: 1")?.midX == 150)
    }

    @Test("S-268: dots are shown for several pages, always, or never")
    func dots() {
        #expect(pages().host.elements(.tab).count == 3)
        #expect(pages(count: 1).host.elements(.tab).isEmpty)
        #expect(pages(.always, count: 1).host.elements(.tab).count == 1)
        #expect(pages(.never).host.elements(.tab).isEmpty)
    }

    @Test("S-268: the index has a background where its style says so")
    func background() {
        func fills(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> Int {
            ViewHost {
                TabView {
                    Text("p")
                    Text("q")
                }
                .tabViewStyle(.page)
                .indexViewStyle(.page(backgroundDisplayMode: mode))
            }.lines("fill").count
        }
        #expect(fills(.always) > fills(.automatic))
        #expect(fills(.interactive) == fills(.never))
    }
}
