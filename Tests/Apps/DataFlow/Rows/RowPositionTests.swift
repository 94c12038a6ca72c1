import CasementTesting
import SwiftUI
import Testing

/// Where rows are that were never seen is estimated; what can be seen does not jump when the
/// estimate is corrected.
@MainActor
struct RowPositionTests {
    private static let size = CGSize(width: 300, height: 400)
    private let log = RowLog()

    /// Rows 30 to 90 points high, in an order without a pattern a screen could show.
    private static func height(_ number: Int) -> CGFloat {
        CGFloat(30 + (number * 7_919) % 61)
    }

    private static func top(_ number: Int) -> CGFloat {
        (0..<number).reduce(0) { $0 + max(32, height($1)) }
    }

    private final class Control: ObservableObject {
        var proxy: ScrollViewProxy?
        @Published var position: Int?
    }

    private struct Uneven: View {
        let log: RowLog
        let control: Control

        var body: some View {
            ScrollViewReader { proxy in
                control.proxy = proxy
                return List(0..<2_000, id: \.self) { number in
                    CountedRow(title: "row \(number)", log: log, height: height(number)).bareRow()
                }
                .listStyle(.plain)
            }
        }
    }

    private struct Even: View {
        let log: RowLog
        let control: Control

        var body: some View {
            ScrollViewReader { proxy in
                control.proxy = proxy
                return List(0..<100_000, id: \.self) { number in
                    CountedRow(title: "row \(number)", log: log).bareRow()
                }
                .listStyle(.plain)
            }
        }
    }

    @Test("S-128: scrolling down uneven rows shows each where all those above it end")
    func down() {
        let app = TestApp(size: Self.size) { [log] in Uneven(log: log, control: Control()) }
        var offset: CGFloat = 0
        for _ in 0..<30 {
            app.scroll(by: CGSize(width: 0, height: 130))
            offset += 130
        }
        let number = (0..<2_000).first { Self.top($0) > offset }!
        #expect(app.find("row \(number)").frame.midY == Self.middle(number) - offset)
    }

    private static func middle(_ number: Int) -> CGFloat {
        top(number) + max(32, height(number)) / 2
    }

    @Test("S-128: rows in sight stay where they are while rows above them are first measured")
    func up() {
        let control = Control()
        let app = TestApp(size: Self.size) { [log] in Uneven(log: log, control: control) }
        control.proxy?.scrollTo(1_000, anchor: .top)
        app.settle()
        for number in stride(from: 1_000, to: 970, by: -1) {
            let label = "row \(number)"
            app.find(label).scrollIntoView()
            let before = app.find(label).frame.midY
            app.scroll(by: CGSize(width: 0, height: -25))
            #expect(app.find(label).frame.midY == before + 25)
        }
        for _ in 0..<1_000 { app.scroll(by: CGSize(width: 0, height: -390)) }
        #expect(app.find("row 0").frame.midY == Self.middle(0))
    }

    @Test("A proxy scrolls to rows never made, to an anchor, in one frame")
    func scrollTo() {
        let control = Control()
        let app = TestApp(size: Self.size) { [log] in Even(log: log, control: control) }
        let made = log.count {
            control.proxy?.scrollTo(60_000, anchor: .top)
            app.settle()
        }
        #expect(app.find("row 60000").frame.midY == 20)
        #expect(made < 30)
        control.proxy?.scrollTo(60_020, anchor: .bottom)
        app.settle()
        #expect(app.find("row 60020").frame.midY == 380)
        control.proxy?.scrollTo(70_000)
        app.settle()
        #expect(app.find("row 70000").frame.midY == 380)
        control.proxy?.scrollTo(0)
        app.settle()
        #expect(app.find("row 0").frame.midY == 20)
    }

    @Test("A proxy scrolls to uneven rows, at once and animated, exactly to the anchor")
    func scrollToUneven() {
        let control = Control()
        let app = TestApp(size: Self.size) { [log] in Uneven(log: log, control: control) }
        control.proxy?.scrollTo(900, anchor: .center)
        app.settle()
        #expect(abs(app.find("row 900").frame.midY - 200) <= 0.5)
        withAnimation { control.proxy?.scrollTo(300, anchor: .center) }
        app.advance(by: .seconds(3))
        #expect(abs(app.find("row 300").frame.midY - 200) <= 0.5)
    }

    @Test("End comes to the last row and Home to the first, without those between")
    func ends() {
        let app = TestApp(size: Self.size) { [log] in Uneven(log: log, control: Control()) }
        app.tap(at: CGPoint(x: 100, y: 100))
        let made = log.count {
            for _ in 0..<2 { app.scroll(by: CGSize(width: 0, height: 1_000_000)) }
        }
        #expect(made < 80)
        #expect(app.find("row 1999").frame.midY == 400 - max(32, Self.height(1_999)) / 2)
        app.scroll(by: CGSize(width: 0, height: -1_000_000))
        app.scroll(by: CGSize(width: 0, height: -1_000_000))
        #expect(app.find("row 0").frame.midY == Self.middle(0))
    }

    @Test("A position follows rows that scrolling makes, and leads to rows never made")
    func position() {
        struct Positioned: View {
            @ObservedObject var control: Control
            let log: RowLog
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<5_000) { CountedRow(title: "row \($0)", log: log) }
                    }
                }
                .scrollPosition(id: $control.position)
            }
        }
        let control = Control()
        let app = TestApp(size: Self.size) { [log] in Positioned(control: control, log: log) }
        app.scroll(by: CGSize(width: 0, height: 40_010))
        #expect(control.position == 1_000)
        control.position = 3_000
        app.settle()
        #expect(app.find("row 3000").frame.midY == 20)
    }

    @Test("In a narrower window the first row in sight stays the first")
    func resizing() {
        let words = "Several words that take more lines in a narrow window than in a wide one"
        let app = TestApp(size: CGSize(width: 600, height: 400)) {
            List(0..<1_000, id: \.self) { Text("\($0) \(words) \(words)") }.listStyle(.plain)
        }
        app.scroll(by: CGSize(width: 0, height: 8_000))
        func line(_ number: Int) -> Finder { app.find(containing: "\(number) Several") }
        let first = (100..<1_000).first { line($0).exists && line($0).frame.maxY > 0 }
        guard let first else { return #expect(Bool(false), "No row is in sight") }
        let before = line(first).frame.minY
        app.resizeWindow(1, to: CGSize(width: 200, height: 400))
        #expect(abs(line(first).frame.minY - before) < 2)
    }
}
