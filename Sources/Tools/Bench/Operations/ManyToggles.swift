import Casement
import Views

/// O28: 10,000 toggles bound to one state, which is written.
@MainActor
enum ManyToggles {
    static let operations: [Operation] = [
        Operation(
            id: "O28", variant: "at rest", note: "10,000 toggles of one state", warmUps: 1,
            samples: 5
        ) { try ToggleTrial(10_000, isMoving: false) },
        Operation(
            id: "O28", variant: "moving", note: "10,000 toggles of one state, while they move",
            warmUps: 1, samples: 5
        ) { try ToggleTrial(10_000, isMoving: true) },
    ]

    static func trial(_ count: Int, isMoving: Bool) throws -> any Trial {
        try ToggleTrial(count, isMoving: isMoving)
    }

    /// The way from outside to the page's state.
    private final class Handle {
        var toggle: () -> Void = {}
    }

    private struct Page: View {
        let count: Int
        let isMoving: Bool
        let handle: Handle
        @State private var isOn = false

        var body: some View {
            let _ =
                handle.toggle = {
                    withAnimation(isMoving ? .linear(duration: 1) : nil) { isOn.toggle() }
                }
            ScrollView {
                VStack {
                    Text(isOn ? "All are on" : "All are off")
                    ForEach(0..<count, id: \.self) { Toggle("Switch \($0)", isOn: $isOn) }
                }
            }
        }
    }

    private final class ToggleTrial: Trial {
        private let isMoving: Bool
        private let handle = Handle()
        private let stage: Stage
        private var isOn = false

        init(_ count: Int, isMoving: Bool) throws {
            self.isMoving = isMoving
            let handle = handle
            stage = try Stage { Page(count: count, isMoving: isMoving, handle: handle) }
        }

        var subject: Stage? { stage }

        /// Lets the motion before come to rest, and starts another one where toggles are to move.
        func prepare() {
            stage.host.advance(by: 5)
            guard isMoving else { return }
            perform()
            stage.host.advance(by: 1.0 / 30)
        }

        func perform() {
            handle.toggle()
            isOn.toggle()
            stage.settle()
        }

        func check() throws {
            try WrongResult.unless(
                stage.shows(isOn ? "All are on" : "All are off"), "The state is not shown.")
        }
    }
}
