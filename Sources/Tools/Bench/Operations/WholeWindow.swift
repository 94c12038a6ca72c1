import Automation
import Casement

/// O17 and O32: changes that concern all of a window, with a form of 50 controls or a column of 1,000
/// rows.
@MainActor
enum WholeWindow {
    static let operations: [Operation] = [
        Operation(id: "O17", variant: "dark", note: "dark mode on or off") {
            try SchemeTrial { ControlsForm() }
        },
        Operation(id: "O17", variant: "resize", note: "a step of 20 from 640 to 1280 points") {
            try ResizeTrial(Resizing(from: 640, to: 1_280, steps: 20)) { ControlsForm() }
        },
        Operation(
            id: "O17", variant: "resize 4K", note: "a step of 20 to 1920×1080 points at scale 2"
        ) {
            try ResizeTrial(Resizing(from: 1_280, to: 1_920, height: 1_080, scale: 2, steps: 20)) {
                ControlsForm()
            }
        },
        Operation(
            id: "O32", variant: "dark", note: "dark mode on or off, a column of 1,000 rows",
            samples: 20
        ) { try SchemeTrial { column } },
        Operation(
            id: "O32", variant: "resize",
            note: "a step of 9 to 1280 points, a column of 1,000 rows",
            warmUps: 2, samples: 10
        ) { try ResizeTrial(Resizing(from: 1_100, to: 1_280, steps: 9)) { column } },
    ]

    private static var column: RowsPage {
        RowsPage(.column, RowsHandle(), showing: RowsState(rows: RowItem.items(0..<1_000)))
    }

    private final class SchemeTrial<Page: View>: Trial {
        private let page: @MainActor () -> Page
        private let stage: Stage
        private var isDark = false

        init(_ page: @escaping @MainActor () -> Page) throws {
            self.page = page
            stage = try Stage(page)
        }

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
            let stage = try Stage(page)
            stage.host.changeEnvironment(Self.change(isDark))
            return stage
        }
    }

    /// The widths that a window gets in equal steps, in points.
    private struct Resizing {
        let from: Int
        let to: Int
        var height = 800
        var scale = 1
        let steps: Int
    }

    private final class ResizeTrial<Page: View>: Trial {
        private let resizing: Resizing
        private let page: @MainActor () -> Page
        private let stage: Stage
        private var sizes: Set<Int> = []

        init(_ resizing: Resizing, _ page: @escaping @MainActor () -> Page) throws {
            (self.resizing, self.page) = (resizing, page)
            stage = try Self.stage(resizing, page)
        }

        private static func stage(
            _ resizing: Resizing, _ page: @escaping @MainActor () -> Page
        ) throws -> Stage {
            let size = CGSize(width: resizing.to, height: resizing.height)
            return try Stage(size: size, scale: Double(resizing.scale), page)
        }

        var subject: Stage? { stage }
        var parts: Int { resizing.steps }

        func prepare() {
            resize(to: resizing.from)
            sizes = []
        }

        func perform() {
            let way = resizing.to - resizing.from
            for step in 1...resizing.steps {
                resize(to: resizing.from + way * step / resizing.steps)
                sizes.insert(stage.framebuffer?.width ?? 0)
            }
        }

        private func resize(to width: Int) {
            guard let id = stage.host.surfaces.first?.id else { return }
            stage.host.resize(id, to: CGSize(width: width, height: resizing.height))
        }

        func check() throws {
            let steps = resizing.steps
            try WrongResult.unless(
                sizes.count == steps && sizes.max() == resizing.to * resizing.scale,
                "The window had \(sizes.count) sizes in \(steps) steps.")
        }

        func reference() throws -> Stage? { try Self.stage(resizing, page) }
    }
}
