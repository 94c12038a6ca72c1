import Drawing
import Foundation
import Geometry
import Images
import Raster
import Testing
import Typography

/// Painting the damage alone gives the pixels that painting everything gives.
@MainActor
struct PaintingPartsTests {
    private nonisolated static let scripts = 1_000
    private nonisolated static let editsPerScript = 5

    @Test("Over 1,000 random scripts, painting the damage equals painting everything, bit for bit")
    func property() {
        let shaper = TextShaper()
        let pictures = Self.makePictures()
        var counts: [Feature: Int] = [:]
        var damaged = 0
        var frames = 0
        var moves = 0
        var failures: [String] = []
        for seed in 0..<Self.scripts {
            var scene = RandomScene(
                seed: UInt64(seed), shaper: shaper, pictures: pictures, scrolls: seed % 5 == 4)
            // Some rasterisers forget nearly at once, so that eviction is tried too.
            let rasterizer = Rasterizer(cacheLimit: seed % 4 == 0 ? 20_000 : 64 << 20)
            let wholeRasterizer = Rasterizer()
            let size = RandomScene.size
            let shown = Framebuffer(width: Int(size.width), height: Int(size.height))
            let whole = Framebuffer(width: Int(size.width), height: Int(size.height))
            var list = scene.displayList
            rasterizer.play(list, within: list.damage(since: nil), into: shown)
            for edit in 0..<Self.editsPerScript {
                scene.edit()
                let next = scene.displayList
                let changes = next.changes(since: list)
                changes.damage.checkInvariants()
                rasterizer.play(next, changes, into: shown)
                wholeRasterizer.play(next, within: next.damage(since: nil), into: whole)
                damaged += changes.damage.area
                moves += changes.move == nil ? 0 : 1
                frames += 1
                if shown.difference(from: whole) != .empty {
                    failures.append("seed \(seed) edit \(edit)")
                    break
                }
                let before = shown.pixelsWritten
                let unchanged = next.damage(since: next)
                rasterizer.play(next, within: unchanged, into: shown)
                #expect(unchanged.isEmpty && shown.pixelsWritten == before)
                list = next
            }
            rasterizer.checkInvariants()
            for feature in scene.used { counts[feature, default: 0] += 1 }
        }
        let area = Int(RandomScene.size.width * RandomScene.size.height)
        let share = Double(damaged) / Double(frames * area)
        print(
            """
            Painting parts: \(frames) frames, mean damage \(Int(share * 100)) % of the pixels, \
            \(moves) with moved pixels
            """)
        #expect(moves > 100)
        for feature in Feature.allCases {
            print("  \(feature.rawValue) in \(counts[feature, default: 0] * 100 / Self.scripts) %")
        }
        #expect(failures.isEmpty, "\(failures.count) scripts differ: \(failures.prefix(20))")
        #expect(share < 0.5)
        #expect(Feature.allCases.allSatisfy { counts[$0, default: 0] > 0 })
    }

    private nonisolated static func makePictures() -> [DecodedImage] {
        [(7, 5, 1), (16, 16, 2), (30, 20, 1)].map { width, height, scale in
            try! DecodedImage(width: width, height: height, scale: CGFloat(scale)) { pixels in
                for index in 0..<width * height {
                    let alpha = UInt32(index * 37 % 256)
                    let (red, green) = (UInt32(index * 11) % (alpha + 1), alpha / 2)
                    pixels[index] = alpha << 24 | red << 16 | green << 8 | alpha / 3
                }
            }
        }
    }
}
