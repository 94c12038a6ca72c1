import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct LazyGridTests {
    private func cells(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { number in
            Text(verbatim: "\(number)").frame(maxWidth: .infinity).frame(height: 20)
        }
    }

    private func grid(_ columns: [GridItem]) -> ViewHost {
        ViewHost {
            LazyVGrid(columns: columns, spacing: 4) { cells(5) }
                .frame(width: 300, height: 200, alignment: .top)
        }
    }

    @Test("Flexible columns share what fixed ones leave")
    func flexible() {
        let host = grid([
            GridItem(.fixed(80), spacing: 10), GridItem(spacing: 10), GridItem(),
        ])
        #expect(host.frame("0")!.midX == 40)
        #expect(host.frame("1")!.midX == 140)
        #expect(host.frame("2")!.midX == 250)
        #expect(host.frame("3")!.minY - host.frame("0")!.minY == 24)
    }

    @Test("An adaptive column becomes as many as fit")
    func adaptive() {
        let host = grid([GridItem(.adaptive(minimum: 90), spacing: 10)])
        #expect(host.frame("0")!.midY == host.frame("2")!.midY)
        #expect(host.frame("3")!.midX == host.frame("0")!.midX)
    }

    @Test("A cell of higher zIndex lies over those after it")
    func depth() {
        func fills(_ depth: Double) -> [String] {
            let host = ViewHost {
                LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
                    Color(.sRGB, red: 1, green: 0, blue: 0).frame(height: 20).zIndex(depth)
                    Color(.sRGB, red: 0, green: 0, blue: 1).frame(height: 20)
                }
            }
            return host.lines("fill").map { String($0.suffix(7)) }
        }
        #expect(fills(0) == ["#FF0000", "#0000FF"])
        #expect(fills(1) == ["#0000FF", "#FF0000"])
    }

    /// Sections of ten cells in lines of four, each 330 points high.
    private struct Sections: View {
        static let count = 12
        let heights: Box<[Double]>

        var body: some View {
            ScrollView {
                LazyVGrid(
                    columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 4),
                    spacing: 0
                ) {
                    ForEach(0..<Self.count, id: \.self) { section in
                        Section {
                            ForEach(0..<10, id: \.self) { cell in
                                Text(verbatim: "\(section).\(cell)").frame(height: 100)
                            }
                        } header: {
                            Text(verbatim: "head \(section)").frame(height: 30)
                        }
                    }
                }
            }
            .onScrollGeometryChange(for: Double.self) {
                $0.contentSize.height
            } action: { _, height in
                heights.value.append(height)
            }
        }
    }

    @Test("Sections that are not made take lines of their own, after a line that is not full")
    func placeholdersOfSections() {
        let heights = Box<[Double]>([])
        let host = ViewHost { Sections(heights: heights) }
        let whole = 330.0 * Double(Sections.count)
        for _ in 0..<80 { host.wheel(0, 60) }
        #expect(heights.value.allSatisfy { $0 < 2 * whole })
        #expect(heights.value.last == whole)
        #expect(host.frame("11.9") != nil)
        for _ in 0..<80 { host.wheel(0, -60) }
        #expect(heights.value.last == whole)
        #expect(host.frame("head 0")?.midY == 15)
        #expect(host.log == [])
    }

    /// Two sections of rows, of which a few are made, until they are taken out.
    private struct LeavingSections: View {
        let container: Container
        let isEmpty: Box<Binding<Bool>?>
        @State private var hasNone = false

        enum Container: CaseIterable { case grid, stack, list }

        var body: some View {
            let _ = isEmpty.value = $hasNone
            switch container {
            case .grid: ScrollView { LazyVGrid(columns: [GridItem()], spacing: 0) { sections } }
            case .stack: ScrollView { LazyVStack(spacing: 0) { sections } }
            case .list: List { sections }
            }
        }

        private var sections: some View {
            ForEach(hasNone ? [] : [0, 1], id: \.self) { section in
                Section {
                    ForEach(0..<50, id: \.self) { Row(section: section, number: $0) }
                } header: {
                    Text(verbatim: "head \(section)")
                }
            }
        }
    }

    private struct Row: View {
        let section: Int
        let number: Int
        var body: some View { Text(verbatim: "\(section).\(number)").frame(height: 40) }
    }

    @Test(
        "Sections that go in an animation make no rows on their way",
        arguments: LeavingSections.Container.allCases)
    private func leavingSections(container: LeavingSections.Container) {
        let isEmpty = Box<Binding<Bool>?>(nil)
        let host = ViewHost(LeavingSections(container: container, isEmpty: isEmpty))
        let before = host.bodies(Row.self)
        #expect((1..<50).contains(before))
        host.act { withAnimation(.linear(duration: 1)) { isEmpty.value?.wrappedValue = true } }
        for _ in 0..<5 { host.advance(0.1) }
        #expect(host.bodies(Row.self) == before)
        // The rows of a list go at once.
        #expect(host.lines("text").isEmpty == (container == .list))
        for _ in 0..<6 { host.advance(0.1) }
        #expect(host.lines("text") == [])
        #expect(host.bodies(Row.self) == before)
    }
}
