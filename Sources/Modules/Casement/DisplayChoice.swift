import Foundation
import FrontKMS
import Hosting
import Limits

/// Chooses the display: the front that `CASEMENT_FRONT` names, else SDL where there is a display
/// server, else a graphics card.
struct DisplayChoice {
    /// The options as they were given, and as its devices make them once the display is open.
    private(set) var options: LaunchOptions
    /// Pixels to a point, once the display is open.
    private(set) var scale = 1.0
    let environment: [String: String]
    /// Nil where the variable is not set.
    private let requested: FrontChoice?

    /// Throws where the variable names no front.
    init(_ options: LaunchOptions, environment: [String: String]) throws(UnknownFront) {
        self.options = options
        self.environment = environment
        guard let request = options.front else {
            requested = nil
            return
        }
        guard let choice = FrontChoice.named(request) else { throw UnknownFront(request: request) }
        requested = choice
    }

    /// Whether the requested size is the screen's, on which windows have sizes of their own.
    var sizeIsTheScreens: Bool {
        requested?.hasSizedScreen == true && options.screen == .single
    }

    mutating func display(pump: MainQueuePump, say: @escaping (String) -> Void) throws -> Display {
        let setup = FrontSetup(
            options: options, argument: options.front?.argument ?? "", pump: pump,
            environment: environment, say: say)
        if let requested { return try display(try requested.open(setup)) }
        guard let name = hasScreen ? "sdl" : KMSCards.paths.isEmpty ? nil : "kms" else {
            say("No display: running headless. CASEMENT_FRONT chooses another way.")
            return try display(try open("headless", setup))
        }
        do {
            return try display(try open(name, setup))
        } catch let error as ScreenTooLarge {
            throw error
        } catch {
            say("Running headless, with \(error).")
            return try display(try open("headless", setup))
        }
    }

    private func open(_ name: String, _ setup: FrontSetup) throws -> OpenedFront {
        let request = FrontRequest(name)
        guard let choice = FrontChoice.named(request) else { throw UnknownFront(request: request) }
        return try choice.open(setup)
    }

    private var hasScreen: Bool {
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    }

    /// The front's windows, or all windows on its screen where that was asked for.
    private mutating func display(_ opened: OpenedFront) throws(ScreenTooLarge) -> Display {
        options.adapt(toTouchOnly: opened.isTouchOnly)
        scale = opened.scale ?? options.scale ?? 1
        let front = MirrorPoint.front(on: opened, options, scale: scale)
        guard options.screen == .single else { return .windowSystem(front) }
        let limit = SurfaceLimit.now
        guard
            limit.allows(width: opened.size.width, height: opened.size.height, scale: scale)
        else { throw ScreenTooLarge(size: opened.size, scale: scale, limit: limit) }
        return .singleScreen(
            SingleScreen(
                on: front, size: opened.size, scale: scale,
                density: options.phases == .device ? .device : .desktop,
                spansDisplays: opened.spansDisplays, title: options.appID,
                blank: options.blankColor))
    }
}

/// The screen that all windows are shown on would be larger than a surface may be.
struct ScreenTooLarge: Error, CustomStringConvertible {
    let size: CGSize
    let scale: Double
    let limit: SurfaceLimit

    var description: String {
        "A screen of \(size.width)×\(size.height) points at the scale \(scale) is too large: it has "
            + "\(limit) at most."
    }
}

/// `CASEMENT_FRONT` names a front that does not exist.
struct UnknownFront: Error, CustomStringConvertible {
    let request: FrontRequest

    var description: String { "CASEMENT_FRONT is \"\(request)\", not \(FrontChoice.forms)" }
}
