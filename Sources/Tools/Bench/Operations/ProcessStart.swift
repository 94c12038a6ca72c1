import Foundation

/// O1: a process with one text, from its start to its first frame, in memory and in a window.
@MainActor
enum ProcessStart {
    static let operations: [Operation] = Variant.allCases.flatMap { variant in
        [
            operation("O1wall", variant, "ms", "from the start to the first frame") { $0.wall },
            operation("O1cpu", variant, "ms", "of the processor until then") { $0.processor },
            operation("O1rss", variant, "MB", "of RAM at most until then") { $0.memory },
            operation("O1size", variant, "MB", "executable and libraries") { $0.code },
        ]
    }

    /// The program, and where it shows its frame.
    private enum Variant: String, CaseIterable {
        case dynamic
        /// The program as `casement package --without-network` builds it.
        case `static`
        /// The dynamic program in a window of an X server; the others show it in memory.
        case window
    }

    private static func operation(
        _ id: String, _ variant: Variant, _ unit: String, _ note: String,
        _ value: @escaping @Sendable (StartCost) -> Double
    ) -> Operation {
        Operation(
            id: id, variant: variant.rawValue, unit: unit, note: note,
            warmUps: unit == "ms" ? 5 : 1, samples: unit == "ms" ? 30 : 5, work: .inChild
        ) { try StartTrial(variant, value) }
    }

    /// What one start cost.
    struct StartCost: Sendable {
        var wall = 0.0
        var processor = 0.0
        var memory = 0.0
        var code = 0.0
    }

    private final class StartTrial: Trial {
        private let path: String
        private let server: TestServer?
        private let session = TemporarySession()
        private let value: (StartCost) -> Double
        private var cost: StartCost?

        init(_ variant: Variant, _ value: @escaping (StartCost) -> Double) throws {
            self.value = value
            path = try HelloProgram.path(isStatic: variant == .static)
            server = variant == .window ? try TestServer() : nil
            try checkPicture()
        }

        var measured: Double? { cost.map(value) }

        func perform() {
            cost = nil
            let start = ContinuousClock.now
            let front = server == nil ? "headless" : "sdl"
            guard let process = process(front: front), process.readLine() == "frame" else {
                return
            }
            cost = StartCost(
                wall: (ContinuousClock.now - start) / .milliseconds(1),
                processor: process.processorTime, memory: process.peakMemory,
                code: process.codeSize)
        }

        func check() throws {
            try WrongResult.unless(cost != nil, "\(path) showed no frame.")
        }

        private func process(front: String) -> ChildProcess? {
            let environment = [
                "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
                "HOME": session.url.path, "CASEMENT_FRONT": front,
                "CASEMENT_SESSION": session.url.path, "CASEMENT_SIZE": "1280x800",
            ]
            return ChildProcess(
                path, environment: environment.merging(server?.environment ?? [:]) { $1 })
        }

        /// At the moment that counts, the framebuffer shows a text on its background.
        private func checkPicture() throws {
            let file = session.url.path + ".pixels"
            defer { try? FileManager.default.removeItem(atPath: file) }
            let process = process(front: "fb:" + file)
            guard process?.readLine() == "frame" else {
                throw WrongResult("\(path) showed no frame.")
            }
            let bytes = FileManager.default.contents(atPath: file) ?? Data()
            let pixels = bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
            let inked = pixels.filter { $0 & 0xFFFFFF != pixels[0] & 0xFFFFFF }.count
            try WrongResult.unless(
                pixels.count == 1_280 * 800 && (20..<10_000).contains(inked),
                "Of \(pixels.count) pixels, \(inked) are text.")
        }
    }
}

/// Where the program with one text has been built.
enum HelloProgram {
    /// The one beside this program, or that which is packaged.
    static func path(isStatic: Bool) throws -> String {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        var folder = own.deletingLastPathComponent()
        if isStatic {
            // .build-bench/TRIPLE/release, and beside it .build-device/release
            folder = folder.deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: ".build-device/release")
        }
        let path = folder.appending(path: "hello").path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw WrongResult("\(path) has not been built; make bench builds it.")
        }
        return path
    }
}
