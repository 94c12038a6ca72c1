import Foundation
import RandomNumbers
import Testing

extension MachineTests {
    /// Random taps, drags and keys. CASEMENT_MACHINE_SECONDS says for how long: 600 before a release.
    @Suite(.enabled(if: runsAll, comment))
    struct RandomInputTests {
        private static let seconds =
            ProcessInfo.processInfo.environment["CASEMENT_MACHINE_SECONDS"].flatMap(Int.init) ?? 60
        private static let keys = [
            "tab", "ret", "spc", "esc", "up", "down", "left", "right", "a", "z", "backspace",
            "home",
        ]

        @Test("Random input leaves no leak and no stuck console", arguments: ["panel", "gallery"])
        func use(app: String) throws {
            let display = Display.virtio(width: 800, height: 480)
            let machine = try Machine(display)
            try machine.start(app, front: "kms", isService: true)
            try waitUntil("\(app) is shown") { try machine.picture()?.isPlain == false }
            var random = SeededGenerator(seed: 17)
            let end = ContinuousClock.now + .seconds(Self.seconds)
            // What is shown for the first time is cached.
            let settled = ContinuousClock.now + .seconds(Self.seconds / 2)
            var early: Int?
            var actions = 0
            while .now < end {
                try act(on: machine, &random)
                actions += 1
                if early == nil, .now > settled { early = try memory(of: machine) }
                poll(nil, 0, 50)
            }
            let late = try memory(of: machine)
            print("\(app): \(actions) actions, \(early ?? 0) KB, then \(late) KB")
            #expect(late - (early ?? late) < 16_384)
            try machine.signal("TERM")
            try waitUntil("the console shows text") { try machine.consoleShowsText() }
        }

        private func act(
            on machine: Machine, _ random: inout some RandomNumberGenerator
        ) throws {
            let size = machine.display.size
            func point() -> CGPoint {
                CGPoint(
                    x: Int.random(in: 0..<size.width, using: &random),
                    y: Int.random(in: 0..<size.height, using: &random))
            }
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                try machine.monitor.press(Self.keys.randomElement(using: &random) ?? "tab")
            case 1:
                try machine.movePointer(to: point())
                try machine.monitor.setButton(down: true)
                for _ in 0..<4 { try machine.movePointer(to: point()) }
                try machine.monitor.setButton(down: false)
            default: try machine.tap(point())
            }
        }

        /// The app's own memory, in KB.
        private func memory(of machine: Machine) throws -> Int {
            let text = try machine.shell.run(
                "awk '/RssAnon/ { printf \"%d\", $2 }' /proc/$(cat /run/app.pid)/status")
            return try #require(Int(text))
        }
    }
}
