import Casement

/// O31: a sheet that slides over a form, at 3840×2160.
@MainActor
enum SheetSlide {
    static let operations: [Operation] = [
        Operation(
            id: "O31", variant: "", note: "a frame of 10 of a sheet's slide, 3840×2160",
            warmUps: 2, samples: 20
        ) { try SlideTrial() }
    ]

    private final class Handle {
        var present: (Bool) -> Void = { _ in }
    }

    private struct Page: View {
        let handle: Handle
        @State private var isPresented = false

        var body: some View {
            let _ = handle.present = { isPresented = $0 }
            ControlsForm()
                .sheet(isPresented: $isPresented) {
                    VStack {
                        Text("Sheet").font(.title)
                        ForEach(0..<20, id: \.self) { Text("Line \($0) of the sheet") }
                    }
                    .frame(width: 600, height: 800)
                }
        }
    }

    private final class SlideTrial: Trial {
        private static let frames = 10
        private let handle = Handle()
        private let stage: Stage
        private var presented = 0

        init() throws {
            let handle = handle
            stage = try Stage(size: CGSize(width: 3_840, height: 2_160)) { Page(handle: handle) }
        }

        var subject: Stage? { stage }
        var parts: Int { Self.frames }

        func prepare() {
            handle.present(false)
            stage.settle()
            stage.host.advance(by: 5)
            handle.present(true)
            stage.settle()
        }

        func perform() {
            let report = stage.counting {
                for _ in 0..<Self.frames { stage.host.advance(by: 1.0 / 60) }
            }
            presented = report.windowsPresented
        }

        func check() throws {
            try WrongResult.unless(
                presented == Self.frames, "\(presented) of \(Self.frames) frames were presented.")
            try WrongResult.unless(stage.shows("Sheet"), "The sheet is not shown.")
        }
    }
}
