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
}
