import Foundation
import Geometry

/// A sequence of lines and curves.
package struct ResolvedPath: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    package private(set) var elements: [Element] = []
    /// The start of the current subpath, where lines continue after a close.
    private var start = CGPoint.zero
    package private(set) var currentPoint: CGPoint?

    package init() {}

    package init(elements: [Element]) {
        self.elements.reserveCapacity(elements.count)
        for element in elements { append(element) }
    }

    package static func == (a: ResolvedPath, b: ResolvedPath) -> Bool { a.elements == b.elements }
    package func hash(into hasher: inout Hasher) { hasher.combine(elements) }

    package var isEmpty: Bool { elements.isEmpty }

    /// Where the path begins.
    package var firstPoint: CGPoint {
        if case .move(let point)? = elements.first { point } else { .zero }
    }

    package mutating func move(to point: CGPoint) {
        // Most paths have a few elements, for which an array would grow three times.
        if elements.isEmpty { elements.reserveCapacity(4) }
        elements.append(.move(to: point))
        start = point
        currentPoint = point
    }

    /// Without a current point, the line's end begins the path.
    package mutating func addLine(to point: CGPoint) {
        guard currentPoint != nil else { return move(to: point) }
        elements.append(.line(to: point))
        currentPoint = point
    }

    package mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        if currentPoint == nil { move(to: control) }
        elements.append(.quadCurve(to: point, control: control))
        currentPoint = point
    }

    package mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        if currentPoint == nil { move(to: control1) }
        elements.append(.curve(to: point, control1: control1, control2: control2))
        currentPoint = point
    }

    package mutating func closeSubpath() {
        guard currentPoint != nil, elements.last != .close else { return }
        elements.append(.close)
        currentPoint = start
    }

    package mutating func append(_ element: Element) {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
        case .curve(let point, let first, let second):
            addCurve(to: point, control1: first, control2: second)
        case .close: closeSubpath()
        }
    }

    package mutating func addPath(_ path: ResolvedPath) {
        for element in path.elements { append(element) }
    }

    package mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    package func applying(_ transform: CGAffineTransform) -> ResolvedPath {
        map { $0.applying(transform) }
    }

    package func offsetBy(dx: CGFloat, dy: CGFloat) -> ResolvedPath {
        map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }

    package func map(_ change: (CGPoint) -> CGPoint) -> ResolvedPath {
        var path = self
        path.elements = elements.map { element in
            switch element {
            case .move(let point): .move(to: change(point))
            case .line(let point): .line(to: change(point))
            case .quadCurve(let point, let control):
                .quadCurve(to: change(point), control: change(control))
            case .curve(let point, let first, let second):
                .curve(to: change(point), control1: change(first), control2: change(second))
            case .close: .close
            }
        }
        path.start = change(start)
        path.currentPoint = currentPoint.map(change)
        return path
    }
}
