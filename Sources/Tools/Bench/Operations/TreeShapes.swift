import Casement
import Views

/// O15: one change in trees of several shapes.
@MainActor
enum TreeShapes {
    static let operations: [Operation] = [
        Operation(id: "O15", variant: "wide first", note: "the first of 1,000 beside each other") {
            try wide(1_000, changing: 0)
        },
        Operation(id: "O15", variant: "wide last", note: "the last of 1,000 beside each other") {
            try wide(1_000, changing: 999)
        },
        Operation(id: "O15", variant: "deep", note: "the innermost of 1,000 in each other") {
            try deep(1_000)
        },
        Operation(id: "O15", variant: "shallow", note: "a sibling of 1,000 in each other") {
            try CounterTrial { handle in
                HStack {
                    Counter(number: 0, handle: handle)
                    nested(1_000) { Text("Deep") }
                }
            }
        },
        Operation(id: "O15", variant: "grid", note: "one of 16 by 16 cells of two parts") {
            try CounterTrial { Cells(handle: $0) }
        },
        Operation(id: "O15", variant: "messages", note: "a list of 1,000 messages laid out") {
            MessagesTrial()
        },
    ]

    static func wide(_ count: Int, changing changed: Int) throws -> any Trial {
        try CounterTrial { handle in
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<count) { number in
                    Counter(number: number, handle: number == changed ? handle : nil)
                }
            }
            .frame(width: 600, height: 800, alignment: changed == 0 ? .top : .bottom)
        }
    }

    static func deep(_ levels: Int) throws -> any Trial {
        try CounterTrial { handle in nested(levels) { Counter(number: 0, handle: handle) } }
    }

    /// The way from outside to a view's state.
    private final class Handle {
        var increment: () -> Void = {}
    }

    private struct Counter: View {
        let number: Int
        let handle: Handle?
        @State private var count = 0
        var body: some View {
            let _ = handle?.increment = { count += 1 }
            Text(verbatim: "\(number): \(count)")
        }
    }

    private struct Level: View {
        let content: AnyView
        var body: some View { content }
    }

    private static func nested<Content: View>(_ levels: Int, _ content: () -> Content) -> AnyView {
        (0..<levels).reduce(AnyView(content())) { inner, _ in AnyView(Level(content: inner)) }
    }

    private struct Cells: View {
        let handle: Handle
        var body: some View {
            Grid {
                ForEach(0..<16) { row in
                    GridRow {
                        ForEach(0..<16) { column in
                            VStack {
                                let isCounter = row == 8 && column == 8
                                Counter(number: column, handle: isCounter ? handle : nil)
                                Text(verbatim: "Row \(row)")
                            }
                        }
                    }
                }
            }
        }
    }

    // MARK: Changing

    /// One counter of the tree counts on.
    private final class CounterTrial<Page: View>: Trial {
        private let page: @MainActor (Handle) -> Page
        private let handle = Handle()
        private let stage: Stage
        private var count = 0
        private var report = FrameReport()

        init(_ page: @escaping @MainActor (Handle) -> Page) throws {
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
            let isShown = stage.labels.contains { $0.hasSuffix(": \(count)") }
            try WrongResult.unless(isShown, "\(count) is not shown.")
            let (bodies, pixels) = (report.bodies, report.damagedPixels)
            try WrongResult.unless(bodies == 1, "\(bodies) bodies were evaluated for one write.")
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

    // MARK: Building

    private struct Messages: View {
        var body: some View {
            List(0..<1_000) { number in
                VStack(alignment: .leading) {
                    Text(verbatim: "Sender \(number)").font(.headline)
                    Text(verbatim: Messages.text(number))
                }
            }
        }

        private static func text(_ number: Int) -> String {
            let words = ["so", "many", "words", "of", "different", "lengths", "that", "break"]
            return (0...number % 40).map { words[($0 + number) % words.count] }
                .joined(separator: " ")
        }
    }

    private final class MessagesTrial: Trial {
        private var stage: Stage?

        var subject: Stage? { stage }
        func prepare() { stage = nil }
        func perform() { stage = try? Stage { Messages() } }

        func check() throws {
            for sender in ["Sender 0", "Sender 5"] {
                try WrongResult.unless(stage?.shows(sender) == true, "\(sender) is not shown.")
            }
        }

        func reference() throws -> Stage? { try Stage { Messages() } }
    }
}
