import AutomationProtocol
import Foundation
import Limits

/// Looks at an app after each step of a scenario.
final class ScenarioTracer {
    /// The most bytes of pictures, which all are in one page.
    private static let mostBytes = 192 << 20
    /// The most lines of the log, and elements of the tree, that a step keeps.
    private static let mostLines = 2_000
    private static let mostWindows = 8

    private(set) var trace: ScenarioTrace
    private let file: URL
    private let began = ContinuousClock.now
    /// The numbers of the pictures so far: steps that change nothing share one.
    private var known: [Data: Int] = [:]
    private var bytes = 0

    /// - Parameter folder: For a picture at a time.
    init(_ scenario: Scenario, app: String, folder: URL) {
        file = folder.appending(path: "trace.png")
        trace = ScenarioTrace(
            name: scenario.name, path: scenario.path,
            app: URL(filePath: app).lastPathComponent, date: Date.now.ISO8601Format())
    }

    /// Seconds since the scenario began.
    var now: Double { (ContinuousClock.now - began) / .seconds(1) }

    /// Adds a step that has ended now.
    func add(
        _ text: String, line: Int?, since start: Double, app: AppConnection?, log: [String],
        message: String? = nil, hasFailed: Bool = false
    ) {
        var step = ScenarioTrace.Step(line: line, text: text)
        step.start = start
        step.seconds = now - start
        step.message = message
        if hasFailed {
            step.status = .failed
            trace.passed = false
        }
        step.log = Self.shortened(log)
        if let app, !app.process.hasEnded { look(at: app, &step) }
        trace.steps.append(step)
        trace.seconds = now
    }

    private func look(at app: AppConnection, _ step: inout ScenarioTrace.Step) {
        guard let own = try? app.trace(), let screen = try? app.screen() else { return }
        step.clock = own.time
        step.changes = Self.shortened(own.changes.map(\.line))
        step.pointer = own.pointer
        for window in screen.windows {
            step.tree.append(.init(depth: 0, text: window.line, window: window.number))
            for child in window.root.children { add(child, 1, window.number, &step.tree) }
        }
        let key = screen.windows.filter(\.isKey) + screen.windows.filter { !$0.isKey }
        for window in key.prefix(Self.mostWindows) {
            step.pictures.append(
                .init(
                    window: window.number, title: window.title, isKey: window.isKey,
                    width: window.frame.width, height: window.frame.height,
                    picture: picture(of: window.number, app)))
        }
    }

    private func add(
        _ element: ScreenElement, _ depth: Int, _ window: Int,
        _ lines: inout [ScenarioTrace.TreeLine]
    ) {
        guard lines.count < Self.mostLines else { return }
        let frame = element.frame
        lines.append(
            .init(
                depth: depth, text: element.line, window: window,
                frame: [frame.minX, frame.minY, frame.width, frame.height].map(Self.tenths)))
        for child in element.children { add(child, depth + 1, window, &lines) }
    }

    /// The number of a window's picture; nil if it has none, as one that is minimised.
    private func picture(of window: Int, _ app: AppConnection) -> Int? {
        let path = file.path(percentEncoded: false)
        guard (try? app.picture(window: window, to: path)) == .some(nil),
            let data = try? Data(contentsOf: file)
        else { return nil }
        if let number = known[data] { return number }
        guard bytes + data.count <= Self.mostBytes else {
            trace.imagesLeftOut += 1
            return nil
        }
        bytes += data.count
        known[data] = trace.images.count
        trace.images.append("data:image/png;base64,\(data.base64EncodedString())")
        return trace.images.count - 1
    }

    private static func shortened(_ lines: [String]) -> [String] {
        guard lines.count > mostLines else { return lines }
        return ["… \(lines.count - mostLines) lines before"] + lines.suffix(mostLines)
    }

    /// A number that JSON has, also for infinity.
    private static func tenths(_ value: Double) -> Double {
        value.isFinite ? Double(Int(saturating: (value * 10).rounded())) / 10 : 0
    }
}
