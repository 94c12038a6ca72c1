import Casement

/// O29 and O30: a long text shown, and paragraphs that wrap at another width.
@MainActor
enum WrappedText {
    static let operations: [Operation] = [
        Operation(
            id: "O29", variant: "", note: "the first frame of a Text of 1.01 MB", warmUps: 1,
            samples: 5
        ) { FirstFrameTrial() },
        Operation(
            id: "O30", variant: "", note: "200 paragraphs, a step of 15 points from 600 to 1275",
            samples: 40
        ) { try ResizeTrial() },
    ]

    // MARK: O29

    private final class FirstFrameTrial: Trial {
        private var stage: Stage?

        var subject: Stage? { stage }
        func prepare() { stage = nil }
        func perform() { stage = try? Self.stage() }

        private static func stage() throws -> Stage {
            try Stage { ScrollView { Text(verbatim: LongText.text) } }
        }

        func check() throws {
            try WrongResult.unless(
                stage?.shows(LongText.text) == true, "The text is not shown.")
        }
    }

    // MARK: O30

    private struct Paragraphs: View {
        var body: some View {
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(0..<200, id: \.self) { Text(verbatim: Self.text($0)) }
                }
            }
        }

        /// From 40 to 119 words, each paragraph in another order.
        static func text(_ number: Int) -> String {
            let words = [
                "a", "paragraph", "of", "words", "that", "wrap", "where", "the", "window", "ends",
                "and", "elsewhere", "once", "it", "is", "wider",
            ]
            return "\(number): "
                + (0..<40 + number * 7 % 80).map {
                    words[($0 * 5 + $0 / 16 + number) % words.count]
                }
                .joined(separator: " ")
        }
    }

    /// Each sample is another width, so the slowest step is a sample, too.
    private final class ResizeTrial: Trial {
        private static let height = 800
        private let stage: Stage
        private var step = 0

        init() throws {
            stage = try Stage { Paragraphs() }
            resize()
        }

        var subject: Stage? { stage }
        private var width: Int { 600 + 15 * (step % 46) }

        func perform() {
            step += 1
            resize()
        }

        private func resize() {
            guard let id = stage.host.surfaces.first?.id else { return }
            stage.host.resize(id, to: CGSize(width: width, height: Self.height))
        }

        func check() throws {
            let shown = stage.framebuffer?.width ?? 0
            try WrongResult.unless(shown == width, "The window is \(shown) wide, not \(width).")
            try WrongResult.unless(
                stage.shows(Paragraphs.text(0)), "The first paragraph is not shown.")
        }

        func reference() throws -> Stage? {
            let other = try ResizeTrial()
            other.step = step
            other.resize()
            return other.stage
        }
    }
}
