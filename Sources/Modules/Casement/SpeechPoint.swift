import Hosting
import Logging
import Logs
import ScreenSpeech

/// The screen reader of apps that no desktop's reaches.
@MainActor
enum SpeechPoint {
    /// Lets a bare screen speak when its user asks for it, and any other from the start if the launch says so.
    static func connect(
        _ configuration: inout LaunchConfiguration, on display: Display,
        environment: [String: String]
    ) {
        let options = configuration.options
        guard options.speech == .on || display.screenFront.ownsScreen else { return }
        let logger = configuration.logger.about(.app)
        let voice = Voice(environment) { logger.warning("\($0)") }
        let screen = SpokenScreen(
            isOn: options.speech == .on, exploresByTouch: options.phases == .device, voice)
        // In place of a desktop's, so that nothing is said twice.
        configuration.assistiveTechnology = screen
        if configuration.userSettings == nil { configuration.userSettings = screen }
    }
}
