import AutomationProtocol
import Foundation

/// The calls for gestures and controls that take more than a tap.
extension DriverSession {
    static let gestureCalls: [String: (DriverSession, JSONValue) throws -> JSONValue] = [
        "tap": { try $0.press(.tap, $1) },
        "doubleTap": { try $0.press(.doubleTap, $1) },
        "rightClick": { try $0.press(.rightTap, $1) },
        "touchAndHold": { try $0.press(.longPress, $1) },
        "hover": { try $0.press(.hover, $1) },
        "pinch": { session, arguments in
            let scale = try arguments.optionalNumber("scale", in: 0.01...100) ?? 1
            let degrees = try arguments.optionalNumber("degrees", in: -36_000...36_000) ?? 0
            try session.app.perform(
                .pinch(try session.target(arguments), scale: scale, degrees: degrees))
            return .null
        },
        "swipe": { session, arguments in
            let directions = [
                "up": CGSize(width: 0, height: -1), "down": CGSize(width: 0, height: 1),
                "left": CGSize(width: -1, height: 0), "right": CGSize(width: 1, height: 0),
            ]
            guard let way = directions[try arguments.text("direction")] else {
                throw JSONValue.wrong("direction", "up, down, left or right")
            }
            let length = try arguments.optionalNumber("distance", in: 1...10_000) ?? 200
            let distance = CGSize(width: way.width * length, height: way.height * length)
            try session.app.perform(.drag(from: try session.target(arguments), to: .by(distance)))
            return .null
        },
        "scroll": { session, arguments in
            if arguments["toVisible"] == .bool(true) {
                try session.app.perform(.reveal(try session.selector(of: arguments)))
                return .null
            }
            let lengths = -100_000.0...100_000
            let distance = CGSize(
                width: try arguments.optionalNumber("x", in: lengths) ?? 0,
                height: try arguments.optionalNumber("y", in: lengths) ?? 0)
            let target = arguments.hasElement ? try session.target(arguments) : nil
            try session.app.perform(.scroll(target, by: distance))
            return .null
        },
        "slide": { session, arguments in
            let value = try arguments.number("value", in: -1e12...1e12)
            try session.app.perform(.slide(try session.selector(of: arguments), to: value))
            return .null
        },
        "pick": { session, arguments in
            let option = try arguments.text("option")
            try session.app.perform(.pick(try session.selector(of: arguments), option: option))
            return .null
        },
        "performAction": { session, arguments in
            let name = try arguments.text("name")
            try session.app.perform(.action(try session.selector(of: arguments), name: name))
            return .null
        },
    ]

    private func press(_ press: ScenarioStep.Press, _ arguments: JSONValue) throws -> JSONValue {
        if arguments.hasElement {
            try click(try selector(of: arguments), press)
        } else {
            try app.perform(.press(press, try target(arguments)))
        }
        return .null
    }

    private func selector(of arguments: JSONValue) throws -> Selector {
        guard let id = arguments.elementID else {
            throw JSONValue.wrong("elementId", "the id of an element")
        }
        return try selector(id)
    }

    /// An element, or the point that `x` and `y` name.
    private func target(_ arguments: JSONValue) throws -> StepTarget {
        if arguments.hasElement { return .element(try selector(of: arguments)) }
        let places = -100_000.0...100_000
        let point = CGPoint(
            x: try arguments.number("x", in: places), y: try arguments.number("y", in: places))
        return .point(point, .number(try window().number))
    }
}

extension JSONValue {
    fileprivate var elementID: String? {
        if let id = self["elementId"]?.text { return id }
        return self["element"]?.text ?? self["element"]?[ElementReference.key]?.text
            ?? self[ElementReference.key]?.text
    }

    fileprivate var hasElement: Bool { elementID != nil }
}
