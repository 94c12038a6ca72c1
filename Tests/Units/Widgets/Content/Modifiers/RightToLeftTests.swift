import Foundation
import Geometry
import Layouts
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Where views stand whose leading edge is the right one.
@MainActor
struct RightToLeftTests {
    private func host<Content: View>(
        width: CGFloat = 300, height: CGFloat = 200, @ViewBuilder _ content: () -> Content
    ) -> ViewHost {
        var values = EnvironmentValues.forTests
        values.layoutDirection = .rightToLeft
        return ViewHost(width: width, height: height, values, content)
    }

    private func frame(_ host: ViewHost, _ color: Color) throws -> CGRect {
        try #require(host.frames(color).first)
    }

    @Test("S-520: A stack begins at the right, and its alignments follow")
    func stacks() throws {
        let host = host {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 10) {
                    Color.red.frame(width: 40, height: 20)
                    Color.blue.frame(width: 20, height: 20)
                }
                Color.green.frame(width: 100, height: 20)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        #expect(try frame(host, .red) == CGRect(x: 260, y: 80, width: 40, height: 20))
        #expect(try frame(host, .blue) == CGRect(x: 230, y: 80, width: 20, height: 20))
        #expect(try frame(host, .green) == CGRect(x: 200, y: 100, width: 100, height: 20))
    }

    @Test("S-521: Leading insets, overlays and grids are on the right")
    func edges() throws {
        let host = host {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 40, height: 20).padding(.leading, 30)
                Color.yellow.frame(width: 100, height: 20)
                    .overlay(alignment: .topTrailing) { Color.blue.frame(width: 10, height: 10) }
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Color.green.frame(width: 50, height: 20)
                        Color.purple.frame(width: 20, height: 20)
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        #expect(try frame(host, .red) == CGRect(x: 230, y: 0, width: 40, height: 20))
        #expect(try frame(host, .blue) == CGRect(x: 200, y: 20, width: 10, height: 10))
        #expect(try frame(host, .green).maxX == 300)
        #expect(try frame(host, .purple).maxX == 250)
    }

    @Test("S-522: An offset is to the right, and a position counts from the leading edge")
    func offsets() throws {
        let host = host {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 40, height: 20).offset(x: -30)
                Color.blue.frame(width: 20, height: 20).position(x: 50, y: 50)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        #expect(try frame(host, .red) == CGRect(x: 230, y: 0, width: 40, height: 20))
        #expect(try frame(host, .blue) == CGRect(x: 240, y: 40, width: 20, height: 20))
    }

    private struct Corner: Layout {
        let seen: Box<LayoutDirection?>

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: 100, height: 50) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            seen.value = subviews.layoutDirection
            for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    @Test("S-523: A layout of the app's own counts from the leading edge, and knows the direction")
    func ownLayout() throws {
        let seen = Box<LayoutDirection?>(nil)
        let host = host {
            Corner(seen: seen) { Color.red.frame(width: 30, height: 10) }
        }
        #expect(seen.value == .rightToLeft)
        #expect(try frame(host, .red) == CGRect(x: 170, y: 75, width: 30, height: 10))
    }

    @Test("S-524: A geometry reader begins at its right, and its coordinates at the left")
    func geometry() throws {
        let seen = Box<CGRect?>(nil)
        let host = host {
            GeometryReader { proxy in
                Color.red.frame(width: 30, height: 10)
                    .onGeometryChange(for: CGRect.self) {
                        $0.frame(in: .global)
                    } action: {
                        seen.value = $0
                    }
            }
        }
        #expect(try frame(host, .red) == CGRect(x: 270, y: 0, width: 30, height: 10))
        #expect(seen.value == CGRect(x: 270, y: 0, width: 30, height: 10))
    }

    @Test("S-525: A horizontal scroll view begins at the right, and the wheel moves to the left")
    func scrolling() throws {
        let host = host {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 200, height: 50)
                    Color.blue.frame(width: 400, height: 50)
                }
            }
        }
        #expect(try frame(host, .red).maxX == 300)
        host.scroll(by: CGSize(width: -90, height: 0), at: CGPoint(x: 150, y: 100))
        #expect(try frame(host, .red).maxX == 390)
        host.scroll(by: CGSize(width: -9_000, height: 0), at: CGPoint(x: 150, y: 100))
        #expect(try frame(host, .blue).minX == 0)
        host.scroll(by: CGSize(width: 9_000, height: 0), at: CGPoint(x: 150, y: 100))
        #expect(try frame(host, .red).maxX == 300)
    }

    @Test("S-525: A lazy row makes what is visible at the right")
    func lazyRow() {
        let host = host {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<1_000, id: \.self) { number in
                        Text(verbatim: "cell \(number)").frame(width: 100)
                    }
                }
            }
        }
        #expect(abs((host.frame("cell 0")?.midX ?? 0) - 250) < 1)
        #expect(abs((host.frame("cell 2")?.midX ?? 0) - 50) < 1)
        #expect(host.frame("cell 20") == nil)
    }

    private struct Asymmetric: Shape {
        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: rect.minX, y: rect.minY, width: 10, height: rect.height))
        }
    }

    @Test("S-526: A shape is mirrored, and a canvas is not")
    func shapes() throws {
        let host = host {
            VStack(spacing: 0) {
                Asymmetric().fill(.red).frame(width: 100, height: 20)
                Canvas { context, _ in
                    context.fill(
                        Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.blue))
                }
                .frame(width: 100, height: 20)
            }
        }
        #expect(try frame(host, .red).maxX == 200)
        #expect(try frame(host, .blue).minX == 100)
        #expect(Circle.layoutDirectionBehavior == .fixed)
        #expect(Asymmetric.layoutDirectionBehavior == .mirrors)
    }

    @Test("S-527: A symbol that points forward points to the left; one that points right stays")
    func symbols() {
        func icon(_ name: String, _ direction: LayoutDirection) -> [String] {
            var values = EnvironmentValues.forTests
            values.layoutDirection = direction
            return ViewHost(values) { Image(systemName: name) }.lines("text")
        }
        #expect(icon("chevron.forward", .rightToLeft) == icon("chevron.left", .leftToRight))
        #expect(icon("chevron.backward", .rightToLeft) == icon("chevron.right", .leftToRight))
        #expect(icon("chevron.right", .rightToLeft) == icon("chevron.right", .leftToRight))
        #expect(icon("arrow.forward", .leftToRight) != icon("arrow.forward", .rightToLeft))
    }

    private struct Level: View {
        @State private var level = 0.0
        var body: some View {
            VStack {
                Slider(value: $level, in: 0...10, step: 1) { Text("Level") }.labelsHidden()
                Text("is \(Int(level))").accessibilityIdentifier("level")
            }
        }
    }

    @Test("S-528: A slider grows to the left, by the pointer and by keys")
    func slider() throws {
        let host = host { Level() }
        let track = try #require(host.elements(.slider).first?.frame)
        host.drag(
            from: CGPoint(x: track.maxX - 10, y: track.midY),
            to: CGPoint(x: track.minX, y: track.midY))
        #expect(host.element("level")?.label == "is 10")
        host.key(.tab)
        host.key(.right)
        #expect(host.element("level")?.label == "is 9")
        host.key(.left)
        #expect(host.element("level")?.label == "is 10")
    }

    private struct Turning: View {
        let direction: Box<LayoutDirection>
        @State private var turns = 0
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 40, height: 20)
                Button("Turn") { turns += 1 }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .environment(\.layoutDirection, turns % 2 == 0 ? .leftToRight : .rightToLeft)
        }
    }

    @Test("S-529: All that is shown turns when the direction changes")
    func turning() throws {
        let host = ViewHost { Turning(direction: Box(.leftToRight)) }
        #expect(try frame(host, .red).minX == 0)
        let button = try #require(host.frame("Turn"))
        host.press(at: CGPoint(x: button.midX, y: button.midY))
        #expect(try frame(host, .red).maxX == 300)
        let turned = try #require(host.frame("Turn"))
        #expect(turned.maxX == 300)
        host.press(at: CGPoint(x: turned.midX, y: turned.midY))
        #expect(try frame(host, .red).minX == 0)
    }

    @Test("S-530: The window's locale turns the layout, and that of a view turns nothing")
    func locale() throws {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: "ar")
        func row() -> some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 100)
                Color.blue.frame(width: 200)
            }
        }
        let arabic = ViewHost(values) { row() }
        #expect(try frame(arabic, .red).minX == 200)
        let english = ViewHost { row().environment(\.locale, Locale(identifier: "ar")) }
        #expect(try frame(english, .red).minX == 0)
        values.layoutDirection = .leftToRight
        let set = ViewHost(values) { row() }
        #expect(try frame(set, .red).minX == 0)
    }

    @Test("S-531: A part can have another direction than what is around it")
    func mixed() throws {
        let host = host {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 20)
                    Color.blue.frame(width: 80)
                }
                .environment(\.layoutDirection, .leftToRight)
                Color.green.frame(width: 200)
            }
        }
        #expect(try frame(host, .red).minX == 200)
        #expect(try frame(host, .blue).minX == 220)
        #expect(try frame(host, .green).minX == 0)
    }

    @Test("S-532: Swipe actions at the trailing edge come from the left")
    func swiping() throws {
        let host = host {
            List {
                Text("row").swipeActions { Button("Delete") {} }
            }
        }
        let row = try #require(host.frame("row"))
        host.drag(
            from: CGPoint(x: row.midX, y: row.midY), to: CGPoint(x: row.midX + 90, y: row.midY))
        host.advance(1)
        let delete = try #require(host.frame("Delete"))
        #expect(delete.minX < 100)
    }

    @Test("S-533: A menu opens with its leading edge at that of its button")
    func menu() throws {
        let host = host {
            Menu("More") { Button("A rather long title of an item") {} }
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        let button = try #require(host.frame("More"))
        #expect(button.maxX > 290)
        host.press(at: CGPoint(x: button.midX, y: button.midY))
        host.advance(1)
        let menu = try #require(host.elements(.menu).first?.frame)
        #expect(abs(menu.maxX - button.maxX) <= 8)
        #expect(menu.minX < button.minX)
    }
}
