import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Rows of lazy containers that lie outside of what a scroll view shows.
@MainActor
struct HiddenRowsTests {
    private final class Model {
        var appeared = 0
        var scroll: (Edge) -> Void = { _ in }
    }

    /// Rows in rows, below what fills the window ten times.
    private struct Nested: View {
        let model: Model
        let isList: Bool
        @State private var position = ScrollPosition()

        var body: some View {
            ScrollView {
                VStack {
                    Color.clear.frame(height: 3_000)
                    if isList {
                        List { rows }.frame(height: 150)
                    } else {
                        LazyVStack { rows }
                    }
                }
            }
            .scrollPosition($position)
            .onAppear { model.scroll = { position.scrollTo(edge: $0) } }
        }

        private var rows: some View {
            ForEach(0..<3) { outer in
                ForEach(0..<4) { inner in
                    Text("Row \(outer).\(inner)").onAppear { model.appeared += 1 }
                }
            }
        }
    }

    @Test("Rows of nested loops that are out of sight come to rest", arguments: [true, false])
    func nested(isList: Bool) throws {
        let model = Model()
        let host = ViewHost { Nested(model: model, isList: isList) }
        #expect(model.appeared < 20)
        model.scroll(.bottom)
        host.settle()
        #expect(host.frame("Row 0.0") != nil || host.frame("Row 2.3") != nil)
        let shown = model.appeared
        model.scroll(.top)
        host.settle()
        #expect(model.appeared <= shown + 1)
        #expect(host.log.isEmpty, "\(host.log)")
    }
}
