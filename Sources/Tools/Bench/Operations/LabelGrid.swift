import Casement
import Views

/// O9: rows of labels that scroll both ways, and a counter that is seen among them or above.
@MainActor
enum LabelGrid {
    static let operations: [Operation] = [
        Operation(id: "O9build", variant: "", note: "100 × 100 labels", samples: 20) {
            BuildTrial(side: 100)
        },
        Operation(id: "O9", variant: "leaf", note: "a label among them, a view of its own") {
            try leaf(side: 100)
        },
        Operation(id: "O9", variant: "root", note: "a label above them, in the root's body") {
            try root(side: 100)
        },
    ]

    static func build(side: Int) -> any Trial { BuildTrial(side: side) }

    static func leaf(side: Int) throws -> any Trial {
        try ChangeTrial(bodies: 1) { LeafPage(side: side, handle: $0) }
    }

    static func root(side: Int) throws -> any Trial {
        try ChangeTrial(bodies: 3) { RootPage(side: side, handle: $0) }
    }

    /// The way from outside to a view's state.
    private final class Handle {
        var increment: () -> Void = {}
    }

    private struct Labels: View {
        let side: Int
        var body: some View {
            VStack(alignment: .leading, spacing: 0) { rows(0..<side, of: side) }
        }
    }

    private static func rows(_ rows: Range<Int>, of side: Int) -> some View {
        ForEach(rows, id: \.self) { row in
            HStack(spacing: 4) { labels(0..<side, row: row, of: side) }
        }
    }

    private static func labels(_ columns: Range<Int>, row: Int, of side: Int) -> some View {
        ForEach(columns, id: \.self) { Text(verbatim: "\(row * side + $0)") }
    }

    /// What a counter shows: as many digits each time, and another number than any label.
    private static func text(_ count: Int) -> String { "\(1_000_000 + count)" }

    private struct Counter: View {
        let handle: Handle
        @State private var count = 0
        var body: some View {
            let _ = handle.increment = { count += 1 }
            Text(verbatim: LabelGrid.text(count))
        }
    }

    /// The third row's sixth label is a counter.
    private struct LeafPage: View {
        let side: Int
        let handle: Handle
        var body: some View {
            ScrollView([.horizontal, .vertical]) {
                VStack(alignment: .leading, spacing: 0) {
                    LabelGrid.rows(0..<2, of: side)
                    HStack(spacing: 4) {
                        LabelGrid.labels(0..<5, row: 2, of: side)
                        Counter(handle: handle)
                        LabelGrid.labels(6..<side, row: 2, of: side)
                    }
                    LabelGrid.rows(3..<side, of: side)
                }
            }
        }
    }

    private struct RootPage: View {
        let side: Int
        let handle: Handle
        @State private var count = 0
        var body: some View {
            let _ = handle.increment = { count += 1 }
            ScrollView([.horizontal, .vertical]) {
                VStack(alignment: .leading) {
                    Text(verbatim: LabelGrid.text(count))
                    Labels(side: side)
                }
            }
        }
    }

    /// From nothing to the finished frame.
    private final class BuildTrial: Trial {
        private let side: Int
        private var stage: Stage?

        init(side: Int) { self.side = side }

        var subject: Stage? { stage }
        func prepare() { stage = nil }
        func perform() { stage = try? Self.stage(side) }

        private static func stage(_ side: Int) throws -> Stage {
            try Stage { ScrollView([.horizontal, .vertical]) { Labels(side: side) } }
        }

        func check() throws {
            let last = "\(side * side - 1)"
            try WrongResult.unless(stage?.shows(last) == true, "The last label is missing.")
        }

        func reference() throws -> Stage? { try Self.stage(side) }
    }

    /// One write to the counter's state.
    private final class ChangeTrial<Page: View>: Trial {
        private let wantedBodies: Int
        private let page: @MainActor (Handle) -> Page
        private let stage: Stage
        private let handle = Handle()
        private var count = 0
        private var report = FrameReport()

        /// The bodies are the page's or the counter's, and those of what scrolls the page.
        init(bodies: Int, page: @escaping @MainActor (Handle) -> Page) throws {
            wantedBodies = bodies
            self.page = page
            let handle = handle
            stage = try Stage { page(handle) }
        }

        var subject: Stage? { stage }

        func perform() {
            report = stage.counting {
                handle.increment()
                stage.settle()
            }
            count += 1
        }

        func check() throws {
            try WrongResult.unless(stage.shows(LabelGrid.text(count)), "\(count) is not shown.")
            let (bodies, pixels) = (report.bodies, report.damagedPixels)
            try WrongResult.unless(
                bodies == wantedBodies, "\(bodies) bodies were evaluated for one write.")
            try WrongResult.unless(pixels > 0, "Nothing was painted for a counter that is seen.")
        }

        func reference() throws -> Stage? {
            let (page, handle) = (page, Handle())
            let stage = try Stage { page(handle) }
            for _ in 0..<count { handle.increment() }
            stage.settle()
            return stage
        }
    }
}
