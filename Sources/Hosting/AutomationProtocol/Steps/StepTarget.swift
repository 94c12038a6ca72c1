import Foundation

/// Where the pointer goes: to an element's centre, or to a point of a window's content.
package enum StepTarget: Hashable, Codable, Sendable, CustomStringConvertible {
    case element(Selector)
    case point(CGPoint, Selector.Windows)

    package var description: String {
        switch self {
        case .element(let selector): selector.description
        case .point(let point, .number(let number)):
            "(\(point.x), \(point.y)) in window \(number)"
        case .point(let point, _): "(\(point.x), \(point.y))"
        }
    }
}
