import Casement
import Views

/// O21 to O23: a canvas of many shapes, a card of frosted glass that moves, and a bar of it over a
/// list that scrolls.
@MainActor
enum DrawnScenes {
    static let operations: [Operation] = [
        Operation(id: "O21", variant: "", note: "a frame of a canvas of 1,000 shapes") {
            try CanvasTrial()
        },
        Operation(id: "O22", variant: "", note: "a frame of 100 of a blurred card that moves") {
            try CardTrial()
        },
        Operation(id: "O23", variant: "", note: "40 points of a list under a bar") {
            try BarTrial()
        },
    ]

    private final class Handle {
        var act: () -> Void = {}
    }

    // MARK: O21

    private struct CanvasPage: View {
        let handle: Handle
        @State private var step = 0
        var body: some View {
            let _ = handle.act = { step += 1 }
            let shown = step
            Canvas { context, size in
                for number in 0..<1_000 {
                    let x = CGFloat((number * 37 + shown * 3) % Int(size.width))
                    let y = CGFloat((number * 91 + shown) % Int(size.height))
                    let rect = CGRect(x: x, y: y, width: 24, height: 18)
                    let color = Color(
                        hue: Double(number % 50) / 50, saturation: 0.7, brightness: 0.9)
                    switch number % 10 {
                    case 0...3: context.fill(Path(ellipseIn: rect), with: .color(color))
                    case 4...6: context.fill(Path(rect), with: .color(color.opacity(0.6)))
                    case 7, 8:
                        context.fill(Path(roundedRect: rect, cornerRadius: 5), with: .color(color))
                    default:
                        var path = Path()
                        path.move(to: rect.origin)
                        path.addQuadCurve(
                            to: CGPoint(x: rect.maxX, y: rect.maxY),
                            control: CGPoint(x: rect.maxX, y: rect.minY))
                        context.stroke(path, with: .color(color), lineWidth: 2)
                    }
                }
            }
            .accessibilityLabel("Shapes")
        }
    }

    private final class CanvasTrial: Trial {
        private let handle = Handle()
        private let stage: Stage

        init() throws {
            let handle = handle
            stage = try Stage { CanvasPage(handle: handle) }
        }

        var subject: Stage? { stage }

        func perform() {
            handle.act()
            stage.settle()
        }

        func check() throws {
            try WrongResult.unless(stage.shows("Shapes"), "The canvas is not shown.")
        }
    }

    // MARK: O22

    private struct CardPage: View {
        let handle: Handle
        @State private var isMoved = false
        var body: some View {
            let _ =
                handle.act = {
                    withAnimation(.linear(duration: 10)) { isMoved.toggle() }
                }
            ZStack {
                LinearGradient(
                    colors: [.purple, .orange, .blue], startPoint: .topLeading,
                    endPoint: .bottomTrailing)
                Grid {
                    ForEach(0..<12, id: \.self) { row in
                        GridRow {
                            ForEach(0..<10, id: \.self) { Text("Row \(row), column \($0)") }
                        }
                    }
                }
                Text("Card")
                    .frame(width: 320, height: 200)
                    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
                    .background {
                        Circle().fill(.red).frame(width: 120, height: 120).blur(radius: 20)
                    }
                    .offset(x: isMoved ? 300 : -300, y: isMoved ? 100 : -100)
            }
        }
    }

    private final class CardTrial: Trial {
        private static let frames = 100
        private let handle = Handle()
        private let stage: Stage
        private var presented = 0

        init() throws {
            let handle = handle
            stage = try Stage { CardPage(handle: handle) }
        }

        var subject: Stage? { stage }
        var parts: Int { Self.frames }

        func prepare() {
            stage.host.advance(by: 60)
            handle.act()
            stage.settle()
        }

        func perform() {
            let report = stage.counting {
                for _ in 0..<Self.frames { stage.host.advance(by: 1.0 / 60) }
            }
            presented = report.windowsPresented
        }

        func check() throws {
            try WrongResult.unless(
                presented == Self.frames, "\(presented) of \(Self.frames) frames were presented.")
            try WrongResult.unless(stage.shows("Card"), "The card is not shown.")
        }
    }

    // MARK: O23

    private struct BarPage: View {
        let rows: [RowItem]
        var body: some View {
            ZStack(alignment: .top) {
                List(rows) { row in Text(row.label).frame(height: 40) }
                Text("Bar")
                    .frame(maxWidth: .infinity)
                    .frame(height: 52)
                    .background(.bar)
            }
        }
    }

    private final class BarTrial: Trial {
        private let stage: Stage
        private let rows = RowItem.items(0..<1_000)
        private var scrolled = 0

        init() throws {
            let rows = rows
            stage = try Stage { BarPage(rows: rows) }
        }

        var subject: Stage? { stage }

        func perform() {
            stage.send(Self.wheel(points: 40))
            scrolled += 40
        }

        private static func wheel(points: Int) -> InputEvent.Kind {
            .wheel(
                delta: CGSize(width: 0, height: points), at: CGPoint(x: 640, y: 400),
                modifiers: [])
        }

        func check() throws {
            try WrongResult.unless(stage.shows("Bar"), "The bar is not shown.")
        }

        func reference() throws -> Stage? {
            let rows = rows
            let stage = try Stage { BarPage(rows: rows) }
            stage.send(Self.wheel(points: scrolled))
            return stage
        }
    }
}
