import Casement

/// O18: a view's scale and offset on a spring.
@MainActor
enum SpringMotion {
    static let operations: [Operation] = [
        Operation(id: "O18", variant: "", note: "a frame of 200 of a spring") { try SpringTrial() }
    ]

    private final class Handle {
        var move: () -> Void = {}
    }

    private struct Page: View {
        let handle: Handle
        @State private var isMoved = false
        var body: some View {
            let _ =
                handle.move = {
                    withAnimation(.spring(response: 4, dampingFraction: 0.2)) { isMoved.toggle() }
                }
            VStack {
                Text("Moving")
                    .padding(40)
                    .background(Color.blue)
                    .scaleEffect(isMoved ? 1.5 : 1)
                    .offset(x: isMoved ? 300 : -300)
                Text("Still")
            }
        }
    }

    private final class SpringTrial: Trial {
        private static let frames = 200
        private let handle = Handle()
        private let stage: Stage
        private var presented = 0
        private var bodies = 0

        init() throws {
            let handle = handle
            stage = try Stage { Page(handle: handle) }
        }

        var subject: Stage? { stage }
        var parts: Int { Self.frames }

        /// Lets the motion before come to rest.
        func prepare() {
            stage.host.advance(by: 60)
            handle.move()
            stage.settle()
        }

        func perform() {
            let report = stage.counting {
                for _ in 0..<Self.frames { stage.host.advance(by: 1.0 / 60) }
            }
            presented = report.windowsPresented
            bodies = report.bodies
        }

        func check() throws {
            try WrongResult.unless(
                presented == Self.frames, "\(presented) of \(Self.frames) frames were presented.")
            try WrongResult.unless(bodies == 0, "\(bodies) bodies were evaluated while it moves.")
            try WrongResult.unless(stage.shows("Moving"), "What moves is not shown.")
        }
    }
}
