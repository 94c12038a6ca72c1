import Automation
import CAllocations
import Casement
import Foundation
import FrontHeadless
import Hosting
import Logging
import Views

/// An app with one window of 1280×800 points at scale 1, on a screen in memory, with no session.
@MainActor
final class Stage {
    let host: AppHost
    private let front = HeadlessFront()

    init<Content: View>(_ content: @escaping @MainActor () -> Content) throws {
        var options = LaunchOptions(environment: [:], arguments: ["bench"])
        options.clock = .virtual
        options.size = CGSize(width: 1280, height: 800)
        options.keepsSession = false
        let surroundings = Launch.Surroundings(options: options, logger: Logger(label: "bench"))
        host = try Launch.host(
            { SingleViewApp("Bench", content: content) }, on: front, surroundings)
        host.settleAll()
    }

    /// The turns that a change makes due, up to the finished framebuffer.
    func settle() { host.settleAll() }

    /// What the turns of some work did in all.
    func counting(_ work: () -> Void) -> FrameReport {
        let before = host.totals
        work()
        return host.totals.since(before)
    }

    /// Bytes that some work on this thread asked malloc for.
    static func allocating(_ work: () -> Void) -> Int {
        let before = ca_allocations().bytes
        work()
        return Int(ca_allocations().bytes - before)
    }

    /// Nodes of the view tree, all windows together.
    var liveNodes: Int { host.instance.scenes.map { $0.tree.census.nodes }.reduce(0, +) }

    /// Whether some element in sight has this text.
    func shows(_ text: String) -> Bool {
        var isShown = false
        for window in host.screen.windows {
            window.root.forEach { isShown = isShown || $0.label == text }
        }
        return isShown
    }
}
