import Casement

/// O33: a canvas of 10,000 triangles, each of which moves.
@MainActor
enum DrawnTriangles {
    static let operations: [Operation] = [
        Operation(id: "O33", variant: "", note: "a frame of a canvas of 10,000 triangles") {
            try TrianglesTrial(10_000)
        }
    ]

    private final class Handle {
        var step: () -> Void = {}
    }

    private struct Page: View {
        let count: Int
        let handle: Handle
        @State private var step = 0

        var body: some View {
            let _ = handle.step = { step += 1 }
            let (count, shown) = (count, step)
            Canvas { context, size in
                for number in 0..<count {
                    let x = CGFloat((number * 37 + shown * 3) % Int(size.width))
                    let y = CGFloat((number * 91 + shown) % Int(size.height))
                    var path = Path()
                    path.move(to: CGPoint(x: x, y: y))
                    path.addLine(to: CGPoint(x: x + 12, y: y + 3))
                    path.addLine(to: CGPoint(x: x + 4, y: y + 11))
                    path.closeSubpath()
                    let hue = Double(number % 50) / 50
                    context.fill(
                        path, with: .color(Color(hue: hue, saturation: 0.7, brightness: 0.9)))
                }
            }
            .accessibilityLabel("Triangles")
        }
    }

    private final class TrianglesTrial: Trial {
        private let count: Int
        private let handle = Handle()
        private let stage: Stage
        private var steps = 0

        init(_ count: Int) throws {
            self.count = count
            let handle = handle
            stage = try Stage { Page(count: count, handle: handle) }
        }

        var subject: Stage? { stage }

        func perform() {
            handle.step()
            steps += 1
            stage.settle()
        }

        func check() throws {
            try WrongResult.unless(stage.shows("Triangles"), "The canvas is not shown.")
        }

        func reference() throws -> Stage? {
            let other = try TrianglesTrial(count)
            for _ in 0..<steps { other.handle.step() }
            other.stage.settle()
            return other.stage
        }
    }
}
