import Foundation

/// QEMU's monitor (QMP): looks at the machine's screen, and moves its mouse and keys.
final class Monitor {
    private let socket: LineSocket
    private static let patience = Duration.seconds(60)

    init(path: String) throws {
        let deadline = ContinuousClock.now + Self.patience
        socket = try LineSocket(path: path, until: deadline)
        _ = try socket.line(until: deadline)
        try execute("qmp_capabilities")
    }

    func execute(_ command: String, _ arguments: [String: Any] = [:]) throws {
        let message: [String: Any] = ["execute": command, "arguments": arguments]
        try socket.send(JSONSerialization.data(withJSONObject: message))
        let deadline = ContinuousClock.now + Self.patience
        while true {
            let line = try socket.line(until: deadline)
            let reply = try JSONSerialization.jsonObject(with: line) as? [String: Any] ?? [:]
            if let error = reply["error"] { throw MachineError.refused("\(command): \(error)") }
            // Events come in between.
            if reply["return"] != nil { return }
        }
    }

    // MARK: Input

    /// A point of an absolute pointing device, from 0 to 1 each way.
    func movePointer(_ x: Double, _ y: Double) throws {
        try send(
            [("x", x), ("y", y)].map { axis, value in
                Self.event("abs", ["axis": axis, "value": Int((value * 32767).rounded())])
            })
    }

    func setButton(down: Bool) throws {
        try send([Self.event("btn", ["down": down, "button": "left"])])
    }

    /// Presses keys by QEMU's names, `ctrl` and `q`, all at once.
    func press(_ keys: String...) throws {
        for (down, keys) in [(true, keys), (false, keys.reversed())] {
            for key in keys {
                let named = ["type": "qcode", "data": key]
                try send([Self.event("key", ["down": down, "key": named])])
            }
        }
    }

    private static func event(_ type: String, _ data: [String: Any]) -> [String: Any] {
        ["type": type, "data": data]
    }

    private func send(_ events: [[String: Any]]) throws {
        try execute("input-send-event", ["events": events])
    }
}
