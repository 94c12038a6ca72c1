import Automation
import Casement
import Views

/// O12: one move of the pointer that drags a slider in a form of 50 controls.
@MainActor
enum SliderDrag {
    static let operations: [Operation] = [
        Operation(id: "O12", variant: "", note: "one move, with the label that follows the value") {
            try DragTrial(hasLabel: true)
        },
        Operation(id: "O12", variant: "no label", note: "one move, in a form of 50 controls") {
            try DragTrial(hasLabel: false)
        },
    ]

    private final class DragTrial: Trial {
        private let hasLabel: Bool
        private let stage: Stage
        private let track: CGRect
        private var moves = 0

        init(hasLabel: Bool) throws {
            self.hasLabel = hasLabel
            stage = try Stage { ControlsForm(showsLevels: hasLabel) }
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

        /// Back and forth between a third of the track and two, by four points, and each time half a
        /// point further, so that the label never shows the same value again.
        private func point(_ move: Int) -> CGPoint {
            let step = move % 40
            let drift = Double(move / 20) / 2
            let x = track.minX + track.width / 3 + 4 * Double(step < 20 ? step : 40 - step) + drift
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
            guard hasLabel else { return }
            // Of the label all digits are known but the last.
            let shown = stage.labels.compactMap(Int.init)
            let wanted = ControlsForm.tenThousandths(value)
            try WrongResult.unless(
                shown.contains { abs($0 - wanted) <= 50 }, "No label shows \(wanted).")
        }

        func reference() throws -> Stage? {
            let other = try DragTrial(hasLabel: hasLabel)
            other.moves = moves - 1
            other.perform()
            return other.stage
        }
    }
}
