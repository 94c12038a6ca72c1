import AutomationProtocol
import Foundation

/// What a client's devices hold between its requests.
struct ClientHands {
    struct Pointer {
        var kind: ActionSource.PointerKind
        var location = CGPoint.zero
        var pressed: Set<PointerInput.Button> = []
        /// The number of its finger.
        let finger: Int

        /// Its part of a step; a finger that is not down does nothing.
        func input(
            _ phase: PointerInput.Phase, _ button: PointerInput.Button, in window: Int
        ) -> PointerInput? {
            if kind == .touch, phase == .moved, pressed.isEmpty { return nil }
            return PointerInput(
                phase, at: location, in: .number(window),
                button: kind == .touch ? .primary : button,
                finger: kind == .touch ? finger : nil)
        }
    }

    var keys = ClientKeys()
    var pointers: [String: Pointer] = [:]

    /// The pointer of a device, which is made when it is first used.
    mutating func pointer(_ source: ActionSource) -> Pointer {
        if let known = pointers[source.id], known.kind == source.kind { return known }
        let new = Pointer(kind: source.kind, finger: pointers.count + 1)
        pointers[source.id] = new
        return new
    }
}
