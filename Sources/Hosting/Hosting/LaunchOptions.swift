import Drawing
import Foundation
import Limits
import Logging
import Logs
import Sessions
import Views
import Widgets

/// How an app should run, as its environment variables and Casement's few arguments say.
package struct LaunchOptions {
    package enum Screen: String { case windows, single }
    /// Where addresses go that no scene of the app handles.
    package enum Links: String { case outside, nowhere }
    /// Whether extras of the menu bar are icons of the desktop's where it shows some.
    package enum Desktop: String { case automatic, none }
    /// Whether the app may show notifications.
    package enum Notifications: String { case allowed, denied }
    /// Casement's own screen reader, at the start.
    package enum Speech: String { case off = "0", on = "1" }
    /// When fields bring up a keyboard on the screen; `automatic` is where controls are sized for
    /// fingers.
    package enum ScreenKeyboard: String { case automatic, always, never }

    /// Nil where none was chosen: SDL where there is a display, else headless.
    package var front: FrontRequest?
    /// The size of a new window's content, in points.
    package var size: CGSize?
    package var scale: Double?
    /// The session's directory; nil for a user without a home directory.
    package var sessionDirectory: URL?
    package var isFresh = false
    /// Whether what is shown is a run of the app, whose session is read and written.
    package var keepsSession = true
    package var clock = FrameClock.Kind.real
    /// The date at which a virtual clock starts; nil for the present.
    package var startDate: Date?
    package var phases = PhaseChoice.desktop
    /// Whether `phases` was chosen; otherwise a device that has only a touch screen decides.
    package var choosesPhases = false
    package var input = InputOptions()
    package var screen = Screen.windows
    package var links = Links.outside
    package var desktop = Desktop.automatic
    package var notifications = Notifications.allowed
    /// What the launch sets in place of the user of the desktop.
    package var settings = UserSettings()
    package var screenKeyboard = ScreenKeyboard.automatic
    /// The languages of the keyboard on the screen; nil for all.
    package var keyboardLanguages: [String]?
    /// The picture that fills a bare screen until the first frame; nil for none.
    package var startupPicture: URL?
    /// Whether Casement's own screen reader speaks from the start.
    package var speech = Speech.off
    /// The colour of a bare screen where nothing is shown; nil for the theme's, or black.
    package var blankColor: ResolvedColor?
    package var controlSocket: String?
    /// The file in which the run before has left what its views keep; nil unless somebody works on
    /// the app. A release build does not read it.
    package var keptState: URL?
    /// Whether what each turn does is kept for a while, for those who ask over the socket.
    package var notesTurns = false
    /// From which level on lines of the log are written, for the categories for which that was chosen.
    package var logLevels: [LogCategory: Logger.Level] = [:]
    /// What is drawn over the app's windows for whoever works on it.
    package var overlay: Set<OverlayPart> = []
    /// Where viewers elsewhere find the app's screen; nil for nowhere.
    package var mirror: String?
    /// The file that gets a recording of the screen; nil for none.
    package var recording: String?
    /// The file that gets a picture of the app's window, after which the app ends; nil for none.
    package var picture: String?
    /// How a bare screen is used.
    package var bareScreen = ScreenSetup()

    package var appID: String
    /// Addresses among the arguments, such as `notes://1`, for the app to open.
    package var urls: [URL] = []
    /// A sentence for each variable or argument that is not valid.
    package var complaints: [String] = []

    package enum PhaseChoice: String { case desktop, device }

    package init(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        arguments: [String] = CommandLine.arguments
    ) {
        let name = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
        appID = environment["CASEMENT_APP_ID"] ?? name
        isFresh = environment["CASEMENT_FRESH"] == "1" || arguments.contains("--fresh")
        urls = arguments.dropFirst().compactMap(Self.url)
        front = environment["CASEMENT_FRONT"].map { FrontRequest($0) }
        if let text = environment["CASEMENT_SIZE"] { size = parseSize(text) }
        if let text = environment["CASEMENT_SCALE"] { scale = parseScale(text) }
        refuseHugeSize(environment)
        clock = parse("CASEMENT_CLOCK", environment, default: .real)
        if let text = environment["CASEMENT_DATE"] { startDate = parseDate(text) }
        phases = parse("CASEMENT_PHASES", environment, default: .desktop)
        choosesPhases = environment["CASEMENT_PHASES"] != nil
        if let text = environment["CASEMENT_KEYBOARD"] { input.keyboard = parseKeyboard(text) }
        if let text = environment["CASEMENT_KEY_REPEAT"] { input.keyRepeat = parseRepeat(text) }
        if let text = environment["CASEMENT_KEYS"] { input.assistance = parseAssistance(text) }
        screen = parse("CASEMENT_SCREEN", environment, default: .windows)
        links = parse("CASEMENT_LINKS", environment, default: .outside)
        desktop = parse("CASEMENT_DESKTOP", environment, default: .automatic)
        notifications = parse("CASEMENT_NOTIFICATIONS", environment, default: .allowed)
        if let text = environment["CASEMENT_SETTINGS"] { settings = parseSettings(text) }
        screenKeyboard = parse("CASEMENT_SCREEN_KEYBOARD", environment, default: .automatic)
        keyboardLanguages = environment["CASEMENT_SCREEN_LAYOUTS"].map { parseLanguages($0) }
        speech = parse("CASEMENT_SPEAK", environment, default: .off)
        startupPicture = environment["CASEMENT_STARTUP_PICTURE"].map {
            URL(fileURLWithPath: $0)
        }
        if let text = environment["CASEMENT_BLANK_COLOR"] { blankColor = parseColor(text) }
        controlSocket = environment["CASEMENT_CONTROL"]
        keptState = environment["CASEMENT_KEPT_STATE"].map { URL(filePath: $0) }
        notesTurns = environment["CASEMENT_TURNS"] == "1"
        if let text = environment["CASEMENT_OVERLAY"] { overlay = parseOverlay(text) }
        if let text = environment["CASEMENT_LOG"] { logLevels = parseLevels(text) }
        mirror = environment["CASEMENT_MIRROR"]
        recording = environment["CASEMENT_RECORD"]
        bareScreen = ScreenSetup(environment, &complaints)
        bareScreen.scale = scale
        keepsSession = environment["CASEMENT_SESSION"] != "none"
        if let path = environment["CASEMENT_PICTURE"] { draw(to: path) }
        sessionDirectory =
            environment["CASEMENT_SESSION"].map { URL(fileURLWithPath: $0) }
            ?? SessionDirectory.standard(appID: appID, environment: environment)
    }

    /// Controls that only fingers reach are of their size, and swipes scroll, unless something else
    /// was chosen.
    package mutating func adapt(toTouchOnly isTouchOnly: Bool) {
        if isTouchOnly, !choosesPhases { phases = .device }
    }

    /// Runs in memory for a picture, on a clock of its own, and leaves the saved session alone.
    private mutating func draw(to path: String) {
        if path.isEmpty { complaints.append("CASEMENT_PICTURE names no file") }
        if let front, front.name != "headless" {
            complaints.append(
                "CASEMENT_PICTURE is drawn without a display, but CASEMENT_FRONT is \"\(front)\"")
        }
        picture = path
        front = FrontRequest("headless")
        clock = .virtual
        keepsSession = false
    }

    /// The argument as an address; nil for other words, options and paths among them.
    private static func url(_ argument: String) -> URL? {
        guard let end = argument.range(of: "://")?.lowerBound, let first = argument.first,
            first.isASCII, first.isLetter,
            argument[..<end].allSatisfy({
                $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
            })
        else { return nil }
        return URL(string: argument)
    }

    private mutating func parseSize(_ text: String) -> CGSize? {
        let parts = text.split(separator: "x").map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], width >= 1,
            height >= 1, width <= 16_384, height <= 16_384
        else {
            complaints.append("CASEMENT_SIZE is \"\(text)\", not a size such as 800x600")
            return nil
        }
        return CGSize(width: width, height: height)
    }

    private mutating func parseScale(_ text: String) -> Double? {
        guard let scale = Double(text), (0.5...8).contains(scale) else {
            complaints.append("CASEMENT_SCALE is \"\(text)\", not a number from 0.5 to 8")
            return nil
        }
        return scale
    }

    /// Each may be valid, and both together more than there can be.
    private mutating func refuseHugeSize(_ environment: [String: String]) {
        guard let wanted = size else { return }
        let limit = SurfaceLimit.now
        if limit.allows(width: wanted.width, height: wanted.height, scale: scale ?? 1) { return }
        let scaleText = environment["CASEMENT_SCALE"].map { " at CASEMENT_SCALE \($0)" } ?? ""
        complaints.append(
            "CASEMENT_SIZE is \"\(environment["CASEMENT_SIZE"] ?? "")\"\(scaleText), and a screen "
                + "has \(limit) at most")
        size = nil
    }

    private mutating func parseColor(_ text: String) -> ResolvedColor? {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.count == 6, let hex = UInt32(digits, radix: 16) else {
            complaints.append("CASEMENT_BLANK_COLOR is \"\(text)\", not a colour such as #1C1C1E")
            return nil
        }
        return ResolvedColor(hex: hex)
    }

    private mutating func parseSettings(_ text: String) -> UserSettings {
        guard let settings = UserSettings(text) else {
            complaints.append(
                "CASEMENT_SETTINGS is \"\(text)\", not words such as dark,reduceMotion out of "
                    + UserSettings.allWords)
            return UserSettings()
        }
        return settings
    }

    private mutating func parseLanguages(_ text: String) -> [String] {
        let all = KeyboardLayouts.languages
        let wanted = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if wanted.isEmpty || !wanted.allSatisfy(all.contains) {
            complaints.append(
                "CASEMENT_SCREEN_LAYOUTS is \"\(text)\", not languages such as de,en out of "
                    + all.joined(separator: ", "))
        }
        return wanted.filter(all.contains)
    }

    private mutating func parseKeyboard(_ text: String) -> XKBLayout? {
        guard let keyboard = XKBLayout(text) else {
            complaints.append(
                "CASEMENT_KEYBOARD is \"\(text)\", not a layout such as de:nodeadkeys")
            return nil
        }
        return keyboard
    }

    private mutating func parseRepeat(_ text: String) -> KeyRepeat? {
        if text == "off" { return nil }
        guard let keyRepeat = KeyRepeat(text) else {
            complaints.append(
                "CASEMENT_KEY_REPEAT is \"\(text)\", neither off nor milliseconds and a rate "
                    + "such as 400,25")
            return .standard
        }
        return keyRepeat
    }

    private mutating func parseAssistance(_ text: String) -> KeyAssistance {
        if let assistance = KeyAssistance(text) { return assistance }
        complaints.append("CASEMENT_KEYS is \"\(text)\", not \(KeyAssistance.forms)")
        return KeyAssistance()
    }

    private mutating func parseOverlay(_ text: String) -> Set<OverlayPart> {
        if let parts = OverlayPart.parse(text) { return parts }
        complaints.append("CASEMENT_OVERLAY is \"\(text)\", not \(OverlayPart.forms)")
        return []
    }

    private mutating func parseLevels(_ text: String) -> [LogCategory: Logger.Level] {
        do {
            return try LogLevels.parse(text)
        } catch {
            complaints.append("CASEMENT_LOG is \(error)")
            return [:]
        }
    }

    private mutating func parseDate(_ text: String) -> Date? {
        guard let date = try? Date(text, strategy: .iso8601) else {
            complaints.append(
                "CASEMENT_DATE is \"\(text)\", not a date such as 2026-01-31T09:41:00Z")
            return nil
        }
        guard clock == .virtual else {
            complaints.append("CASEMENT_DATE is for apps whose CASEMENT_CLOCK is virtual")
            return nil
        }
        return date
    }

    private mutating func parse<Choice: RawRepresentable>(
        _ variable: String, _ environment: [String: String], default standard: Choice
    ) -> Choice where Choice.RawValue == String {
        guard let text = environment[variable] else { return standard }
        guard let choice = Choice(rawValue: text) else {
            complaints.append("\(variable) is \"\(text)\", which is none of its values")
            return standard
        }
        return choice
    }
}

/// What the environment says of keyboards on a bare screen.
package struct InputOptions: Hashable, Sendable {
    /// Nil for the system's.
    package var keyboard: XKBLayout?
    /// Nil where held keys do not repeat.
    package var keyRepeat: KeyRepeat?
    package var assistance: KeyAssistance

    package init(
        keyboard: XKBLayout? = nil, keyRepeat: KeyRepeat? = .standard,
        assistance: KeyAssistance = KeyAssistance()
    ) {
        self.keyboard = keyboard
        self.keyRepeat = keyRepeat
        self.assistance = assistance
    }
}
