import Foundation
import Geometry
import Logging
import Typography

@testable import Views

/// A tree of one view without a window: enough to count evaluations and read what is shown.
@MainActor
final class ViewHost {
    let app: AppGraph
    let tree: ViewTree
    private(set) var log: WarningLog

    init<Content: View>(_ content: Content) {
        let log = WarningLog()
        self.log = log
        app = AppGraph(
            shaper: TextShaper(), logger: Logger(label: "test") { _ in log })
        app.countBodies()
        tree = ViewTree(
            app: app, images: ImageStore(report: { _ in }), environment: EnvironmentValues())
        tree.setSize(CGSize(width: 300, height: 200), scale: 1)
        tree.show(content)
        settle()
    }

    /// Runs a turn, with the rows that are prefetched after it.
    func settle() {
        app.turn += 1
        repeat { TreeSettler.settle([tree], of: app) } while PrefetchPass.run(tree)
        ReleasePass.run(app)
    }

    /// Runs an action as a control would, then settles.
    func act(_ action: () -> Void) {
        action()
        settle()
    }

    func bodies<V>(_ type: V.Type) -> Int { app.bodyCount(of: type) }
}

/// Collects warnings.
final class WarningLog: LogHandler, @unchecked Sendable {
    var messages: [String] = []
    var metadata: Logger.Metadata = [:]
    var logLevel: Logger.Level = .trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        messages.append("\(event.message)")
    }
}

/// A box through which a test reaches into a view.
final class Probe<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
