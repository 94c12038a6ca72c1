import Drawing
import Foundation
import Geometry
import Views

/// Rows on a drum that turns: the row in the middle is the chosen one. It turns by a drag, by the
/// mouse wheel, by keys and by a press on a row, and always stops with a row in the middle.
struct Wheel<Row: View>: View {
    private let count: Int
    private let selected: Int?
    private let choose: (Int) -> Void
    private let row: (Int) -> Row
    private let width: CGFloat
    /// The position while a drag turns the drum, in rows from the first. A drag that is cancelled
    /// leaves none behind.
    @GestureState private var dragged: Double?
    @State private var showsFocus = false
    /// What mouse wheel steps have turned beyond the chosen row, in points.
    @State private var turned: CGFloat = 0
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.density) private var density
    @Retained private var responder = Responder()

    init(
        count: Int, selected: Int?, width: CGFloat = Theme.Wheel.minimumWidth,
        choose: @escaping (Int) -> Void, @ViewBuilder row: @escaping (Int) -> Row
    ) {
        self.width = width
        self.count = count
        self.selected = selected
        self.choose = choose
        self.row = row
    }

    @MainActor var body: some View {
        let position = dragged ?? Double(selected ?? 0)
        let height = Theme.Wheel.row(density)
        ZStack {
            ForEach(shown(around: position), id: \.self) { index in
                row(index)
                    .frame(height: height)
                    .modifier(
                        WheelTurn(distance: Double(index) - position, rowHeight: height)
                    )
                    .transition(.identity)
            }
        }
        .frame(minWidth: width, maxWidth: density == .device ? .infinity : nil)
        .frame(height: height * Theme.Wheel.rows)
        .clipped()
        .background {
            RoundedRectangle(cornerRadius: Theme.Radius.control)
                .fill(Color(.controlFill))
                .frame(height: height)
        }
        .focusRing(showsFocus, .rounded(Theme.Radius.control))
        .motion(Theme.Motion.wheel, value: dragged == nil ? selected : nil)
        .contentShape(Rectangle())
        .gesture(drag(height), including: isEnabled ? .all : .none)
        .modifier(ResponderEffect(responder: configured(height)))
    }

    /// The rows that may be visible, with one more on each side, so that a turn by one brings no
    /// row out of nothing.
    private func shown(around position: Double) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let reach = Int(saturating: Theme.Wheel.rows / 2) + 2
        let middle = min(max(Int(saturating: position.rounded()), 0), count - 1)
        return max(0, middle - reach)..<min(count, middle + reach + 1)
    }

    // MARK: Turning

    private func drag(_ height: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($dragged) { value, dragged, _ in
                dragged = bounded(Double(selected ?? 0) - value.translation.height / height)
            }
            .onEnded { value in
                let isPress = abs(value.translation.height) < Theme.Wheel.slop
                let distance =
                    isPress
                    ? Double(value.location.y - height * Theme.Wheel.rows / 2) / height
                    : -value.predictedEndTranslation.height / height
                turn(to: Double(selected ?? 0) + distance)
            }
    }

    /// A drum can be pulled a little beyond its ends.
    private func bounded(_ position: Double) -> Double {
        let last = Double(max(count - 1, 0))
        if position < 0 { return position / Theme.Wheel.resistance }
        if position > last { return last + (position - last) / Theme.Wheel.resistance }
        return position
    }

    private func turn(to position: Double) {
        guard count > 0, position.isFinite else { return }
        let index = min(max(Int(saturating: position.rounded()), 0), count - 1)
        if index != selected { choose(index) }
    }

    @MainActor private func configured(_ height: CGFloat) -> Responder {
        let showsFocus = $showsFocus
        let focusable = responder.focusable ?? Focusable()
        focusable.isEnabled = isEnabled
        focusable.takesFocusOnPress = true
        focusable.changed = { showsFocus.wrappedValue = $0 && $1 }
        responder.focusable = focusable
        responder.isDisabled = !isEnabled
        responder.key = { event in takeKey(event) }
        responder.wheel = { delta, _ in takeWheel(delta, height) }
        return responder
    }

    private func takeKey(_ event: KeyEvent) -> Bool {
        guard event.phase != .up, event.modifiers.isEmpty else { return false }
        let current = Double(selected ?? 0)
        switch event.key {
        case .up: turn(to: current - 1)
        case .down: turn(to: current + 1)
        case .pageUp: turn(to: current - Double(Theme.Wheel.rows))
        case .pageDown: turn(to: current + Double(Theme.Wheel.rows))
        case .home: turn(to: 0)
        case .end: turn(to: Double(count - 1))
        default: return false
        }
        return true
    }

    /// At an end of the drum the step is left to what is around.
    private func takeWheel(_ delta: CGSize, _ height: CGFloat) -> CGSize {
        guard isEnabled, delta.height != 0 else { return delta }
        let current = selected ?? 0
        if current == 0 && delta.height < 0 || current >= count - 1 && delta.height > 0 {
            turned = 0
            return delta
        }
        let sum = turned + delta.height
        let steps = (sum / height).rounded(.toNearestOrAwayFromZero)
        turned = sum - steps * height
        if steps != 0 { turn(to: Double(current) + Double(steps)) }
        return CGSize(width: delta.width, height: 0)
    }
}

extension Theme {
    /// The sizes of turning drums.
    enum Wheel {
        static let rows: CGFloat = 5
        static let minimumWidth: CGFloat = 44
        /// The angle between two rows.
        static let angle = 0.36
        /// How much less a drum turns beyond its ends.
        static let resistance = 3.0
        /// Points that a press may move.
        static let slop: CGFloat = 4
        /// How fast rows fade away from the middle.
        static let fade = 0.34

        static func row(_ density: Density) -> CGFloat { density == .desktop ? 28 : 34 }
    }
}

/// Turns a row away from the middle of the drum, as far as it is from the chosen one.
private struct WheelTurn: PaintEffect, Animatable {
    typealias Body = Never
    /// From the middle, in rows.
    var distance: Double
    let rowHeight: CGFloat

    var animatableData: Double {
        get { distance }
        set { distance = newValue }
    }

    nonisolated private var angle: Double { distance * Theme.Wheel.angle }

    func groupEffects(size: CGSize) -> [GroupEffect]? {
        guard abs(angle) < .pi / 2 else { return nil }
        let opacity = max(0, 1 - abs(distance) * Theme.Wheel.fade)
        return [.opacity(opacity), .transform(affine(size))]
    }

    nonisolated private func affine(_ size: CGSize) -> CGAffineTransform {
        let radius = Double(rowHeight) / Theme.Wheel.angle
        let y = CGFloat(sin(angle) * radius)
        return CGAffineTransform(scaleX: 1, y: max(0.01, CGFloat(cos(angle))))
            .about(.center, in: size)
            .concatenating(CGAffineTransform(translationX: 0, y: y))
    }

    func transform(size: CGSize) -> CGAffineTransform? { affine(size) }
}

extension Theme.Motion {
    /// A drum that comes to rest.
    static let wheel = Animation.spring(response: 0.3, dampingFraction: 0.9)
}
