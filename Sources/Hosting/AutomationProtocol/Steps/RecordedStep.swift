import Foundation

/// A step that a user has done by hand, as an app writes it to a journal.
package struct RecordedStep: Hashable, Codable, Sendable {
    package let step: ScenarioStep
    /// Whether it takes the place of the step before: a text grows letter by letter, and the second
    /// of two taps makes them one.
    package let replacesLast: Bool
    /// What is expected to look after the step as it did.
    package let picture: RecordedPicture?

    package init(
        _ step: ScenarioStep, replacesLast: Bool = false, picture: RecordedPicture? = nil
    ) {
        self.step = step
        self.replacesLast = replacesLast
        self.picture = picture
    }
}

/// A part of a window of which a user has taken a picture.
package struct RecordedPicture: Hashable, Codable, Sendable {
    package let window: Selector.Windows
    /// In points of the window's content.
    package let part: CGRect
    /// The file that the app has written.
    package let path: String

    package init(window: Selector.Windows, part: CGRect, path: String) {
        self.window = window
        self.part = part
        self.path = path
    }
}
