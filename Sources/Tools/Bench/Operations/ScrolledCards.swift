import Casement
import Views

/// O36: cards with shadows, scrolled.
@MainActor
enum ScrolledCards {
    static let operations: [Operation] = [
        Operation(id: "O36", variant: "", note: "40 points of 10,000 cards with shadows") {
            try ScrollTrial()
        }
    ]

    private struct Cards: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 16) {
                    ForEach(0..<10_000, id: \.self) { number in
                        VStack(alignment: .leading) {
                            Text(verbatim: "Card \(number)").font(.headline)
                            Text(verbatim: RowItem.label(number)).foregroundStyle(.secondary)
                        }
                        .padding()
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .background(.background, in: RoundedRectangle(cornerRadius: 12))
                        .shadow(radius: 6)
                        .padding(.horizontal)
                    }
                }
            }
        }
    }

    private final class ScrollTrial: Trial {
        private let stage: Stage
        private var scrolled = 0
        private var painted = 0

        init() throws { stage = try Stage { Cards() } }

        var subject: Stage? { stage }

        func perform() {
            let report = stage.counting { stage.send(Self.wheel(points: 40)) }
            painted = report.damagedPixels
            scrolled += 40
        }

        private static func wheel(points: Int) -> InputEvent.Kind {
            .wheel(
                delta: CGSize(width: 0, height: points), at: CGPoint(x: 640, y: 400),
                modifiers: [])
        }

        func check() throws {
            try WrongResult.unless(painted > 0, "Nothing was painted.")
            try WrongResult.unless(
                stage.labels.contains { $0.hasPrefix("Card ") }, "No card is shown.")
        }

        func reference() throws -> Stage? {
            let stage = try Stage { Cards() }
            stage.send(Self.wheel(points: scrolled))
            return stage
        }
    }
}
