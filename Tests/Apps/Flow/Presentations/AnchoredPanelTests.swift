import CasementTesting
import SwiftUI
import Testing

/// Panels that stand beside a view, which may move while they are shown.
@MainActor
struct AnchoredPanelTests {
    private final class Mover: ObservableObject {
        @Published var inset: CGFloat = 0
        @Published var row = 0
    }

    /// A view with a panel, inside of a frame that keeps its size.
    private struct Page<Anchor: View>: View {
        @ObservedObject var mover: Mover
        let anchor: Anchor

        var body: some View {
            HStack(spacing: 0) {
                Color.gray.frame(width: mover.inset)
                anchor.frame(width: 80)
                Spacer(minLength: 0)
            }
            .frame(width: 360, height: 40)
        }
    }

    private static var popover: some View {
        Text("anchor").popover(isPresented: .constant(true)) { Text("inside").padding() }
    }

    @Test("A popover follows the view beside which it stands")
    func popover() {
        let mover = Mover()
        let app = TestApp(size: CGSize(width: 400, height: 300)) {
            Page(mover: mover, anchor: Self.popover)
        }
        app.advance(by: .seconds(1))
        let before = app.find("inside").frame
        mover.inset = 150
        app.settle()
        #expect(app.find("inside").frame == before.offsetBy(dx: 150, dy: 0))
    }

    @Test("A popover follows its view through an animation")
    func animation() {
        let mover = Mover()
        let app = TestApp(size: CGSize(width: 400, height: 300)) {
            Page(mover: mover, anchor: Self.popover)
        }
        app.advance(by: .seconds(1))
        let before = app.find("inside").frame
        withAnimation(.linear(duration: 1)) { mover.inset = 150 }
        app.advance(by: .milliseconds(500))
        let middle = app.find("inside").frame
        #expect(middle.minX > before.minX + 40 && middle.minX < before.minX + 110)
        app.advance(by: .seconds(1))
        #expect(app.find("inside").frame == before.offsetBy(dx: 150, dy: 0))
    }

    private struct Rows: View {
        @ObservedObject var mover: Mover

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { row in
                            Text("row \(row)").frame(height: 50)
                                .popover(isPresented: .constant(row == 5)) { Text("inside") }
                        }
                    }
                }
                .onChange(of: mover.row) { proxy.scrollTo($0, anchor: .top) }
            }
        }
    }

    @Test("A popover follows a row that is scrolled")
    func scrolling() {
        let mover = Mover()
        let app = TestApp(size: CGSize(width: 400, height: 500)) { Rows(mover: mover) }
        app.advance(by: .seconds(1))
        let before = app.find("inside").frame
        mover.row = 2
        app.advance(by: .seconds(1))
        #expect(app.find("inside").frame == before.offsetBy(dx: 0, dy: -100))
    }

    @Test("An open menu follows its button")
    func menu() {
        let mover = Mover()
        let app = TestApp(size: CGSize(width: 400, height: 300)) {
            Page(mover: mover, anchor: Menu("Options") { Button("One") {} })
        }
        app.find("Options").tap()
        app.advance(by: .seconds(1))
        let before = app.find("One").frame
        mover.inset = 150
        app.settle()
        #expect(app.find("One").frame == before.offsetBy(dx: 150, dy: 0))
    }

    private struct Library: View {
        @State private var text = ""

        var body: some View {
            NavigationSplitView {
                List { Text("Sidebar") }
            } content: {
                List { Text("Content") }
                    .searchable(text: $text, prompt: "Search")
                    .searchSuggestions { Text("lake").searchCompletion("lake") }
            } detail: {
                Text("Detail")
            }
        }
    }

    @Test("Suggestions stay under their field when a column beside it comes or goes")
    func suggestions() {
        let app = TestApp(size: CGSize(width: 1_000, height: 500)) { Library() }
        app.find("Search").tap()
        app.advance(by: .seconds(1))
        let (field, row) = (app.find("Search").frame, app.find("lake").frame)
        app.find("Toggle Sidebar").tap()
        app.advance(by: .seconds(2))
        let moved = app.find("Search").frame
        #expect(moved.minX < field.minX - 50)
        #expect(
            app.find("lake").frame
                == row.offsetBy(dx: moved.minX - field.minX, dy: moved.minY - field.minY))
    }
}
