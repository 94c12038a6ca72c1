import Automation
import Casement

/// O17: changes that concern all of a window with a form of 50 controls.
@MainActor
enum WholeWindow {
    static let operations: [Operation] = [
        Operation(id: "O17", variant: "dark", note: "dark mode on or off") { try SchemeTrial() },
        Operation(id: "O17", variant: "resize", note: "a step of 20 from 640 to 1280 points") {
            try ResizeTrial()
        },
    ]

    private final class SchemeTrial: Trial {
        private let stage: Stage
        private var isDark = false

        init() throws { stage = try Stage { ControlsForm() } }

        var subject: Stage? { stage }

        func perform() {
            isDark.toggle()
            stage.host.changeEnvironment(Self.change(isDark))
        }

        private static func change(_ isDark: Bool) -> EnvironmentChange {
            var change = EnvironmentChange()
            change.colorScheme = isDark ? .dark : .light
            return change
        }

        /// The lower right corner is background.
        func check() throws {
            let corner = stage.framebuffer?.pixel(x: 1_275, y: 795) ?? 0
            try WrongResult.unless(
                (corner & 0xFF < 0x80) == isDark, "The background is \(corner) in the other mode.")
        }

        func reference() throws -> Stage? {
            let stage = try Stage { ControlsForm() }
            stage.host.changeEnvironment(Self.change(isDark))
            return stage
        }
    }

    private final class ResizeTrial: Trial {
        private static let steps = 20
        private let stage: Stage
        private var sizes: Set<Int> = []

        init() throws { stage = try Stage { ControlsForm() } }

        var subject: Stage? { stage }
        var parts: Int { Self.steps }

        func prepare() {
            resize(to: 640)
            sizes = []
        }

        func perform() {
            for step in 1...Self.steps {
                resize(to: 640 + 640 * step / Self.steps)
                sizes.insert(stage.framebuffer?.width ?? 0)
            }
        }

        private func resize(to width: Int) {
            guard let id = stage.host.surfaces.first?.id else { return }
            stage.host.resize(id, to: CGSize(width: width, height: 800))
        }

        func check() throws {
            let steps = Self.steps
            try WrongResult.unless(
                sizes.count == steps && sizes.max() == 1_280,
                "The window had \(sizes.count) sizes in \(steps) steps.")
        }

        func reference() throws -> Stage? { try Stage { ControlsForm() } }
    }
}
