import Automation
import Casement
import Views

/// O12: one move of the pointer that drags a slider in a form of 50 controls.
@MainActor
enum SliderDrag {
    static let operations: [Operation] = [
        Operation(id: "O12", variant: "", note: "one move, in a form of 50 controls") {
            try DragTrial()
        }
    ]

    private final class DragTrial: Trial {
        private let stage: Stage
        private let track: CGRect
        private var moves = 0

        init() throws {
            stage = try Stage { ControlsForm() }
            let slider = try Self.slider(stage)
            track = slider.frame
            stage.send(.pointer(PointerEvent(.moved, at: point(0))))
            stage.send(.pointer(PointerEvent(.down, at: point(0))))
        }

        var subject: Stage? { stage }

        private static func slider(_ stage: Stage) throws -> ScreenElement {
            for window in stage.host.screen.windows {
                if let slider = window.root.all(Selector(label: "Level 0", role: .slider)).first {
                    return slider
                }
            }
            throw WrongResult("The form has no slider.")
        }

        /// Back and forth between a third of the track and two, by four points.
        private func point(_ move: Int) -> CGPoint {
            let step = move % 40
            let x = track.minX + track.width / 3 + 4 * Double(step < 20 ? step : 40 - step)
            return CGPoint(x: x, y: track.midY)
        }

        func perform() {
            moves += 1
            stage.send(.pointer(PointerEvent(.moved, at: point(moves))))
        }

        /// The thumb follows the pointer, whose way is the track less half a thumb at each end.
        func check() throws {
            let value = try Self.slider(stage).value.flatMap(Double.init) ?? -1
            let fraction = (point(moves).x - track.minX) / track.width
            try WrongResult.unless(
                abs(value - fraction) < 0.02, "The slider is at \(value), not near \(fraction).")
        }

        func reference() throws -> Stage? {
            let other = try DragTrial()
            other.moves = moves - 1
            other.perform()
            return other.stage
        }
    }
}
