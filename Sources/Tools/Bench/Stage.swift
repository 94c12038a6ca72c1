import Automation
import Casement
import Foundation
import FrontHeadless
import Hosting
import Logging
import Raster
import Views

/// An app on a screen in memory.
@MainActor
final class Stage {
    let host: AppHost
    private let front: HeadlessFront

    /// One window that fills the screen, so that it does not grow with its content, and no session.
    init<Content: View>(
        size: CGSize = CGSize(width: 1_280, height: 800), scale: Double = 1,
        _ content: @escaping @MainActor () -> Content
    ) throws {
        front = HeadlessFront(screen: size, scale: scale)
        var options = Self.options
        options.size = size
        options.scale = scale
        options.keepsSession = false
        host = try Self.host({ SingleViewApp("Bench", content: content) }, on: front, options)
    }

    /// The windows that an app opens or gets back, with a session in a folder.
    init<A: App>(session: URL, _ makeApp: @MainActor () -> A) throws {
        front = HeadlessFront()
        var options = Self.options
        options.sessionDirectory = session
        host = try Self.host(makeApp, on: front, options)
    }

    /// The windows of an app that keeps no session.
    init<A: App>(app makeApp: @MainActor () -> A) throws {
        front = HeadlessFront()
        var options = Self.options
        options.keepsSession = false
        host = try Self.host(makeApp, on: front, options)
    }

    private static var options: LaunchOptions {
        var options = LaunchOptions(environment: [:], arguments: ["bench"])
        options.clock = .virtual
        return options
    }

    private static func host<A: App>(
        _ makeApp: @MainActor () -> A, on front: HeadlessFront, _ options: LaunchOptions
    ) throws -> AppHost {
        let configuration = LaunchConfiguration(options: options, logger: Logger(label: "bench"))
        let host = try Launch.host(makeApp, on: .windowSystem(front), configuration)
        host.settleAll()
        return host
    }

    /// The turns that a change makes due, up to the finished framebuffer.
    func settle() { host.settleAll() }

    /// Input for the first window, and the turns that it makes due.
    func send(_ kinds: InputEvent.Kind...) {
        let id = host.surfaces.first?.id
        host.turn(kinds.map { InputEvent($0, in: id) })
        if host.hasWork { settle() }
    }

    /// The pixels of the first window.
    var framebuffer: Framebuffer? { host.surfaces.first?.framebuffer }

    /// What the turns of some work did in all.
    func counting(_ work: () -> Void) -> FrameReport {
        let before = host.totals
        work()
        return host.totals.since(before)
    }

    /// The time of one pass in the turns of some work.
    func milliseconds(of pass: FramePass, _ work: () -> Void) -> Double {
        let before = host.totals.seconds[pass]
        work()
        return (host.totals.seconds[pass] - before) * 1_000
    }

    /// Nodes of the view tree, all windows together.
    var liveNodes: Int { host.instance.scenes.map { $0.tree.nodeCounts.nodes }.reduce(0, +) }

    /// Render nodes in memory, all windows together.
    var liveRenders: Int { host.instance.scenes.map { $0.tree.nodeCounts.renders }.reduce(0, +) }

    /// Attributes of the graph, those of closed windows too where something holds them.
    var liveAttributes: Int { host.app.graph.liveAttributes }

    /// Whether some element has this text.
    func shows(_ text: String) -> Bool { labels.contains(text) }

    /// The texts of all elements.
    var labels: Set<String> {
        var labels: Set<String> = []
        for window in host.screen.windows {
            window.root.forEach { labels.insert($0.label) }
        }
        return labels
    }
}
