import Drawing
import Foundation
import Geometry
import Logging
import Raster
import Typography
import Views

@testable import Widgets

/// A tree of one view without a window: enough to lay it out, to print what it draws and to ask
/// for its accessibility elements.
@MainActor
final class WidgetHost {
    let app: AppGraph
    let tree: ViewTree
    let reports = Reports()

    final class Reports {
        var messages: [String] = []
        var warnings: [String] = []
    }

    /// The warnings of the app's log.
    var log: [String] { reports.warnings }

    init<Content: View>(
        width: CGFloat = 300, height: CGFloat = 200,
        _ environment: EnvironmentValues = .forTests, offsets: [String: CGPoint] = [:],
        @ViewBuilder _ content: () -> Content
    ) {
        let reports = reports
        app = AppGraph(
            shaper: TextShaper(),
            logger: Logger(label: "test") { _ in WarningHandler(reports: reports) })
        tree = ViewTree(
            app: app, images: ImageStore(report: { reports.messages.append($0) }),
            environment: environment)
        tree.setSize(CGSize(width: width, height: height), scale: 1)
        tree.scrollMemory.restore(offsets)
        app.running { tree.show(content()) }
        settle()
    }

    /// Runs a turn, with the rows that are prefetched after it.
    func settle() {
        app.running {
            app.turn += 1
            repeat { TreeSettler.settle([tree], of: app) } while PrefetchPass.run(tree)
            ReleasePass.run(app)
        }
    }

    func act(_ action: () -> Void) {
        action()
        settle()
    }

    /// Everything drawn, as text.
    var drawn: String { list.description }

    var list: DisplayList { PaintPass.record(tree, background: .white) }

    /// The display list's lines about one kind of command, without their indentation.
    func lines(_ prefix: String) -> [String] {
        drawn.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { $0.hasPrefix(prefix) }.map(String.init)
    }

    /// The frame, in the window, of the element with an identifier or a label.
    func frame(_ name: String) -> CGRect? { element(name)?.frame }

    func element(_ name: String) -> AccessibilityNode? {
        func search(_ node: AccessibilityNode) -> AccessibilityNode? {
            if node.properties.identifier == name || node.properties.label == name { return node }
            for child in node.children {
                if let found = search(child) { return found }
            }
            return nil
        }
        return search(AccessibilityTree.of(tree))
    }

    /// What the window's content takes of a proposal.
    func size(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
        tree.rootRender.contentSize(ProposedViewSize(width: width, height: height))
    }

    /// The pixels, in a file to look at.
    func writePNG(to path: String) throws {
        let buffer = Framebuffer(width: Int(tree.size.width), height: Int(tree.size.height))
        let list = list
        Rasterizer().play(list, within: DamageRegion(buffer.bounds), into: buffer)
        try buffer.writePNG(to: path)
    }
}

extension EnvironmentValues {
    static var forTests: EnvironmentValues {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: "en_US")
        return values
    }
}

/// Collects warnings.
private struct WarningHandler: LogHandler {
    nonisolated(unsafe) let reports: WidgetHost.Reports
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.warning

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { reports.warnings.append("\(event.message)") }
}
