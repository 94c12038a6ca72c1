import Foundation
import FrontFB
import FrontHeadless
import Hosting

#if SDL
    import FrontSDL
#endif

/// Chooses the display: the one that `CASEMENT_FRONT` names, else SDL where there is a screen.
enum DisplayChoice {
    static func display(
        for options: LaunchOptions, environment: [String: String], pump: MainQueuePump,
        say: (String) -> Void
    ) throws -> Display {
        switch options.front {
        case .headless:
            return headless(options, pump)
        case .framebuffer(let path):
            let front = try FBFront(
                path: path, size: options.size ?? CGSize(width: 800, height: 480),
                scale: options.scale ?? 1, pump: pump, say: say)
            return display(front, options, size: front.screen, drawsPointer: front.hasPointer)
        case .sdl:
            return try sdl(options, pump)
        case nil:
            guard hasDisplay(environment) else {
                say("No display: running headless. CASEMENT_FRONT chooses another way.")
                return headless(options, pump)
            }
            do {
                return try sdl(options, pump)
            } catch {
                say("Running headless, with \(error).")
                return headless(options, pump)
            }
        }
    }

    /// The front's windows, or all windows on its screen where that was asked for.
    private static func display(
        _ front: any Front, _ options: LaunchOptions, size: CGSize, drawsPointer: Bool = false
    ) -> Display {
        guard options.screen == .single else { return .windowSystem(front) }
        return .singleScreen(
            SingleScreen(
                on: front, size: size, scale: options.scale ?? 1,
                density: options.phases == .device ? .device : .desktop,
                drawsPointer: drawsPointer, title: options.appID))
    }

    private static func hasDisplay(_ environment: [String: String]) -> Bool {
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    }

    private static func headless(_ options: LaunchOptions, _ pump: MainQueuePump) -> Display {
        let front = HeadlessFront(scale: options.scale ?? 1, pump: pump)
        return display(front, options, size: front.stack.screen.size)
    }

    private static func sdl(_ options: LaunchOptions, _ pump: MainQueuePump) throws -> Display {
        #if SDL
            let front = try SDLFront(scale: options.scale, pump: pump)
            return display(front, options, size: front.screens[0].size)
        #else
            throw FrontMissing()
        #endif
    }
}

#if !SDL
    /// SDL was asked for in a build without it.
    struct FrontMissing: Error, CustomStringConvertible {
        var description: String { "This build has no SDL (the package trait SDL is off)." }
    }
#endif
