import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct SafeAreaTests {
    /// A marker that fills what it is offered.
    private static func marker(_ name: String) -> some View {
        Color.red.described(as: .image, label: name)
    }

    @Test("S-340: a view that ignores the safe area has the space beneath the bar that it touches")
    func ignoring() throws {
        let host = ViewHost {
            VStack(spacing: 0) {
                Self.marker("over").ignoresSafeArea()
                Self.marker("under").frame(height: 30)
            }
            .safeAreaInset(edge: .top, spacing: 0) { Self.marker("bar").frame(height: 40) }
        }
        let over = try #require(host.frame("over"))
        #expect(over == CGRect(x: 0, y: 0, width: 300, height: 170))
        // The views around it stay where they are.
        #expect(host.frame("under") == CGRect(x: 0, y: 170, width: 300, height: 30))
        #expect(host.frame("bar") == CGRect(x: 0, y: 0, width: 300, height: 40))
    }

    @Test(
        "S-340: edges that are not named, the keyboard's region, and views inside scroll views stay"
    )
    func notIgnoring() {
        func top(@ViewBuilder _ content: () -> some View) -> CGFloat? {
            ViewHost {
                content().safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 40) }
            }.frame("it")?.minY
        }
        #expect(top { Self.marker("it").ignoresSafeArea(edges: .bottom) } == 40)
        #expect(top { Self.marker("it").ignoresSafeArea(.keyboard) } == 40)
        #expect(top { Self.marker("it").edgesIgnoringSafeArea(.top) } == 0)
        #expect(
            top {
                ScrollView { Self.marker("it").frame(height: 50).ignoresSafeArea() }
            } == 40)
    }

    @Test("S-340: bars within bars add up")
    func nested() {
        let host = ViewHost {
            Self.marker("it").ignoresSafeArea()
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 30) }
                .safeAreaInset(edge: .leading, spacing: 0) { Color.green.frame(width: 50) }
        }
        #expect(host.frame("it") == CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test("S-340: what reaches beneath a bar follows the bar when it changes")
    func barChanges() {
        struct Changing: View {
            @State private var isTall = false
            var body: some View {
                VStack(spacing: 0) {
                    SafeAreaTests.marker("it").ignoresSafeArea()
                    PlainButton("Grow") { isTall = true }.frame(height: 20)
                }
                .safeAreaInset(edge: .top, spacing: 0) {
                    Color.blue.frame(height: isTall ? 80 : 40)
                }
            }
        }
        let host = ViewHost { Changing() }
        #expect(host.frame("it") == CGRect(x: 0, y: 0, width: 300, height: 180))
        host.press("Grow")
        #expect(host.frame("it") == CGRect(x: 0, y: 0, width: 300, height: 180))
    }

    @Test("S-341: a background fills beneath the bar, except at edges that are left out")
    func background() {
        func fills(_ edges: Edge.Set) -> String {
            ViewHost {
                Color.clear.background(
                    Color(.sRGB, red: 1, green: 0, blue: 0), ignoresSafeAreaEdges: edges
                )
                .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 40) }
            }.lines("fill").joined()
        }
        #expect(fills(.all).contains("-40"))
        #expect(!fills(.bottom).contains("-40"))
    }

    @Test("S-342: a geometry proxy gives the insets of the safe area")
    func proxy() {
        let insets = Box<[EdgeInsets]>([])
        _ = ViewHost {
            GeometryReader { proxy in
                let _ = insets.value.append(proxy.safeAreaInsets)
                Color.clear
            }
            .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 40) }
            .safeAreaInset(edge: .trailing, spacing: 6) { Color.blue.frame(width: 24) }
        }
        #expect(insets.value.last == EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 30))
    }

    @Test("S-342: a bar beside the view stands at its edge, aligned as asked")
    func bars() {
        let host = ViewHost {
            Self.marker("main")
                .safeAreaInset(edge: .leading, alignment: .bottom, spacing: 10) {
                    Self.marker("bar").frame(width: 40, height: 20)
                }
        }
        #expect(host.frame("bar") == CGRect(x: 0, y: 180, width: 40, height: 20))
        #expect(host.frame("main") == CGRect(x: 50, y: 0, width: 250, height: 200))
    }

    @Test("S-343: safe area padding sets scrolled content in, and shows it up to the edges")
    func padding() {
        let host = ViewHost {
            ScrollView(.horizontal) { Self.marker("row").frame(width: 900, height: 50) }
                .safeAreaPadding(.horizontal, 24)
        }
        #expect(host.frame("row")?.minX == 24)
        #expect(host.lines("group").contains { $0.contains("clip") && $0.contains("-24") })
        host.scroll(by: CGSize(width: 30, height: 0), at: CGPoint(x: 100, y: 100))
        #expect(host.frame("row")?.minX == -6)
    }

    @Test("S-343: rows beneath a bar are made, too")
    func rowsBeneathBar() {
        let host = ViewHost(height: 240) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Text(verbatim: "row \($0)").frame(height: 40) }
                }
            }
            .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 80) }
        }
        host.scroll(by: CGSize(width: 0, height: 400), at: CGPoint(x: 100, y: 150))
        // At 400 the row at the upper edge of the scroll view is the tenth; two more are beneath the
        // bar.
        #expect(host.drawn.contains("row 8") && host.drawn.contains("row 9"))
    }

    @Test("Lengths that are not lengths do no harm")
    func badInput() {
        let host = ViewHost {
            Self.marker("it").safeAreaPadding(-500).ignoresSafeArea()
                .safeAreaInset(edge: .top, spacing: -300) { Color.blue.frame(height: 10) }
        }
        #expect(host.frame("it") != nil)
    }
}
