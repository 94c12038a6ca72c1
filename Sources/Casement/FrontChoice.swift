import Foundation
import FrontFB
import FrontHeadless
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
            let front = try FBFront(
                path: $0.argument, size: $0.options.size ?? CGSize(width: 800, height: 480),
                scale: $0.options.scale ?? 1, input: $0.options.input, pump: $0.pump, say: $0.say)
            return OpenedFront(
                front, drawsPointer: front.hasPointer, isTouchOnly: front.isTouchOnly)
        },
    ]

    /// The front of this name; nil where none has it, or an argument is missing or too many.
    static func named(_ request: FrontRequest) -> FrontChoice? {
        all.first {
            let form = FrontRequest($0.form)
            return form.name == request.name
                && (form.argument == nil) == (request.argument == nil)
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
    /// Prints what the user should know but is no failure, such as a screen without input devices.
    let say: (String) -> Void
}

/// A front that is open, and what is known of its devices.
struct OpenedFront {
    let front: any Front
    /// Whether the single screen on it must draw the pointer itself.
    let drawsPointer: Bool
    /// Whether fingers are all that points.
    let isTouchOnly: Bool

    init(_ front: any Front, drawsPointer: Bool = false, isTouchOnly: Bool = false) {
        self.front = front
        self.drawsPointer = drawsPointer
        self.isTouchOnly = isTouchOnly
    }
}

#if !SDL
    /// SDL was asked for in a build without it.
    struct FrontMissing: Error, CustomStringConvertible {
        var description: String { "This build has no SDL (the package trait SDL is off)." }
    }
#endif
