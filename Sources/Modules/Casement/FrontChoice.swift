import BareScreen
import Foundation
import FrontFB
import FrontHeadless
import FrontKMS
import Hosting

#if SDL
    import FrontSDL
#endif

/// A front that `CASEMENT_FRONT` can name. `all` lists them, and adding a front adds one line to it.
struct FrontChoice {
    /// What the variable says for it: `sdl`, or `fb:PATH` where the front takes an argument.
    let form: String
    /// Whether the requested size is that of the front's screen rather than of a window.
    var hasSizedScreen = false
    let open: (FrontSetup) throws -> OpenedFront

    static let all = [
        FrontChoice(form: "sdl") { OpenedFront(try sdlFront($0)) },
        FrontChoice(form: "headless") {
            OpenedFront(HeadlessFront(scale: $0.options.scale ?? 1, pump: $0.pump))
        },
        FrontChoice(form: "fb:PATH", hasSizedScreen: true) {
            let devices = $0.devices
            return OpenedFront(
                try FBFront(
                    path: $0.argument, size: $0.options.size ?? CGSize(width: 800, height: 480),
                    scale: $0.options.scale, setup: $0.options.bareScreen,
                    environment: $0.environment, spansDisplays: $0.isSingle, pump: $0.pump,
                    input: devices.open, say: $0.say), devices)
        },
        FrontChoice(form: "kms[:CARD]") {
            let devices = $0.devices
            return OpenedFront(
                try KMSFront(
                    card: $0.argument.isEmpty ? nil : $0.argument, setup: $0.options.bareScreen,
                    environment: $0.environment, spansDisplays: $0.isSingle, pump: $0.pump,
                    input: devices.open, say: $0.say), devices)
        },
    ]

    /// The front of this name; nil where none has it, or an argument is missing or too many.
    static func named(_ request: FrontRequest) -> FrontChoice? {
        all.first {
            // Brackets are around what may be left out.
            let parts = $0.form.split(separator: "[", maxSplits: 1)
            let form = FrontRequest(String(parts[0]))
            guard form.name == request.name else { return false }
            return parts.count == 2 || (form.argument == nil) == (request.argument == nil)
        }
    }

    /// The forms as a sentence lists them: `sdl, headless or fb:PATH`.
    static var forms: String {
        all.dropLast().map(\.form).joined(separator: ", ") + " or " + (all.last?.form ?? "")
    }

    #if SDL
        private static func sdlFront(_ setup: FrontSetup) throws -> any Front {
            try SDLFront(scale: setup.options.scale, pump: setup.pump)
        }
    #else
        private static func sdlFront(_ setup: FrontSetup) throws -> any Front {
            throw FrontMissing()
        }
    #endif
}

/// What a front is opened with.
struct FrontSetup {
    let options: LaunchOptions
    /// What follows the colon of `CASEMENT_FRONT`; empty for a front that takes no argument.
    let argument: String
    let pump: MainQueuePump
    let environment: [String: String]
    /// Prints what the user should know but is not a failure, such as a screen without input
    /// devices.
    let say: (String) -> Void
}

extension FrontSetup {
    /// Whether all windows share the screen.
    var isSingle: Bool { options.screen == .single }

    var devices: SessionDevices { SessionDevices(options.input, say: say) }
}

/// A front, and what the single screen on it is.
struct OpenedFront {
    let front: any Front
    /// The size in points and the pixels to a point.
    let size: CGSize
    let scale: Double?
    /// Whether it extends over all displays.
    let spansDisplays: Bool
    /// Whether fingers are all that points.
    let isTouchOnly: Bool

    init(_ front: any Front) {
        self.front = front
        (size, scale, spansDisplays) = (front.screens[0].size, nil, false)
        isTouchOnly = false
    }

    init(_ front: ScreenFront, _ devices: SessionDevices) {
        self.front = front
        (size, scale, spansDisplays) = (front.size, front.scale, true)
        isTouchOnly = devices.isTouchOnly
    }
}

#if !SDL
    /// SDL was asked for in a build without it.
    struct FrontMissing: Error, CustomStringConvertible {
        var description: String { "This build has no SDL (the package trait SDL is off)." }
    }
#endif
