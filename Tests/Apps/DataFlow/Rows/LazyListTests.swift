import CasementTesting
import SwiftUI
import Testing

/// Rows of a list are made and evaluated as they come into sight. Windows are 400 points high,
/// rows 40, so that ten can be seen; one more is made on either side.
@MainActor
struct LazyListTests {
    private let log = RowLog()
    private static let size = CGSize(width: 300, height: 400)

    private struct Numbers: View {
        let log: RowLog
        let count: Int

        var body: some View {
            List(0..<count, id: \.self) { number in
                CountedRow(title: "row \(number)", log: log).bareRow()
                    .onAppear { log.lines.append("+\(number)") }
                    .onDisappear { log.lines.append("-\(number)") }
            }
            .listStyle(.plain)
        }
    }

    private struct Items: View {
        let log: RowLog
        @State var items: [RowItem]

        var body: some View {
            VStack(spacing: 0) {
                List(items) { item in
                    CountedRow(title: item.title, log: log, height: item.height).bareRow()
                }
                .listStyle(.plain)
                .frame(height: 400)
                Button("change 3") { items[3].title = "changed" }
                Button("change 300") { items[300].title = "changed" }
                Button("append") { items += RowItem.some(items.count..<(items.count + 1_000)) }
                Button("insert 2") { items.insert(RowItem(id: -1, title: "new"), at: 2) }
                Button("remove 2") { items.remove(at: 2) }
                Button("remove 500") { items.remove(at: 500) }
                Button("swap") { items.swapAt(1, 998) }
                Button("swap far") { items.swapAt(500, 600) }
                Button("move") { items.move(fromOffsets: [4], toOffset: 1) }
                Button("clear") { items = [] }
                Button("grow 5") { items[5].height = 100 }
            }
        }
    }

    private struct RowsMade: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Handing: View {
        let log: RowLog

        var body: some View {
            List(0..<1_000, id: \.self) { number in
                CountedRow(title: "row \(number)", log: log).bareRow()
                    .preference(key: RowsMade.self, value: 1)
            }
            .listStyle(.plain)
            .onPreferenceChange(RowsMade.self) { log.lines.append("\($0) rows") }
        }
    }

    private func app(_ items: [RowItem]) -> TestApp {
        TestApp(size: CGSize(width: 300, height: 900)) { [log] in Items(log: log, items: items) }
    }

    @Test("S-128: a list of 100,000 rows evaluates as many as fit, and one more")
    func creation() {
        let app = TestApp(size: Self.size) { [log] in Numbers(log: log, count: 100_000) }
        #expect(log.bodies == 11)
        #expect(log.lines == (0...10).map { "+\($0)" })
        app.find("row 0").expect()
        app.find("row 9").expect()
        app.find("row 20").expectNone()
    }

    @Test("S-128: scrolling by a row makes one more; rows appear and disappear as they pass")
    func scrolling() {
        let app = TestApp(size: Self.size) { [log] in Numbers(log: log, count: 100_000) }
        _ = log.take()
        for step in 1...8 {
            #expect(log.count { app.scroll(by: CGSize(width: 0, height: 40)) } == 1)
            app.find("row \(step)").expect()
            #expect(app.find("row \(step)").frame.minY < 40)
        }
        #expect(log.take().filter { $0.hasPrefix("+") } == (11...18).map { "+\($0)" })
        app.scroll(by: CGSize(width: 0, height: 40_000))
        let far = log.take()
        #expect(far.contains("-8"))
        #expect(far.contains("+1008"))
        #expect(far.filter { $0.hasPrefix("+") }.count == 12)
        app.scroll(by: CGSize(width: 0, height: -40_320))
        #expect(log.take().filter { $0.hasPrefix("+") } == (0...10).map { "+\($0)" })
    }

    @Test("S-128: a row made out of sight hands up its preferences without a further event")
    func preferences() {
        let app = TestApp(size: Self.size) { [log] in Handing(log: log) }
        #expect(log.lines.last == "11 rows")
        app.scroll(by: CGSize(width: 0, height: 40))
        #expect(log.lines.last == "12 rows")
    }

    @Test("S-128: what a step costs does not depend on how many rows there are")
    func proportion() {
        func cost(_ count: Int) -> FrameCounts {
            let app = TestApp(size: Self.size) { [log] in Numbers(log: log, count: count) }
            app.scroll(by: CGSize(width: 0, height: 200))
            return app.counting { app.scroll(by: CGSize(width: 0, height: 40)) }
        }
        let (few, many) = (cost(100), cost(100_000))
        #expect(many.bodies == few.bodies)
        #expect(many.layouts == few.layouts)
        #expect(many.displayCommands == few.displayCommands)
        #expect(many.textsShaped == few.textsShaped)
    }

    @Test("S-128: an element that changes evaluates its row, one out of sight evaluates none")
    func changes() {
        let app = app(RowItem.some(0..<1_000))
        #expect(log.count { app.find("change 3").tap() } == 1)
        app.find("changed").expect()
        #expect(log.count { app.find("change 300").tap() } == 0)
    }

    @Test("S-128: rows that come, go and move evaluate no others")
    func editing() {
        let app = app(RowItem.some(0..<1_000))
        #expect(log.count { app.find("append").tap() } == 0)
        #expect(log.count { app.find("insert 2").tap() } == 1)
        #expect(app.find("new").frame.minY == app.find("row 1").frame.maxY + 20)
        #expect(log.count { app.find("remove 2").tap() } == 0)
        #expect(log.count { app.find("remove 500").tap() } == 0)
        #expect(log.count { app.find("swap far").tap() } == 0)
        #expect(log.count { app.find("swap").tap() } == 1)
        #expect(app.find("row 999").exists)
        #expect(log.count { app.find("move").tap() } == 0)
        #expect(app.find("row 4").frame.minY < app.find("row 2").frame.minY)
        #expect(log.count { app.find("clear").tap() } == 0)
        app.find("row 4").expectNone()
    }

    @Test("S-128: a row in sight that grows moves those below, and none is made for it")
    func growing() {
        let app = app(RowItem.some(0..<1_000))
        let top = app.find("row 4").frame.minY
        #expect(log.count { app.find("grow 5").tap() } == 1)
        #expect(app.find("row 4").frame.minY == top)
        #expect(app.find("row 6").frame.midY == app.find("row 5").frame.midY + 70)
    }

    @Test("S-128: no row is made for an empty list, and those added later are")
    func empty() {
        let app = app([])
        #expect(log.bodies == 0)
        #expect(log.count { app.find("append").tap() } == 11)
        app.find("row 0").expect()
    }
}
