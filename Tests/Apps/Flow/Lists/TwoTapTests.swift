import CasementTesting
import SwiftUI
import Testing

/// Gestures of a row's content that need more than one press.
@MainActor
struct TwoTapTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct Item: Identifiable {
        let id: String
        var children: [Item]?
    }

    @Test("S-823: Two taps on a row that can be chosen choose it and reach its content")
    func selection() {
        let log = Log()
        struct Screen: View {
            let log: Log
            @State private var chosen: String?

            var body: some View {
                List(["x", "y"], id: \.self, selection: $chosen) { name in
                    Text(name).onTapGesture(count: 2) { log.lines.append(name) }
                }
                Text("chosen: \(chosen ?? "-")")
            }
        }
        let app = TestApp { Screen(log: log) }
        app.find("y").tap()
        app.find("chosen: y").expect()
        app.advance(by: .seconds(1))
        #expect(log.lines.isEmpty)
        app.find("x").doubleTap()
        #expect(log.lines == ["x"])
        app.find("chosen: x").expect()
    }

    @Test("S-823: Two taps reach the content of rows that can be moved, also as other gestures")
    func gestures() {
        let log = Log()
        struct Screen: View {
            let log: Log
            @State private var names = ["a", "b", "c", "d"]

            var body: some View {
                List {
                    ForEach(names, id: \.self) { name in row(name) }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
            }

            @ViewBuilder private func row(_ name: String) -> some View {
                let twice = TapGesture(count: 2).onEnded { log.lines.append("\(name) twice") }
                let once = TapGesture().onEnded { log.lines.append("\(name) once") }
                switch name {
                case "a": Text(name).gesture(twice)
                case "b": Text(name).highPriorityGesture(twice)
                case "c":
                    Text(name).gesture(
                        SpatialTapGesture(count: 2).onEnded { _ in log.lines.append("c twice") })
                default: Text(name).gesture(twice.exclusively(before: once))
                }
            }
        }
        let app = TestApp { Screen(log: log) }
        for name in ["a", "b", "c", "d"] { app.find(name).doubleTap() }
        #expect(log.lines == ["a twice", "b twice", "c twice", "d twice"])
        app.find("d").tap()
        app.advance(by: .seconds(1))
        #expect(log.lines.last == "d once")
    }

    @Test("S-823: Two taps reach the content of an outline's rows and of a table's cells")
    func outlinesAndTables() {
        let log = Log()
        struct Screen: View {
            let log: Log
            @State private var chosen: String?
            private let items = [Item(id: "root", children: [Item(id: "leaf")]), Item(id: "tree")]

            var body: some View {
                List(items, children: \.children, selection: $chosen) { item in
                    Text(item.id).onTapGesture(count: 2) { log.lines.append(item.id) }
                }
                Table(items, selection: $chosen) {
                    TableColumn("Name") { item in
                        Text("cell \(item.id)")
                            .onTapGesture(count: 2) { log.lines.append("cell \(item.id)") }
                    }
                }
            }
        }
        let app = TestApp { Screen(log: log) }
        app.find("tree").doubleTap()
        app.find("cell tree").doubleTap()
        #expect(log.lines == ["tree", "cell tree"])
    }

    @Test("S-824: What a row does waits until its content can no longer get a second tap")
    func action() {
        let log = Log()
        struct Screen: View {
            let log: Log

            var body: some View {
                NavigationStack {
                    List {
                        NavigationLink {
                            Text("Page")
                        } label: {
                            Text("Row").frame(maxWidth: .infinity).contentShape(Rectangle())
                                .onTapGesture(count: 2) { log.lines.append("twice") }
                        }
                    }
                }
            }
        }
        let app = TestApp { Screen(log: log) }
        app.find("Row").doubleTap()
        app.advance(by: .seconds(1))
        #expect(log.lines == ["twice"])
        app.find("Page").expectNone()
        app.find("Row").tap()
        app.advance(by: .seconds(1))
        app.find("Page").expect()
    }
}
