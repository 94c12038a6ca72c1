import CasementTesting
import SwiftUI
import Testing

/// Lazy stacks and grids make what is near the part that can be seen.
@MainActor
struct LazyStackTests {
    private static let size = CGSize(width: 300, height: 400)
    private let log = RowLog()

    @Test("S-128: a lazy column makes the rows that can be seen, and one more at a time")
    func column() {
        let app = TestApp(size: Self.size) { [log] in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 10) {
                    ForEach(0..<10_000) { number in
                        CountedRow(title: "row \(number)", log: log)
                            .onAppear { log.lines.append("+\(number)") }
                    }
                }
            }
        }
        #expect(log.bodies == 9)
        #expect(log.take() == (0...8).map { "+\($0)" })
        #expect(app.find("row 3").frame.midY == 170)
        #expect(app.find("row 3").frame.minX == 0)
        #expect(log.count { app.scroll(by: CGSize(width: 0, height: 50)) } == 1)
        app.scroll(by: CGSize(width: 0, height: 50_000 - 50))
        #expect(app.find("row 1003").frame.midY == 170)
    }

    @Test("S-128: a lazy row makes what can be seen sideways")
    func row() {
        let app = TestApp(size: Self.size) { [log] in
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<1_000) { number in
                        CountedRow(title: "\(number)", log: log).frame(width: 100)
                    }
                }
            }
        }
        #expect(log.bodies == 4)
        #expect(log.count { app.scroll(by: CGSize(width: 100, height: 0)) } == 1)
        #expect(app.find("3").frame.midX == 250)
    }

    @Test("S-128: a lazy grid makes the lines that can be seen")
    func grid() {
        let app = TestApp(size: Self.size) { [log] in
            ScrollView {
                LazyVGrid(
                    columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3),
                    spacing: 0
                ) {
                    ForEach(0..<3_000) { CountedRow(title: "cell \($0)", log: log) }
                }
            }
        }
        #expect(log.bodies == 33)
        #expect(app.find("cell 4").frame.midX == 150)
        #expect(app.find("cell 4").frame.midY == 60)
        #expect(log.count { app.scroll(by: CGSize(width: 0, height: 40)) } == 3)
        app.scroll(by: CGSize(width: 0, height: 4_000 - 40))
        #expect(app.find("cell 301").frame.midY == 20)
        #expect(app.find("cell 301").frame.midX == 150)
    }

    @Test("S-128: a lazy grid sideways makes the columns that can be seen")
    func gridSideways() {
        let app = TestApp(size: Self.size) { [log] in
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) {
                    ForEach(0..<2_000) { CountedRow(title: "\($0)", log: log).frame(width: 100) }
                }
            }
        }
        #expect(log.bodies == 8)
        app.scroll(by: CGSize(width: 10_000, height: 0))
        #expect(app.find("200").frame.midX == 50)
    }

    @Test("Cells of many heights keep their place in sight while lines above them are made")
    func unevenGrid() {
        let app = TestApp(size: Self.size) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 0)], spacing: 4) {
                    ForEach(0..<900) { number in
                        Text(verbatim: "cell \(number)")
                            .frame(height: CGFloat(30 + (number * 31) % 47))
                    }
                }
            }
        }
        app.scroll(by: CGSize(width: 0, height: 9_000))
        let start = (0..<900).first { number in
            let cell = app.find("cell \(number)")
            return cell.exists && cell.frame.midY > 100
        }
        guard let start else { return #expect(Bool(false), "No cell is in sight") }
        let before = app.find("cell \(start)").frame.midY
        for _ in 0..<10 { app.scroll(by: CGSize(width: 0, height: -25)) }
        #expect(abs(app.find("cell \(start)").frame.midY - before - 250) < 1)
    }

    @Test("A lazy stack outside of scroll views makes everything")
    func unscrolled() {
        let app = TestApp(size: Self.size) { [log] in
            LazyVStack(spacing: 0) {
                ForEach(0..<6) { CountedRow(title: "row \($0)", log: log) }
            }
        }
        #expect(log.bodies == 6)
        #expect(app.find("row 5").frame.midY - app.find("row 0").frame.midY == 200)
    }

    @Test("A lazy stack below other views of a scroll view begins where they end")
    func belowOthers() {
        let app = TestApp(size: Self.size) { [log] in
            ScrollView {
                VStack(spacing: 0) {
                    Text("above").frame(height: 600)
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1_000) { CountedRow(title: "row \($0)", log: log) }
                    }
                    Text("below").frame(height: 30)
                }
            }
        }
        #expect(log.bodies <= 1)
        app.scroll(by: CGSize(width: 0, height: 600))
        #expect(app.find("row 0").frame.midY == 20)
        #expect(log.bodies <= 12)
        app.scroll(by: CGSize(width: 0, height: 1_000_000))
        #expect(app.find("below").frame.midY == 385)
        #expect(app.find("row 999").frame.midY == 350)
    }

    @Test("A modifier on a loop as a whole reaches each of its rows")
    func modifiedLoop() {
        let app = TestApp(size: Self.size) { [log] in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000) { CountedRow(title: "row \($0)", log: log) }
                        .padding(.vertical, 5)
                        .background(Color.red)
                        .onAppear {}
                }
            }
        }
        #expect(log.bodies == 9)
        #expect(app.find("row 2").frame.midY == 125)
        app.scroll(by: CGSize(width: 0, height: 5_000))
        #expect(app.find("row 102").frame.midY == 125)
        app.scroll(by: CGSize(width: 0, height: -5_000))
        #expect(app.find("row 2").frame.midY == 125)
    }

    @Test("A row that animates in is shown fading, one out of sight is not waited for")
    func transitions() {
        struct Growing: View {
            @State private var numbers = Array(0..<100)
            var body: some View {
                VStack(spacing: 0) {
                    Button("insert") { withAnimation { numbers.insert(-1, at: 1) } }
                    Button("remove") { withAnimation { _ = numbers.removeFirst() } }
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(numbers, id: \.self) {
                                Text(verbatim: "row \($0)").frame(height: 40)
                            }
                        }
                    }
                }
            }
        }
        let app = TestApp(size: Self.size) { Growing() }
        let top = app.find("row 1").frame.midY
        app.find("insert").tap()
        app.advance(by: .milliseconds(100))
        #expect(app.printedDisplayList().contains("opacity"))
        app.advance(by: .seconds(2))
        #expect(!app.printedDisplayList().contains("opacity"))
        #expect(app.find("row -1").frame.midY == top)
        #expect(app.find("row 1").frame.midY == top + 40)
        app.find("remove").tap()
        app.advance(by: .seconds(2))
        #expect(app.find("row 1").frame.midY == top)
        app.find("row 0").expectNone()
    }
}
