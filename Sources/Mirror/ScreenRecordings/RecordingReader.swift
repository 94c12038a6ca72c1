import Foundation

/// Reads a recording, one moment after another.
package struct RecordingReader {
    package let header: RecordingHeader
    private let path: String
    private var lines: ArraySlice<Data.SubSequence>
    private var number = 1
    /// Whether the last line has no end, because the app was killed while it was written.
    private let isUnfinished: Bool
    private let decoder = JSONDecoder()

    package init(path: String) throws(RecordingError) {
        self.path = path
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
        } catch {
            throw .unreadable(path: path, reason: error.localizedDescription)
        }
        lines = data.split(separator: 10)[...]
        isUnfinished = data.last != 10
        guard let first = lines.popFirst(),
            let header = try? JSONDecoder().decode(RecordingHeader.self, from: first),
            header.casementRecording == 1
        else { throw .noRecording(path: path) }
        self.header = header
    }

    /// Applies the changes of the next moment and returns its time; nil after the last. An
    /// unfinished last line, where the app was killed, is passed over.
    package mutating func next(onto screen: RecordedScreen) throws(RecordingError) -> Double? {
        var seconds: Double?
        while let line = lines.first {
            number += 1
            decoder.userInfo[RecordingEvent.screenKey] = screen.bounds
            guard let event = try? decoder.decode(RecordingEvent.self, from: line) else {
                lines.removeFirst()
                if lines.isEmpty, isUnfinished { return seconds }
                throw .damagedLine(path: path, number: number)
            }
            if let seconds, event.seconds != seconds {
                number -= 1
                return seconds
            }
            lines.removeFirst()
            seconds = event.seconds
            guard screen.apply(event.change) else {
                throw .damagedLine(path: path, number: number)
            }
        }
        return seconds
    }
}

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
