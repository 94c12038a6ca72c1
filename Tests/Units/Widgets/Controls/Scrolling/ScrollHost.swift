import Foundation
import Geometry
import ViewHosts
import Views

@testable import Widgets

extension EnvironmentValues {
    /// The environment of a device with a touch screen.
    static var touch: EnvironmentValues {
        var values = EnvironmentValues.forTests
        values.density = .device
        return values
    }
}

extension ViewHost {
    /// A finger that moves evenly over some time and leaves while it moves.
    func swipe(from start: CGPoint, to end: CGPoint, seconds: Double = 0.1) {
        hold(from: start, to: end, seconds: seconds)
        send(.pointer(PointerEvent(.up, at: end)))
    }

    /// Drags from one point to another, without lifting the finger at the end.
    func hold(from start: CGPoint, to end: CGPoint, seconds: Double = 0.1) {
        send(.pointer(PointerEvent(.down, at: start)))
        let steps = max(2, Int(seconds * 60))
        for step in 1...steps {
            app.now += seconds / Double(steps)
            let part = CGFloat(step) / CGFloat(steps)
            let point = CGPoint(
                x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            send(.pointer(PointerEvent(.moved, at: point)))
        }
    }

    func wheel(_ x: CGFloat, _ y: CGFloat, at point: CGPoint = CGPoint(x: 150, y: 100)) {
        scroll(by: CGSize(width: x, height: y), at: point)
    }
}

/// Rows of one height, one for each number.
struct NumberedRows: View {
    var count = 20
    var height: CGFloat = 40

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { number in
                Text(verbatim: "row \(number)").frame(width: 100, height: height)
            }
        }
    }
}

/// Cards side by side that are scroll targets.
struct Cards: View {
    var count = 10
    var width: CGFloat = 200
    var isLazy = false

    var body: some View {
        if isLazy {
            LazyHStack(spacing: 0) { cards }.scrollTargetLayout()
        } else {
            HStack(spacing: 0) { cards }.scrollTargetLayout()
        }
    }

    private var cards: some View {
        ForEach(0..<count, id: \.self) { number in
            Text(verbatim: "card \(number)").frame(width: width, height: 100)
        }
    }
}
