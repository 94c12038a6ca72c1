import Foundation
import Images
import Testing
import ViewHosts

@testable import Views
@testable import Widgets

/// Pictures that are decoded beside the main thread.
@MainActor
struct LatePictureTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "late-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
    }

    private func write(_ name: String, _ data: Data) throws -> String {
        let path = "\(folder)/\(name)"
        try data.write(to: URL(fileURLWithPath: path))
        return path
    }

    private func png(_ width: Int, _ height: Int) throws -> Data {
        try PNGEncoder.encode(
            [UInt32](repeating: 0xFF00_8000, count: width * height), width: width, height: height,
            pixelsPerRow: width, file: "test")
    }

    /// Shows the pictures once it is told to.
    private struct Album: View {
        let paths: [String]
        let handle: Handle
        @State private var isShown = false

        final class Handle { var show: () -> Void = {} }

        var body: some View {
            let _ = handle.show = { isShown = true }
            VStack(spacing: 0) {
                if isShown {
                    ForEach(paths, id: \.self) { Image(path: $0, label: $0) }
                }
            }
        }
    }

    /// A window that has had a frame, and now shows the pictures.
    private func album(_ paths: [String]) -> ViewHost {
        let handle = Album.Handle()
        let host = ViewHost(width: 1000, height: 800) { Album(paths: paths, handle: handle) }
        host.tree.images.lateWork = LateWork {}
        host.act(handle.show)
        return host
    }

    @Test("A picture of a later frame has its size at once, and its pixels once they are decoded")
    func later() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = try write("large.png", png(600, 400))
        let host = album([path])
        #expect(host.frame(path)?.size == CGSize(width: 600, height: 400))
        #expect(host.lines("image") == [])
        host.tree.images.finishLatePictures()
        host.settle()
        #expect(host.frame(path)?.size == CGSize(width: 600, height: 400))
        #expect(host.lines("image").count == 1)
        #expect(host.reports.messages == [])
    }

    @Test("A picture of few pixels is in the frame that asks for it")
    func quick() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let host = album([try write("small.png", png(300, 300))])
        #expect(host.lines("image").count == 1)
        #expect(!host.tree.images.hasLatePictures)
    }

    @Test("A picture that proves to be damaged is reported once, and a symbol stands in its place")
    func damaged() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = try write("torn.png", png(600, 400).prefix(60))
        let host = album([path])
        #expect(host.reports.messages == [])
        host.tree.images.finishLatePictures()
        host.settle()
        #expect(host.reports.messages.count == 1)
        #expect(host.reports.messages.first?.contains("torn.png") == true)
        let size = try #require(host.frame(path)?.size)
        #expect(size.width < 100)
        host.tree.images.finishLatePictures()
        host.settle()
        #expect(host.reports.messages.count == 1)
    }

    @Test("Of many pictures a few are decoded at a time, until all are shown")
    func many() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let paths = try (0..<20).map { try write("\($0).png", png(400, 400)) }
        let host = album(paths)
        var shown: [Int] = []
        while host.lines("image").count < 20, shown.count < 20 {
            host.tree.images.finishLatePictures()
            host.settle()
            shown.append(host.lines("image").count)
        }
        #expect(shown == [8, 16, 20])
    }

    @Test("What needs a picture at once gets it, though it is being decoded for another view")
    func atOnce() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = try write("large.png", png(600, 400))
        let host = album([path])
        let pixels = Image(path: path).pixels(in: host.tree.images, EnvironmentValues())
        #expect(pixels?.width == 600)
        // The other view is told in its next turn.
        #expect(host.tree.images.hasLatePictures)
        host.tree.images.showLatePictures()
        host.settle()
        #expect(host.lines("image").count == 1)
    }

    @Test("A drawing of a later frame takes its place once it is read, and is not missing again")
    func drawing() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let svg =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><circle r="9"/></svg>"#
        let path = try write("drawing.svg", Data(svg.utf8))
        let host = album([path])
        #expect(host.lines("image") == [])
        // Its size is known first, then its pixels are.
        for _ in 0..<2 {
            host.tree.images.finishLatePictures()
            host.settle()
        }
        #expect(host.frame(path)?.size == CGSize(width: 40, height: 30))
        #expect(host.lines("image").count == 1)
        // At another scale the old pixels are shown until there are new ones.
        let images = host.tree.images
        let waiter = host.tree.rootRender.renderContext.pictureWaiter
        let larger = images.drawing(
            in: PictureFile(path: path), .svg, scale: 2, stretchedTo: nil, for: waiter)
        #expect(larger.pixels?.width == 40)
        images.finishLatePictures()
        let largest = images.drawing(
            in: PictureFile(path: path), .svg, scale: 2, stretchedTo: nil, for: waiter)
        #expect(largest.pixels?.width == 80)
        #expect(host.reports.messages == [])
    }

    @Test("Pictures that are not shown are kept up to 256 MB, the latest first")
    func limited() throws {
        var known = KnownPictures()
        func file(_ number: Int) -> PictureFile { PictureFile(path: "\(number)") }
        for number in 0..<4 {
            // 64 MB of pixels that are never written, and so take no memory.
            known.set(try DecodedImage(width: 4096, height: 4096) { _ in }, for: file(number))
        }
        #expect(known.byteCount == KnownPictures.limit)
        known.set(nil, for: file(9))
        _ = known[file(0)]
        known.set(try DecodedImage(width: 10, height: 10) { _ in }, for: file(4))
        #expect(known.byteCount <= KnownPictures.limit)
        #expect(known[file(1)] == nil)
        #expect([0, 2, 3, 4].allSatisfy { known[file($0)] != nil })
        // One that something shows is not decoded again.
        let shown = try DecodedImage(width: 4096, height: 4096) { _ in }
        known.set(shown, for: file(5))
        for number in 6..<9 {
            known.set(try DecodedImage(width: 4096, height: 4096) { _ in }, for: file(number))
        }
        known.set(try DecodedImage(width: 4096, height: 4096) { _ in }, for: file(10))
        #expect(known[file(5)] == .some(shown))
        #expect(known.byteCount <= KnownPictures.limit)
        // That a file has no picture is remembered.
        #expect(known[file(9)] == .some(nil))
    }
}
