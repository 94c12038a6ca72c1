import Testing

@testable import Bench

@MainActor
struct ReportTests {
    @Test("Every target is that of an operation, which has a figure of a peer or none is known")
    func names() throws {
        let names = Set(Catalog.operations.map(\.name))
        #expect(names.count == Catalog.operations.count)
        #expect(names.isSuperset(of: Targets.most.keys))
        #expect(names.isSuperset(of: try Peers.read().operations))
    }

    @Test("The best peer is the one with the smallest figure")
    func best() throws {
        let peers = try Peers.read()
        #expect(peers.best(of: "O5 list")?.peer == "Qt Widgets")
        #expect(peers.best(of: "O4 parent")?.median == 0.1839)
        #expect(peers.best(of: "O16 writes") == nil)
    }

    @Test("An anchor has the smallest figure, and is not a peer to compete with")
    func anchor() throws {
        let peers = try Peers.read()
        #expect(peers.best(of: "O4 observable")?.peer == "LVGL")
        #expect(peers.anchor(of: "O4 observable")?.peer == "FLTK")
        #expect(peers.anchor(of: "O5 list") == nil)
    }

    @Test("Every figure says in which run it was measured")
    func runs() throws {
        let peers = try Peers.read()
        for row in peers.rows {
            #expect(Set(row.figures.map(\.run)).isSubset(of: peers.runs.keys), "\(row.operation)")
            #expect(Set(peers.operations).count == peers.operations.count)
        }
    }

    @Test("What comes after the frame counts in the comparison with peers, and variants do not")
    func standing() throws {
        let peers = try Peers.read()
        var list = Bench.Result(op: "O10", variant: "list", unit: "ms", note: "", samples: [0.12])
        let column = Bench.Result(
            op: "O5", variant: "column", unit: "ms", note: "", samples: [0.2])
        let parent = Bench.Result(op: "O4", variant: "parent", unit: "ms", note: "", samples: [0.1])
        #expect(peers.standing([list, column, parent]) == (2, 2))
        list.behindFrame = 0.23
        #expect(peers.standing([list, column, parent]) == (1, 2))
        let line = ResultTable(peers: peers, comparison: nil).line(list)
        #expect(line.contains("0.120   + 0.230     0.120   ! 0.160  LVGL 0.161 (×2.17)"))
    }

    @Test("A line of the file has the operation, its variant, its unit and the samples")
    func line() throws {
        let result = Bench.Result(
            op: "O2", variant: "column", unit: "ms", note: "rows", samples: [1, 2.5])
        #expect(
            String(decoding: try result.line, as: UTF8.self) == """
                {"note":"rows","op":"O2","samples":[1,2.5],"unit":"ms","variant":"column"}

                """)
    }

    @Test("Twice the rows in twice the time is a growth of 1; in the same time it is none")
    func growth() {
        let linear = Growth(points: [(100, 2), (1_000, 20), (10_000, 200)])
        #expect(abs(linear.exponent - 1) < 1e-9)
        let constant = Growth(points: [(100, 3), (1_000, 3), (10_000, 3)])
        #expect(abs(constant.exponent) < 1e-9)
        let square = Growth(points: [(10, 1), (100, 100)])
        #expect(abs(square.exponent - 2) < 1e-9)
    }

    @Test("What has changed is boxes around pixels that lie close, and nothing between far ones")
    func changedArea() {
        var pixels = [UInt32](repeating: 0, count: 100 * 50)
        let before = Picture(width: 100, height: 50, pixels: pixels)
        #expect(ChangedArea(from: before, to: before).area == 0)
        for (x, y) in [(10, 10), (15, 12), (80, 40)] { pixels[y * 100 + x] = 1 }
        let after = Picture(width: 100, height: 50, pixels: pixels)
        let changed = ChangedArea(from: before, to: after)
        #expect(changed.pixels == 3)
        #expect(changed.area == 6 * 3 + 1)
    }

    @Test("Repetitions show labels that none before has shown")
    func newLabels() {
        for (name, series) in [
            ("O2", RowChanges.create(rows: 20)), ("O3", RowChanges.updateEveryTenth(of: 20)),
            ("O5", RowChanges.swapRows(of: 20)), ("O7", RowChanges.append(to: 20)),
        ] {
            var shown = series.first
            var labels = Set(shown.rows.map(\.label))
            for repetition in 1...3 {
                let (before, after) = series.step(shown, repetition)
                let texts = Set((before.rows + after.rows).map(\.label))
                #expect(!texts.isSubset(of: labels), "\(name), repetition \(repetition)")
                labels.formUnion(texts)
                shown = after
            }
        }
    }

    @Test("An operation that shows other pixels than a new window would fails")
    func wrongPixels() throws {
        let (rows, others) = (RowChanges.create(rows: 3), RowChanges.create(rows: 4))
        let trial = try RowsTrial(.column, rows)
        trial.prepare()
        #expect(throws: WrongResult.self) { try trial.check() }
        #expect(throws: WrongResult.self) { try trial.checkPixels() }
        trial.perform()
        try trial.check()
        try trial.checkPixels()
        #expect(others.step(others.first, 1).after != rows.step(rows.first, 1).after)
    }
}
