import Foundation
import Geometry
import Mirror
import ProcessCosts
import ScreenPixels
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

    @Test("What is not a recording, or a damaged one, is refused with a sentence")
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
            // Negative sides and places
            #"[0, "move", 0, 0, -5, 5, 0, 0]"#, #"[0, "move", 0, 0, 5, -5, 0, 0]"#,
            #"[0, "move", 9000, 9000, -16000, 1, 0, 0]"#, #"[0, "move", 0, 0, -1, -1, 0, 0]"#,
            #"[0, "move", -1, 0, 0, 0, 0, 0]"#, #"[0, "pixels", 0, 0, -1, -1, "eJwDAAAAAAE="]"#,
            #"[0, "pixels", -1, 0, 1, 1, "eJxjYGAAAAADAAE="]"#,
            // Rectangles without an area that are elsewhere, or come from there
            #"[0, "move", 0, 0, 0, 1, 9, 0]"#, #"[0, "move", 0, 0, 1, 0, 0, 9]"#,
            #"[0, "move", 0, 9, 0, 1, 0, 0]"#, #"[0, "pixels", 9, 0, 0, 1, "eJwDAAAAAAE="]"#,
            // Sizes that no surface has, and times that no clock shows
            #"[0, "size", 16384, 16384]"#, #"[0, "size", 32768, 1]"#, #"[0, "size", 0, 1]"#,
            #"[0, "size", -1, -1]"#, #"[1e300, "size", 10, 10]"#, #"[-1, "size", 10, 10]"#,
            #"[1e400, "size", 10, 10]"#, #"[1e300]"#,
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

    @Test("A rectangle that is not on the screen is refused before its pixels are unpacked")
    func unpacked() async {
        await #expect(processExitsWith: .success) {
            let path = NSTemporaryDirectory() + "recording-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: path) }
            // 8,000 × 8,000 pixels that are all black take some 190 KB, and unpacked 192 MB.
            let pixels = Data(
                Deflater.whole([UInt8](repeating: 0, count: 192_000_000), level: 9))
            try """
            {"casementRecording": 1, "title": "", "scale": 1}
            [0, "size", 100, 100]
            [0, "pixels", 0, 0, 8000, 8000, "\(pixels.base64EncodedString())"]
            [1]

            """.write(toFile: path, atomically: true, encoding: .utf8)
            try spending(lessThan: 64 << 20) {
                var reader = try RecordingReader(path: path)
                let screen = RecordedScreen()
                let error = #expect(throws: RecordingError.self) {
                    while try reader.next(onto: screen) != nil {}
                }
                precondition(error == .damagedLine(path: path, number: 3))
            }
        }
    }

    @Test("A damaged last line that has an end is damage, and none that was cut off")
    func damagedEnd() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let start = """
            {"casementRecording": 1, "title": "", "scale": 1}
            [0, "size", 10, 10]
            [1, "move", 0, 0, -5, 5, 0, 0]
            """
        for (end, isDamage) in [("\n", true), ("", false)] {
            try (start + end).write(toFile: path, atomically: true, encoding: .utf8)
            var reader = try RecordingReader(path: path)
            let screen = RecordedScreen()
            var isRefused = false
            do {
                while try reader.next(onto: screen) != nil {}
            } catch {
                isRefused = true
            }
            #expect(isRefused == isDamage)
        }
    }

    @Test("Only its owner may read a recording")
    func mode() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        _ = try record()
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
    }
}
