import Foundation
import Logging
import ReferenceEvaluator
import SwiftUI
import Testing
import Typography
import Views

/// One tree in a window that is updated and laid out, but never painted.
@MainActor
final class StressRun {
    let world: StressWorld
    let app: AppGraph
    private let tree: ViewTree
    private let log = StressLog()
    private let attributesBefore: Int

    private static let shaper = TextShaper()

    init(_ spec: TreeSpec, _ values: World, states: [Place: [Int]]? = nil) {
        world = StressWorld(values, states: states)
        let log = log
        app = AppGraph(shaper: Self.shaper, logger: Logger(label: "stress") { _ in log })
        tree = ViewTree(
            app: app, images: ImageStore(report: { _ in }), environment: EnvironmentValues())
        tree.setSize(CGSize(width: 200, height: 200), scale: 1)
        attributesBefore = app.graph.liveAttributes
        let world = world
        tree.show(
            VStack { stressPiece(spec, StressScope(world)) }.environmentObject(world.desks[0]))
        settle()
    }

    func settle() {
        var turns = 0
        repeat {
            app.turn += 1
            TreeSettler.settle([tree], of: app)
            ReleasePass.run(app)
            turns += 1
        } while (app.writes.hasWrites || !app.actions.isEmpty || app.graph.hasDueRules)
            && turns < 20
    }

    /// Performs each group of actions in a transaction of its lane, then settles.
    func perform(_ groups: [(lane: Int, actions: [Action])]) {
        var transactions: [Int: Transaction] = [:]
        for group in groups {
            guard group.lane > 0 else {
                for action in group.actions { perform(action) }
                continue
            }
            let transaction = transactions[group.lane] ?? Transaction(animation: nil)
            transactions[group.lane] = transaction
            withTransaction(transaction) {
                for action in group.actions { perform(action) }
            }
        }
        settle()
    }

    private func perform(_ action: Action) {
        switch action {
        case .write(let place, let field, let value): world.owners[place]?.set(field, value)
        case .world(let change): world.perform(change)
        }
    }

    // MARK: What is seen

    var texts: [String] {
        var list: [String] = []
        func collect(_ node: RenderNode) {
            if let label = node.accessibility?.label { list.append(label) }
            for child in node.children { collect(child) }
        }
        collect(tree.rootRender)
        return list
    }

    var warnings: [String] { log.lines }
    var nodes: Int { tree.nodeCounts.nodes }
    var renders: Int { tree.nodeCounts.renders }

    /// Ends the window; returns what of it is still in memory.
    func end() -> String? {
        tree.tearDown()
        settle()
        _ = world.journal.takeCallbacks()
        world.forgetOwners(except: [])
        let left = app.graph.liveAttributes - attributesBefore
        if tree.nodeCounts.nodes != 0 {
            return "\(tree.nodeCounts.nodes) nodes are left at the end"
        }
        if left > 0 { return "\(left) attributes are left at the end" }
        if world.liveObjects() != 0 { return "\(world.liveObjects()) objects are left at the end" }
        return nil
    }
}

private final class StressLog: LogHandler, @unchecked Sendable {
    var metadata: Logger.Metadata = [:]
    var logLevel: Logger.Level = .trace
    private(set) var lines: [String] = []

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { lines.append("\(event.message)") }
}
