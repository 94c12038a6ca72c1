import Foundation
import FrontFB
import FrontHeadless
import Hosting

#if SDL
    import FrontSDL
#endif

/// Picks the way to a screen: the one that was asked for, else SDL where there is a display.
enum FrontChoice {
    static func front(
        for options: LaunchOptions, environment: [String: String], pump: MainQueuePump,
        say: (String) -> Void
    ) throws -> any Front {
        switch options.front {
        case .headless:
            return headless(options, pump)
        case .framebuffer(let path):
            let front = try FBFront(
                path: path, size: options.size ?? CGSize(width: 800, height: 480),
                scale: options.scale ?? 1, pump: pump, say: say)
            return options.screen == .single
                ? shared(front, options, size: front.screen, drawsPointer: front.hasPointer)
                : front
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

    /// All windows on the front's one screen.
    private static func shared(
        _ display: any Front, _ options: LaunchOptions, size: CGSize, drawsPointer: Bool = false
    ) -> SingleScreen {
        SingleScreen(
            on: display, size: size, scale: options.scale ?? 1,
            density: options.phases == .device ? .device : .desktop, drawsPointer: drawsPointer,
            title: options.appID)
    }

    private static func hasDisplay(_ environment: [String: String]) -> Bool {
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    }

    private static func headless(_ options: LaunchOptions, _ pump: MainQueuePump) -> any Front {
        let front = HeadlessFront(scale: options.scale ?? 1, pump: pump)
        guard options.screen == .single else { return front }
        return shared(front, options, size: front.stack.screen.size)
    }

    private static func sdl(_ options: LaunchOptions, _ pump: MainQueuePump) throws -> any Front {
        #if SDL
            let front = try SDLFront(scale: options.scale, pump: pump)
            guard options.screen == .single else { return front }
            return shared(front, options, size: front.screens[0].size)
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
