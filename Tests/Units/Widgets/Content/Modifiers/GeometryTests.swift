import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct GeometryTests {
    @Test("A geometry reader takes what it is offered and puts its content in the corner")
    func reader() throws {
        let sizes = Box<[CGSize]>([])
        let host = ViewHost {
            GeometryReader { proxy in
                let _ = sizes.value.append(proxy.size)
                Text("a")
            }
        }
        #expect(sizes.value == [CGSize(width: 300, height: 200)])
        #expect(try #require(host.frame("a")).origin == .zero)
        host.tree.setSize(CGSize(width: 100, height: 100), scale: 1)
        host.settle()
        #expect(sizes.value.last == CGSize(width: 100, height: 100))
    }

    @Test("A reader tells frames in the window and in a space with a name")
    func frames() {
        let frames = Box<[CGRect]>([])
        _ = ViewHost {
            VStack(spacing: 0) {
                Color.clear.frame(height: 50)
                HStack(spacing: 0) {
                    Color.clear.frame(width: 30)
                    GeometryReader { proxy in
                        let _ =
                            frames.value = [
                                proxy.frame(in: .global), proxy.frame(in: .named("row")),
                                proxy.frame(in: .local),
                            ]
                        Color.clear
                    }
                }
                .coordinateSpace(name: "row")
            }
        }
        #expect(
            frames.value == [
                CGRect(x: 30, y: 50, width: 270, height: 150),
                CGRect(x: 30, y: 0, width: 270, height: 150),
                CGRect(x: 0, y: 0, width: 270, height: 150),
            ])
    }

    @Test("A change of geometry is reported with its value")
    func geometryChange() {
        let widths = Box<[CGFloat]>([])
        let host = ViewHost {
            Color.clear.onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                widths.value.append($0)
            }
        }
        #expect(widths.value == [300])
        host.tree.setSize(CGSize(width: 120, height: 100), scale: 1)
        host.settle()
        host.settle()
        #expect(widths.value == [300, 120])
    }

    /// A view whose width follows from what its action is told.
    private struct Following: View {
        let told: Box<[CGFloat]>
        let next: (CGFloat) -> CGFloat
        @State private var width: CGFloat = 10

        var body: some View {
            Color.clear.frame(width: width).onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                told.value.append($0)
                width = next($0)
            }
        }
    }

    @Test("The last of many sizes in a turn is reported")
    func lastSize() {
        let told = Box<[CGFloat]>([])
        let host = ViewHost { Following(told: told) { min(60, $0 + 10) } }
        host.settle()
        #expect(told.value == [10, 20, 30, 40, 50, 60])
        #expect(!host.log.contains { $0.contains("tried to update") })
    }

    @Test("A size that goes to and fro without an end is given up, with a warning")
    func rockingSize() {
        let told = Box<[CGFloat]>([])
        let host = ViewHost { Following(told: told) { 50 - $0 } }
        host.settle()
        #expect(told.value == [10, 40, 10])
        #expect(
            host.log == [
                """
                onGeometryChange(for: CGFloat) action tried to update multiple times per frame. \
                [Following]
                """
            ])
    }

    @Test("An anchor tells where a view is inside of another")
    func anchors() {
        let found = Box<CGRect?>(nil)
        let host = ViewHost {
            HStack(spacing: 0) {
                Color.clear.frame(width: 30)
                Text("a").anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
            }
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in
                    let _ = found.value = anchor.map { proxy[$0] }
                    Color.clear
                }
            }
        }
        host.settle()
        #expect(found.value?.minX == 30)
        #expect(found.value?.size == host.frame("a")?.size)
    }

    @Test("A spacer takes what is left, and a divider lies across its stack")
    func spacers() throws {
        let host = ViewHost {
            HStack(spacing: 0) {
                Text("a")
                Spacer()
                Text("b")
            }
        }
        #expect(try #require(host.frame("a")).minX == 0)
        #expect(try #require(host.frame("b")).maxX == 300)
        let column = ViewHost {
            VStack(spacing: 0) {
                Color.clear.frame(height: 10)
                Divider()
            }
        }
        #expect(column.size(100, 100) == CGSize(width: 100, height: 11))
        let row = ViewHost { HStack(spacing: 0) { Divider() } }
        #expect(row.size(100, 40) == CGSize(width: 1, height: 40))
        let fixed = ViewHost {
            HStack {
                Color.clear.frame(width: 50, height: 10)
                Spacer()
                Color.clear.frame(width: 50, height: 10)
            }
        }
        #expect(fixed.size(200, 50).width == 200)
        #expect(fixed.size(nil, nil).width == 108)
    }

    @Test("The cells of a grid share columns, and a view outside of rows spans them")
    func grid() throws {
        let host = ViewHost {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    Text("a")
                    Text("longer")
                }
                GridRow {
                    Text("much longer")
                    Text("d")
                }
                Divider()
            }
        }
        let (b, d) = (try #require(host.frame("longer")), try #require(host.frame("d")))
        #expect(b.minX == d.minX)
        #expect(d.minY == b.maxY + 5)
    }

    @Test("The first view that fits is shown")
    func viewThatFits() {
        func shown(_ width: CGFloat) -> [String] {
            ViewHost(width: width) {
                ViewThatFits {
                    Text("a long sentence that needs its room")
                    Text("short")
                }
            }.lines("text")
        }
        #expect(shown(300)[0].contains("long"))
        #expect(shown(60)[0].contains("short"))
        #expect(shown(60).count == 1)
    }

    @Test("What is shown along an edge takes its room from the view")
    func safeAreaInset() throws {
        let host = ViewHost {
            Color.clear.overlay(alignment: .bottom) { Text("main") }
                .safeAreaInset(edge: .bottom) { Text("bar") }
        }
        #expect(try #require(host.frame("bar")).maxY == 200)
        #expect(try #require(host.frame("main")).maxY == 180)
    }

    @Test("A guide moves a view against its siblings")
    func alignmentGuide() {
        let host = ViewHost {
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(width: 50, height: 50)
                Color.red.frame(width: 50, height: 50).alignmentGuide(.top) { _ in -20 }
            }
        }
        #expect(host.size() == CGSize(width: 100, height: 70))
    }
}

private enum BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}
