import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Lists and tables whose leading edge is the right one.
@MainActor
struct MirroredListTests {
    private func host<Content: View>(
        width: CGFloat = 300, height: CGFloat = 300, @ViewBuilder _ content: () -> Content
    ) -> ViewHost {
        var values = EnvironmentValues.forTests
        values.layoutDirection = .rightToLeft
        return ViewHost(width: width, height: height, values, content)
    }

    @Test("From right to left the handles of edited rows are at the right, and grips at the left")
    func editing() throws {
        let log = Box<[String]>([])
        let host = host { ListEditingTests.Editable(log: log) }
        let before = try #require(host.frame("Two"))
        host.press("Edit")
        let row = try #require(host.frame("Two"))
        #expect(row.maxX == before.maxX - 36)
        host.press(at: CGPoint(x: row.maxX + 20, y: row.midY))
        host.press(at: CGPoint(x: 10, y: row.midY))
        #expect(log.value == ["One", "Three"])
        let (first, last) = (try #require(host.frame("One")), try #require(host.frame("Three")))
        host.drag(
            from: CGPoint(x: 25, y: first.midY), to: CGPoint(x: 25, y: last.maxY + 10))
        #expect(log.value == ["Three", "One"])
    }

    @Test("From right to left the left arrow key unfolds a row, and the right one folds it")
    func folding() {
        struct Outline: View {
            @State private var selection: Int?
            var body: some View {
                Table(
                    [Person(id: 1, name: "Ada", age: 1, city: "", children: [Person.all[1]])],
                    children: \.children, selection: $selection
                ) { TableColumn("Name", value: \.name) }
            }
        }
        let host = host { Outline() }
        host.press("Ada")
        host.key(.left)
        #expect(host.shows("Grace"))
        host.key(.right)
        #expect(!host.shows("Grace"))
    }

    @Test(
        "From right to left the line of a column is at its left, and a drag to the left widens it")
    func columns() throws {
        let host = host(width: 600) { TableTests.Plain() }
        let before = try #require(host.frame("Age"))
        let name = try #require(host.frame("Name"))
        let line = try #require(host.elements(.group).first { $0.properties.label == "Divider" })
        #expect(line.frame.maxX <= name.minX)
        #expect(line.frame.minX >= before.maxX)
        host.drag(
            from: CGPoint(x: line.frame.midX, y: line.frame.midY),
            to: CGPoint(x: line.frame.midX - 40, y: line.frame.midY))
        #expect(try #require(host.frame("Age")).maxX == before.maxX - 40)
        #expect(try #require(host.frame("Name")).maxX == name.maxX)
    }
}
