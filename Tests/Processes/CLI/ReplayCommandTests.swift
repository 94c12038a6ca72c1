import AutomationProtocol
import Foundation
import Geometry
import Images
import ScreenPixels
import ScreenRecordings
import Testing

@testable import CasementCLI

/// Recordings of screens become pictures.
struct ReplayCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String {
        folder.url.appending(path: name).path(percentEncoded: false)
    }

    private func write(_ events: [RecordingEvent], to name: String) throws -> String {
        let encoder = JSONEncoder()
        var lines = try encoder.encode(RecordingHeader(title: "", scale: 1)) + [10]
        for event in events { lines += try encoder.encode(event) + [10] }
        try lines.write(to: URL(filePath: path(name)))
        return path(name)
    }

    /// Fills a rectangle with shades of a colour.
    private func fill(_ rect: PixelRect, _ color: UInt32) -> RecordingEvent.Change {
        .pixels(ScreenPatch(rect: rect, pixels: (0..<rect.area).map { color + UInt32($0 % 7) }))
    }

    /// A screen on which something changes, something moves, and nothing happens.
    private func first() throws -> String {
        let whole = PixelRect(x: 0, y: 0, width: 60, height: 40)
        let small = PixelRect(x: 11, y: 5, width: 9, height: 7)
        return try write(
            [
                RecordingEvent(0, .size(ScreenSize(60, 40))),
                RecordingEvent(0, fill(whole, 0x102030)),
                RecordingEvent(0.25, fill(small, 0xFF0000)),
                RecordingEvent(0.5, fill(small, 0xFF0000)),
                RecordingEvent(1, .move(ScreenMove(rect: small, dx: 3, dy: 2))),
            ], to: "first.recording")
    }

    /// A larger screen that ends after two seconds in which nothing happens.
    private func second() throws -> String {
        let whole = PixelRect(x: 0, y: 0, width: 50, height: 60)
        return try write(
            [
                RecordingEvent(0.5, .size(ScreenSize(50, 60))),
                RecordingEvent(0.5, fill(whole, 0x00FF00)), RecordingEvent(2.5, .none),
            ], to: "second.recording")
    }

    /// The screen at each moment of recordings, in the upper left corner of a picture.
    private func moments(_ paths: [String], width: Int, height: Int) throws -> [[UInt32]] {
        var moments: [[UInt32]] = []
        let screen = RecordedScreen()
        for path in paths {
            var reader = try RecordingReader(path: path)
            while try reader.next(onto: screen) != nil {
                var pixels = [UInt32](repeating: 0xFF00_0000, count: width * height)
                for y in 0..<screen.height {
                    for x in 0..<screen.width {
                        pixels[y * width + x] = screen.pixels[y * screen.width + x]
                    }
                }
                if pixels != moments.last { moments.append(pixels) }
            }
        }
        return moments
    }

    @Test("An animated picture shows what recordings show, one after another, in their time")
    func animation() throws {
        let recordings = [try first(), try second()]
        try ReplayCommand.parse(recordings + ["-o", path("out.png")]).run()
        let picture = try AnimatedPicture(Data(contentsOf: URL(filePath: path("out.png"))))
        #expect((picture.width, picture.height) == (60, 60))
        #expect(picture.loops == 0)
        #expect(picture.frames.map(\.milliseconds) == [250, 750, 500, 2000])
        let expected = try moments(recordings, width: 60, height: 60)
        #expect(picture.frames.map(\.pixels) == expected)
        // A frame holds no more than what it changes.
        #expect(picture.frames[1].rect == PixelRect(x: 11, y: 5, width: 9, height: 7))
    }

    @Test("A program that knows no animated pictures shows the first frame")
    func firstFrame() throws {
        let recording = try first()
        try ReplayCommand.parse([recording, "-o", path("out.png")]).run()
        let picture = try ImageFile(path: path("out.png")).decode()
        #expect((picture.width, picture.height) == (60, 40))
        #expect(picture.pixel(x: 0, y: 0) == 0xFF10_2030)
        #expect(picture.pixel(x: 12, y: 5) & 0xFFFF_FF00 == 0xFF10_2000)
    }

    @Test("The last frame of a recording that was cut off stays for a second")
    func rest() throws {
        try ReplayCommand.parse([first(), "-o", path("out.png")]).run()
        let picture = try AnimatedPicture(Data(contentsOf: URL(filePath: path("out.png"))))
        #expect(picture.frames.last?.milliseconds == 1000)
    }

    @Test("A folder gets the pictures of all recordings, named after their time")
    func pictures() throws {
        try ReplayCommand.parse([first(), second(), "-o", path("frames/")]).run()
        let names = try FileManager.default.contentsOfDirectory(atPath: path("frames"))
        #expect(
            names.sorted() == [
                "00000000.png", "00000250.png", "00000500.png", "00001000.png", "00001500.png",
                "00003500.png",
            ])
    }

    @Test("Screens of which the widest and the highest fit no picture are refused as one animation")
    func tooLarge() throws {
        let recording = try write(
            [
                RecordingEvent(0, .size(ScreenSize(32_000, 1))),
                RecordingEvent(1, .size(ScreenSize(1, 32_000))),
            ], to: "cross.recording")
        let sequence = try RecordingSequence([recording])
        #expect(throws: ReplayError.tooLarge(width: 32_000, height: 32_000)) {
            try sequence.extent()
        }
    }

    @Test("Recordings that show nothing, and an output that cannot be written, are refused")
    func refused() throws {
        let empty = try write([], to: "empty.recording")
        #expect(throws: RecordingError.empty(path: empty)) {
            try AnimationReplay(path("out.png")).run(RecordingSequence([empty]))
        }
        #expect(throws: ReplayError.self) {
            try AnimationReplay(path("nowhere/out.png")).run(RecordingSequence([first()]))
        }
    }
}
