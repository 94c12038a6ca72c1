import Casement

/// O9: one hundred rows of a hundred labels, and a counter that is seen.
@MainActor
enum LabelGrid {
    static let operations: [Operation] = [
        Operation(id: "O9build", variant: "", note: "10,000 labels", samples: 20) {
            BuildTrial()
        },
        Operation(id: "O9", variant: "leaf", note: "the counter is a view of its own") {
            try ChangeTrial { LeafPage(handle: $0) }
        },
        Operation(id: "O9", variant: "root", note: "the counter is in the root's body") {
            try ChangeTrial { RootPage(handle: $0) }
        },
    ]

    /// The way from outside to a view's state.
    private final class Handle {
        var increment: () -> Void = {}
    }

    private struct Labels: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<100) { row in
                    HStack(spacing: 4) {
                        ForEach(0..<100) { column in Text(verbatim: "\(row * 100 + column)") }
                    }
                }
            }
        }
    }

    private struct Counter: View {
        let handle: Handle
        @State private var count = 0
        var body: some View {
            let _ = handle.increment = { count += 1 }
            Text(verbatim: "Count: \(count)")
        }
    }

    private struct LeafPage: View {
        let handle: Handle
        var body: some View {
            VStack(alignment: .leading) {
                Counter(handle: handle)
                Labels()
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private struct RootPage: View {
        let handle: Handle
        @State private var count = 0
        var body: some View {
            let _ = handle.increment = { count += 1 }
            VStack(alignment: .leading) {
                Text(verbatim: "Count: \(count)")
                Labels()
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    /// From nothing to the finished frame.
    private final class BuildTrial: Trial {
        private var stage: Stage?

        func prepare() { stage = nil }
        var subject: Stage? { stage }
        func perform() { stage = try? Stage { Labels() } }

        func check() throws {
            try WrongResult.unless(stage?.shows("9999") == true, "The last label is missing.")
        }
    }

    /// One write to the counter's state.
    private final class ChangeTrial<Page: View>: Trial {
        private let stage: Stage
        private let handle = Handle()
        private var count = 0
        private var bodies = 0
        private var bytes = 0

        init(page: @escaping @MainActor (Handle) -> Page) throws {
            let handle = handle
            stage = try Stage { page(handle) }
        }

        var subject: Stage? { stage }
        func perform() {
            bytes = Stage.allocating {
                bodies =
                    stage.counting {
                        handle.increment()
                        stage.settle()
                    }.bodies
            }
            count += 1
        }

        func check() throws {
            try WrongResult.unless(stage.shows("Count: \(count)"), "\(count) is not shown.")
            try WrongResult.unless(bodies == 1, "\(bodies) bodies were evaluated for one write.")
            try WrongResult.unless(bytes < 65_536, "\(bytes) bytes were allocated for one write.")
        }
    }
}
