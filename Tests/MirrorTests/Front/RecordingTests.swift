import Foundation
import Geometry
import Mirror
import ScreenRecordings
import Testing

/// Recordings of screens.
struct RecordingTests {
    private let path = NSTemporaryDirectory() + "recording-\(UUID().uuidString)"

    /// A recording of a screen whose size and pixels change; returns the last screen.
    private func record() throws -> Desk {
        let desk = Desk(width: 200, height: 120)
        let recorder = try ScreenRecorder(desk.mirror, to: path)
        desk.mirror.refresh()
        desk.paint(desk.framebuffer.bounds, TestPicture.text)
        desk.present()
        desk.resize(160, 140)
        desk.paint(desk.framebuffer.bounds, TestPicture.text)
        desk.present()
        for step in 1...3 {
            desk.scroll(desk.framebuffer.bounds, by: -9) { x, y in
                TestPicture.text(x, y + 500 * step)
            }
            desk.present()
        }
        recorder.end()
        return desk
    }

    @Test("A recording played to its end shows the last screen")
    func end() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let desk = try record()
        var reader = try RecordingReader(path: path)
        let screen = RecordedScreen()
        var last = -1.0
        while let seconds = try reader.next(onto: screen) {
            #expect(seconds > last)
            last = seconds
        }
        let shown = desk.framebuffer
        #expect(ScreenSize(screen.width, screen.height) == ScreenSize(shown.width, shown.height))
        #expect(screen.pixels == desk.colors)
    }

    @Test("A recording is text, and one that was cut off is read up to there")
    func cut() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        _ = try record()
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.hasPrefix("{"))
        #expect(text.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("[") })
        try text.dropLast(20).write(toFile: path, atomically: true, encoding: .utf8)
        var reader = try RecordingReader(path: path)
        let screen = RecordedScreen()
        while try reader.next(onto: screen) != nil {}
        #expect(screen.height > 1)
    }

    @Test("What is no recording, or a damaged one, is refused with a sentence")
    func damaged() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(throws: RecordingError.self) { try RecordingReader(path: path) }
        try "[1, 2]\n".write(toFile: path, atomically: true, encoding: .utf8)
        #expect(throws: RecordingError.noRecording(path: path)) {
            try RecordingReader(path: path)
        }
        let header = #"{"casementRecording": 1, "title": "", "scale": 1}"#
        let bad = [
            #"[0, "size", 99999999, 5]"#, #"[0, "pixels", 0, 0, 60000, 60000, ""]"#,
            #"[0, "pixels", 5, 5, 2, 2, "AAAA"]"#, #"[0, "move", 0, 0, 5, 5, 1, 1]"#,
            #"[0, "move", 9223372036854775807, 0, 5, 5, 1, 1]"#,
        ]
        for line in bad {
            try "\(header)\n\(line)\n[1]\n".write(toFile: path, atomically: true, encoding: .utf8)
            var reader = try RecordingReader(path: path)
            let screen = RecordedScreen()
            #expect(throws: RecordingError.damagedLine(path: path, number: 2)) {
                while try reader.next(onto: screen) != nil {}
            }
        }
    }
}
