/// The first line of a recording. All further lines are of `RecordingEvent`.
///
/// A recording is a text of JSON, a line for each change of the screen, so that it can be read, cut
/// and compared by tools for text, and is whole up to the last line wherever the app ended.
package struct RecordingHeader: Codable, Equatable, Sendable {
    /// Of the format.
    package var casementRecording = 1
    package var title: String
    /// Pixels to a point.
    package var scale: Double

    package init(title: String, scale: Double) {
        self.title = title
        self.scale = scale
    }
}
