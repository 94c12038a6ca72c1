import CasementTesting
import SwiftUI
import Testing

/// Lists of several loops, static rows, conditions and sections.
@MainActor
struct SectionRowTests {
    private static let size = CGSize(width: 300, height: 400)
    private let log = RowLog()

    private struct Mixed: View {
        let log: RowLog
        @State private var showsExtra = false

        var body: some View {
            List {
                Button("toggle") { showsExtra.toggle() }
                ForEach(0..<3) { CountedRow(title: "a\($0)", log: log) }
                if showsExtra { Text("extra") }
                Group {
                    Group { ForEach(0..<5_000) { CountedRow(title: "b\($0)", log: log) } }
                    Text("between")
                }
                ForEach(0..<5_000) { CountedRow(title: "c\($0)", log: log) }
                Text("last")
            }
            .listStyle(.plain)
        }
    }

    @Test("S-128: loops, static rows and conditions follow each other, each made where it is seen")
    func mixed() {
        let app = TestApp(size: Self.size) { [log] in Mixed(log: log) }
        #expect(log.bodies < 16)
        app.find("toggle").tap()
        #expect(app.find("extra").frame.minY > app.find("a2").frame.maxY)
        #expect(app.find("extra").frame.maxY < app.find("b0").frame.minY)
        app.find("between").scrollIntoView()
        #expect(app.find("b4999").frame.maxY < app.find("between").frame.minY)
        let made = log.count { app.scroll(by: CGSize(width: 0, height: 10_000_000)) }
        #expect(made < 16)
        #expect(app.find("c4999").frame.maxY < app.find("last").frame.minY)
        #expect(app.find("last").frame.maxY <= 400)
    }

    private struct Sections: View {
        let log: RowLog

        var body: some View {
            List {
                ForEach(0..<100, id: \.self) { section in
                    Section {
                        ForEach(0..<100, id: \.self) { row in
                            CountedRow(title: "\(section)/\(row)", log: log)
                        }
                    } header: {
                        Text("Header \(section)")
                    } footer: {
                        Text("Footer \(section)")
                    }
                }
            }
            .listStyle(.insetGrouped)
        }
    }

    @Test("S-128: sections made by a loop are made as they come into sight, with their rows")
    func sections() {
        let app = TestApp(size: Self.size) { [log] in Sections(log: log) }
        #expect(log.bodies < 14)
        app.find("Header 0").expect()
        app.find("Header 1").expectNone()
        app.find("Footer 0").scrollIntoView()
        #expect(log.bodies < 1_000)
        app.scroll(by: CGSize(width: 0, height: 200))
        #expect(app.find("Footer 0").frame.minY > app.find("0/99").frame.maxY - 1)
        #expect(app.find("Header 1").frame.minY > app.find("Footer 0").frame.maxY)
        #expect(app.find("1/0").frame.minY > app.find("Header 1").frame.maxY - 1)
        log.bodies = 0
        for _ in 0..<3 { app.scroll(by: CGSize(width: 0, height: 10_000_000)) }
        app.find("Footer 99").expect()
        app.find("99/99").expect()
        #expect(log.bodies < 100)
        for _ in 0..<3 { app.scroll(by: CGSize(width: 0, height: -10_000_000)) }
        app.find("Header 0").expect()
        app.find("0/0").expect()
    }

    @Test("A section that is opened shows its rows, and forgets them when it is closed")
    func expansion() {
        struct Openable: View {
            let log: RowLog
            @State private var isOpen = false
            var body: some View {
                List {
                    Section("Rows", isExpanded: $isOpen) {
                        ForEach(0..<1_000) { CountedRow(title: "row \($0)", log: log) }
                    }
                    Text("after")
                }
            }
        }
        let app = TestApp(size: Self.size) { [log] in Openable(log: log) }
        #expect(log.bodies == 0)
        let after = app.find("after").frame.minY
        app.find("Rows").tap()
        #expect(log.bodies > 5)
        #expect(log.bodies < 14)
        #expect(app.find("after").frame.minY > 30_000)
        app.find("Rows").tap()
        #expect(app.find("after").frame.minY == after)
    }

    @Test("A form's rows are made as they come into sight, too")
    func form() {
        let app = TestApp(size: Self.size) { [log] in
            Form {
                Section("First") { Text("static") }
                Section("Second") {
                    ForEach(0..<2_000) { CountedRow(title: "row \($0)", log: log) }
                }
            }
        }
        #expect(log.bodies < 12)
        app.find("row 1234").scrollIntoView()
        app.find("row 1234").expect()
    }

    @Test("Two elements with one id are both shown, and said")
    func doubles() {
        let app = TestApp(size: Self.size) {
            List([1, 2, 2, 3], id: \.self) { Text(verbatim: "row \($0)") }
        }
        #expect(app.find("row 2").count == 2)
        app.find("row 3").expect()
        #expect(app.logLines.contains { $0.contains("the ID 2 occurs multiple times") })
    }

    @Test("A loop of bindings writes the element of its row, wherever that is")
    func bindings() {
        struct Switches: View {
            @State private var items = (0..<400).map { RowItem(id: $0, title: "off") }
            var body: some View {
                List($items) { $item in
                    Button("\(item.id) \(item.title)") { item.title = "on" }.frame(height: 40)
                }
            }
        }
        let app = TestApp(size: Self.size) { Switches() }
        app.find("300 off").scrollIntoView()
        app.find("300 off").tap()
        app.find("300 on").expect()
        app.scroll(by: CGSize(width: 0, height: -100_000))
        app.find("2 off").tap()
        app.find("2 on").expect()
        app.find("3 off").expect()
    }
}
