import Drawing
import Foundation
import Geometry
import Logging
import Raster
import Typography
import Views

/// A tree of one view without a window: enough to lay it out, to count evaluations, to print what it
/// draws and to ask for its accessibility elements.
@MainActor
package final class ViewHost {
    package let app: AppGraph
    package let tree: ViewTree
    package let reports = Reports()

    package final class Reports {
        package var messages: [String] = []
        package var warnings: [String] = []
    }

    /// The warnings of the app's log.
    package var log: [String] { reports.warnings }

    package init<Content: View>(
        width: CGFloat = 300, height: CGFloat = 200,
        _ environment: EnvironmentValues = .forTests, offsets: [String: CGPoint] = [:],
        counting: Bool = false, @ViewBuilder _ content: () -> Content
    ) {
        let reports = reports
        app = AppGraph(
            shaper: TextShaper(),
            logger: Logger(label: "test") { _ in WarningHandler(reports: reports) })
        if counting { app.countBodies() }
        tree = ViewTree(
            app: app, images: ImageStore(report: { reports.messages.append($0) }),
            environment: environment)
        tree.setSize(CGSize(width: width, height: height), scale: 1)
        tree.scrollMemory.restore(offsets)
        app.running { tree.show(content()) }
        settle()
    }

    /// A host that counts evaluations.
    package convenience init<Content: View>(_ content: Content) {
        self.init(counting: true) { content }
    }

    package func bodies<V>(_ type: V.Type) -> Int { app.bodyCount(of: type) }

    /// Runs a turn, with the rows that are prefetched after it.
    package func settle() {
        app.running {
            app.turn += 1
            repeat { TreeSettler.settle([tree], of: app) } while PrefetchPass.run(tree)
            ReleasePass.run(app)
        }
    }

    /// Runs an action as a control would, then settles.
    package func act(_ action: () -> Void) {
        action()
        settle()
    }

    /// Everything drawn, as text.
    package var drawn: String { list.description }

    package var list: DisplayList { PaintPass.record(tree, background: .white) }

    /// The display list's lines about one kind of command, without their indentation.
    package func lines(_ prefix: String) -> [String] {
        drawn.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { $0.hasPrefix(prefix) }.map(String.init)
    }

    /// The frame, in the window, of the element with an identifier or a label.
    package func frame(_ name: String) -> CGRect? { element(name)?.frame }

    package func element(_ name: String) -> AccessibilityNode? {
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
    package func size(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
        tree.rootRender.contentSize(ProposedViewSize(width: width, height: height))
    }

    /// All pixels, drawn anew.
    package var pixels: Framebuffer {
        let buffer = Framebuffer(width: Int(tree.size.width), height: Int(tree.size.height))
        let list = list
        Rasterizer().play(list, within: DamageRegion(buffer.bounds), into: buffer)
        return buffer
    }

    /// The pixels, in a file to look at.
    package func writePNG(to path: String) throws { try pixels.writePNG(to: path) }
}

extension EnvironmentValues {
    package static var forTests: EnvironmentValues {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: "en_US")
        return values
    }
}

/// Collects warnings.
private struct WarningHandler: LogHandler {
    nonisolated(unsafe) let reports: ViewHost.Reports
    package var metadata: Logger.Metadata = [:]
    package var logLevel = Logger.Level.warning

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) { reports.warnings.append("\(event.message)") }
}
