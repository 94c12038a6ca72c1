import ArgumentParser
import AutomationProtocol

/// `casement overlay`: changes what an app that runs draws over its windows.
struct OverlayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "overlay", abstract: "Draws over a running app what its author wants to see.",
        discussion: """
            PARTS is none, or words separated by commas: frames counts the frames that were shown, \
            times says what the last turn took, damage marks the pixels that the last frame \
            changed, and names frames the app's views. CASEMENT_OVERLAY has the same form for an \
            app that starts.

            The exit status is 0, and 1 if no such app runs or answers, or if it knows no such part.
            """)

    @OptionGroup var app: RunningAppArgument

    @Argument(help: "What is drawn.")
    var parts: String

    func run() throws { try app.send(.overlay(parts)) }
}
