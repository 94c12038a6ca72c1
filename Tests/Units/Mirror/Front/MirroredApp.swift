import BareScreen
import Foundation
import FrontHeadless
import Hosting
import Logging
import Mirror
import Views
import Widgets

/// An app in memory whose screen is mirrored.
@MainActor
final class MirroredApp {
    let headless: HeadlessFront
    let front: MirrorFront
    let display: Display
    let host: AppHost

    /// `bareScreen` replaces the display in memory.
    init<Content: View>(
        isSingle: Bool, size: CGSize = CGSize(width: 300, height: 200), scale: Double = 1,
        bareScreen: ScreenFront? = nil,
        @ViewBuilder _ content: @escaping @MainActor () -> Content
    ) throws {
        headless = HeadlessFront(screen: CGSize(width: 640, height: 400), scale: scale)
        front = MirrorFront.of(
            bareScreen ?? headless, isSingle: isSingle, isResizable: isSingle,
            size: CGSize(width: 500, height: 350), scale: scale)
        display =
            isSingle
            ? .singleScreen(
                SingleScreen(
                    on: front, size: CGSize(width: 640, height: 400), scale: scale))
            : .windowSystem(front)
        var options = LaunchOptions(environment: [:], arguments: ["test"])
        options.clock = .virtual
        options.keepsSession = false
        options.size = size
        options.scale = scale
        let configuration = LaunchConfiguration(options: options, logger: Logger(label: "test"))
        host = try Launch.host(
            { SingleViewApp("Test", content: content) }, on: display, configuration)
        front.connect(to: host)
        host.settleAll()
    }

    /// A viewer that has connected and sees the screen.
    func viewer(
        encodings: [Int] = [16, 1, -308, 0x4353_4D31], options: RFBOptions = RFBOptions()
    ) throws -> Conversation {
        let viewer = Conversation(front.mirror, options: options)
        host.settleAll()
        viewer.session.update()
        try viewer.connect(encodings: encodings)
        try viewer.drain(incremental: false)
        return viewer
    }

    /// What happens on the app's side, and then on the viewer's.
    func settle(_ viewer: Conversation) throws {
        host.settleAll()
        try viewer.drain()
    }

    /// The only window.
    var window: WindowSurface { host.surfaces[0] }
}
