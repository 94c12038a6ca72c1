import AutomationProtocol
import Foundation

/// One of a client's devices, and what it does in each tick: keys, a pointer, a wheel or nothing.
struct ActionSource {
    enum PointerKind: String, CaseIterable { case mouse, pen, touch }

    enum Origin: Equatable {
        case viewport
        case pointer
        case element(String)
    }

    enum Action: Equatable {
        case pause
        case keyDown(Character)
        case keyUp(Character)
        case pointerDown(PointerInput.Button)
        case pointerUp(PointerInput.Button)
        case pointerMove(CGPoint, Origin)
        case scroll(CGPoint, Origin, by: CGSize)
    }

    struct Tick: Equatable {
        var action: Action
        /// Seconds.
        var duration = 0.0
    }

    let id: String
    let kind: PointerKind
    let ticks: [Tick]

    /// A request with more ticks is refused, and so is a longer one.
    private static let mostTicks = 10_000
    private static let durations = 0.0...600_000
    private static let places = -100_000.0...100_000

    /// The devices of a request.
    static func all(_ body: JSONValue) throws(WebDriverError) -> [ActionSource] {
        guard let list = body["actions"]?.list else { throw JSONValue.wrong("actions", "a list") }
        let sources = try list.map { value throws(WebDriverError) in try ActionSource(value) }
        guard Set(sources.map(\.id)).count == sources.count else {
            throw WebDriverError(.invalidArgument, "two devices have the same id")
        }
        return sources
    }

    private init(_ value: JSONValue) throws(WebDriverError) {
        id = try value.text("id")
        let type = try value.text("type")
        guard ["key", "pointer", "wheel", "none"].contains(type) else {
            throw WebDriverError(.invalidArgument, "there is no device of the type “\(type)”")
        }
        let kindName = try value["parameters"]?.optionalText("pointerType") ?? "mouse"
        guard let kind = PointerKind(rawValue: kindName) else {
            throw WebDriverError(.invalidArgument, "there is no pointer of the type “\(kindName)”")
        }
        self.kind = kind
        guard let list = value["actions"]?.list else { throw JSONValue.wrong("actions", "a list") }
        guard list.count <= Self.mostTicks else {
            throw WebDriverError(.invalidArgument, "more than \(Self.mostTicks) actions")
        }
        ticks = try list.map { item throws(WebDriverError) in try Self.tick(item, of: type) }
    }

    private static func tick(
        _ item: JSONValue, of device: String
    ) throws(WebDriverError) -> Tick {
        let type = try item.text("type")
        let duration = (try item.optionalNumber("duration", in: durations) ?? 0) / 1000
        switch (device, type) {
        case (_, "pause"): return Tick(action: .pause, duration: duration)
        case ("key", "keyDown"): return Tick(action: .keyDown(try key(item)))
        case ("key", "keyUp"): return Tick(action: .keyUp(try key(item)))
        case ("pointer", "pointerDown"): return Tick(action: .pointerDown(try button(item)))
        case ("pointer", "pointerUp"): return Tick(action: .pointerUp(try button(item)))
        case ("pointer", "pointerCancel"):
            throw WebDriverError(.unsupportedOperation, "a pointer is not cancelled")
        case ("pointer", "pointerMove"):
            let place = try place(item)
            return Tick(action: .pointerMove(place.0, place.1), duration: duration)
        case ("wheel", "scroll"):
            let place = try place(item)
            let delta = CGSize(
                width: try item.number("deltaX", in: places),
                height: try item.number("deltaY", in: places))
            return Tick(action: .scroll(place.0, place.1, by: delta), duration: duration)
        default:
            throw WebDriverError(
                .invalidArgument, "a device of the type \(device) has no action “\(type)”")
        }
    }

    private static func key(_ item: JSONValue) throws(WebDriverError) -> Character {
        let text = try item.text("value")
        guard text.count == 1, let character = text.first else {
            throw JSONValue.wrong("value", "one character")
        }
        return character
    }

    private static func button(
        _ item: JSONValue
    ) throws(WebDriverError) -> PointerInput.Button {
        switch try item.optionalNumber("button", in: 0...4) ?? 0 {
        case 0: return .primary
        case 1: return .middle
        case 2: return .secondary
        default: throw WebDriverError(.invalidArgument, "a pointer has the buttons 0, 1 and 2")
        }
    }

    private static func place(_ item: JSONValue) throws(WebDriverError) -> (CGPoint, Origin) {
        let point = CGPoint(
            x: try item.number("x", in: places), y: try item.number("y", in: places))
        guard let origin = item["origin"] else { return (point, .viewport) }
        if let id = origin[ElementReference.key]?.text { return (point, .element(id)) }
        switch origin.text {
        case "viewport": return (point, .viewport)
        case "pointer": return (point, .pointer)
        default: throw JSONValue.wrong("origin", "viewport, pointer or an element")
        }
    }
}
