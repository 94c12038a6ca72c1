import Casement

/// O20: fifty views, each moved by a track of keyframes.
@MainActor
enum KeyframeTracks {
    static let operations: [Operation] = [
        Operation(id: "O20", variant: "", note: "a frame of 60 of 50 keyframe tracks") {
            try KeyframeTrial()
        }
    ]

    static let trackCount = 50

    private struct Page: View {
        var body: some View {
            Grid {
                ForEach(0..<5, id: \.self) { row in
                    GridRow {
                        ForEach(0..<10, id: \.self) { column in
                            Ball(index: row * 10 + column)
                        }
                    }
                }
            }
        }
    }

    private struct Ball: View {
        let index: Int

        var body: some View {
            Circle()
                .fill(
                    Color(hue: Double(index) / Double(trackCount), saturation: 0.6, brightness: 0.9)
                )
                .frame(width: 60, height: 60)
                .keyframeAnimator(initialValue: 0.0) { content, height in
                    content.offset(y: height)
                } keyframes: { _ in
                    KeyframeTrack {
                        CubicKeyframe(-40, duration: 0.3)
                        SpringKeyframe(0, duration: 0.5, spring: .bouncy)
                        LinearKeyframe(10, duration: 0.2)
                        CubicKeyframe(0, duration: 0.2)
                    }
                }
        }
    }

    private final class KeyframeTrial: Trial {
        private static let frames = 60
        private let stage: Stage
        private var presented = 0
        private var bodies = 0

        init() throws { stage = try Stage { Page() } }

        var subject: Stage? { stage }
        var parts: Int { Self.frames }

        func prepare() {}

        func perform() {
            let report = stage.counting {
                for _ in 0..<Self.frames { stage.host.advance(by: 1.0 / 64) }
            }
            presented = report.windowsPresented
            bodies = report.bodies
        }

        func check() throws {
            try WrongResult.unless(
                presented == Self.frames, "\(presented) of \(Self.frames) frames were presented.")
            // A frame may take two turns of the loop.
            let most = Self.frames * trackCount * 2
            try WrongResult.unless(
                bodies <= most, "\(bodies) bodies were evaluated, which is more than \(most).")
        }
    }
}
