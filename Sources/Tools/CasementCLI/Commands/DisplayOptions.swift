import ArgumentParser
import Foundation

/// The options that say where an app is shown, and which session it continues.
struct DisplayOptions: ParsableArguments {
    @Option(help: "sdl, headless, fb:PATH, or kms[:CARD].")
    var front: String?

    @Option(help: "A new window's content in points, as 800x600.")
    var size: String?

    @Option(help: "Device pixels to a point.")
    var scale: Double?

    @Option(
        help: "The folder of the saved session, or none for a run that keeps none.",
        completion: .directory)
    var session: String?

    func validate() throws {
        if let front, !FrontText.isValid(front) {
            throw ValidationError(FrontText.refusal(of: front, called: "--front"))
        }
        if let size, SizeText.parse(size) == nil {
            throw ValidationError("--size is written as 800x600")
        }
        if let scale, !ScaleText.range.contains(scale) {
            throw ValidationError("--scale is between 0.5 and 8")
        }
    }

    /// Whether two apps may show themselves there at once: not on a bare screen.
    var sharesScreen: Bool {
        let front = front ?? ProcessInfo.processInfo.environment["CASEMENT_FRONT"] ?? "sdl"
        return ["sdl", "headless"].contains(front)
    }

    /// The app's: the user's own, and what the options say.
    var environment: [String: String] {
        var values = ProcessInfo.processInfo.environment
        values[CrashTrace.variable] = values[CrashTrace.variable] ?? CrashTrace.settings
        if let front { values["CASEMENT_FRONT"] = front }
        if let size { values["CASEMENT_SIZE"] = size }
        if let scale { values["CASEMENT_SCALE"] = "\(scale)" }
        if session == "none" {
            values["CASEMENT_SESSION"] = "none"
        } else if let session {
            let url = URL(filePath: session).standardizedFileURL
            values["CASEMENT_SESSION"] = url.path(percentEncoded: false)
        }
        return values
    }
}
