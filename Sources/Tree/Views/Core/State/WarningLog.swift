import AttributeGraph
import Foundation
import Logging

/// The warnings that an app gets about its use of SwiftUI. Any thread may add one.
package final class WarningLog: @unchecked Sendable {
    package let logger: Logger
    private let graph: Graph
    private let lock = NSLock()
    private var warned: Set<String> = []

    init(logger: Logger, graph: Graph) {
        self.logger = logger
        self.graph = graph
    }

    /// Logs a warning once for each location.
    package func warn(_ message: String, at location: String) {
        let isNew = lock.withLock { warned.insert(message + "\u{0}" + location).inserted }
        if isNew { logger.warning("\(message)\(location.isEmpty ? "" : " [\(location)]")") }
    }

    package func warnAboutBackgroundPublishing(at location: String) {
        warn(
            """
            Publishing changes from background threads is not allowed; make sure to publish \
            values from the main thread (via operators like receive(on:)) on model updates.
            """, at: location)
    }

    /// The name of the view whose body is being evaluated; empty if there is none.
    var evaluatedView: String {
        guard let rule = graph.evaluating as? ScheduledRule,
            let body = rule.body as? any NamedRuleBody
        else { return "" }
        return MainActor.assumeIsolated { body.enclosingViewName }
    }
}

/// A rule body that warnings can name.
@MainActor
protocol NamedRuleBody: AnyObject {
    /// The type of the app's view that the rule belongs to.
    var enclosingViewName: String { get }
}
