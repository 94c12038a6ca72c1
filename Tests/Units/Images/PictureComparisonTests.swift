import Foundation
import Images
import Testing

struct PictureComparisonTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "p-\(UUID())")

    private func picture(_ name: String, changing pixel: Int? = nil, width: Int = 4) throws
        -> String
    {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var pixels = [UInt32](repeating: 0x336699, count: width * 3)
        if let pixel { pixels[pixel] = 0x336799 }
        let path = folder.appending(path: name).path(percentEncoded: false)
        let data = try PNGEncoder.encode(
            pixels, width: width, height: 3, pixelsPerRow: width, file: name)
        try data.write(to: URL(filePath: path))
        return path
    }

    @Test("Equal pictures pass, and one channel off by one fails unless it is tolerated")
    func tolerance() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (a, b) = (try picture("a.png"), try picture("b.png", changing: 6))
        let difference = folder.appending(path: "d.png").path(percentEncoded: false)
        try PictureComparison.compare(a, with: a, difference: difference)
        try PictureComparison.compare(a, with: b, tolerance: 1, difference: difference)
        #expect(!FileManager.default.fileExists(atPath: difference))
        #expect {
            try PictureComparison.compare(b, with: a, difference: difference)
        } throws: { error in
            "\(error)".contains("in 1 pixels, the first at (2, 1)")
        }
        #expect(FileManager.default.fileExists(atPath: difference))
    }

    @Test("Pictures of different sizes are told by their sizes")
    func sizes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (a, b) = (try picture("a.png"), try picture("b.png", width: 5))
        #expect {
            try PictureComparison.compare(a, with: b, difference: a)
        } throws: { "\($0)".contains("4×3") && "\($0)".contains("5×3") }
    }
}
