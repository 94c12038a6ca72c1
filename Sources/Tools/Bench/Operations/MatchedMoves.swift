import Casement

/// O19: fifty views move from a grid to a ring, each matched with the one that takes its place.
@MainActor
enum MatchedMoves {
    static let operations: [Operation] = [
        Operation(id: "O19", variant: "", note: "a frame of 60 of 50 matched views") {
            try MatchedTrial()
        }
    ]

    static let viewCount = 50

    private final class Handle {
        var move: () -> Void = {}
    }

    private struct Page: View {
        let handle: Handle
        @State private var isRing = false
        @Namespace private var space

        var body: some View {
            let _ =
                handle.move = {
                    withAnimation(.linear(duration: 1)) { isRing.toggle() }
                }
            VStack {
                ZStack {
                    if isRing {
                        ForEach(0..<viewCount, id: \.self) { index in
                            tile(index).frame(width: 40, height: 40).offset(ringOffset(index))
                        }
                    } else {
                        Grid {
                            ForEach(0..<5, id: \.self) { row in
                                GridRow {
                                    ForEach(0..<10, id: \.self) { column in
                                        tile(row * 10 + column).frame(width: 80, height: 80)
                                    }
                                }
                            }
                        }
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                Text(isRing ? "Ring" : "Grid")
            }
        }

        private func tile(_ index: Int) -> some View {
            RoundedRectangle(cornerRadius: 8)
                .fill(
                    Color(hue: Double(index) / Double(viewCount), saturation: 0.6, brightness: 0.9)
                )
                .matchedGeometryEffect(id: index, in: space)
        }

        private func ringOffset(_ index: Int) -> CGSize {
            let angle = Double(index) / Double(viewCount) * 2 * .pi
            return CGSize(width: cos(angle) * 300, height: sin(angle) * 300)
        }
    }

    private final class MatchedTrial: Trial {
        private static let frames = 60
        private let handle = Handle()
        private let stage: Stage
        private var presented = 0
        private var isRing = false

        init() throws {
            let handle = handle
            stage = try Stage { Page(handle: handle) }
        }

        var subject: Stage? { stage }
        var parts: Int { Self.frames }

        /// Lets the move before come to its end, and starts another one.
        func prepare() {
            stage.host.advance(by: 10)
            handle.move()
            isRing.toggle()
            stage.settle()
        }

        func perform() {
            let report = stage.counting {
                for _ in 0..<Self.frames { stage.host.advance(by: 1.0 / 64) }
            }
            presented = report.windowsPresented
        }

        func check() throws {
            try WrongResult.unless(
                presented == Self.frames, "\(presented) of \(Self.frames) frames were presented.")
            try WrongResult.unless(
                stage.shows(isRing ? "Ring" : "Grid"), "The views did not change places.")
        }
    }
}
