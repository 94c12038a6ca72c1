import Geometry
import Raster

/// The pixels of a framebuffer at one moment.
struct Picture {
    let width: Int
    let height: Int
    let pixels: [UInt32]

    init(width: Int, height: Int, pixels: [UInt32]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    init(_ framebuffer: Framebuffer) {
        width = framebuffer.width
        height = framebuffer.height
        pixels = (0..<width * height).map { framebuffer.pixels[$0] & 0xFFFFFF }
    }
}

/// How much of a picture is other than before.
///
/// The glyphs of a word change some pixels and not those between, which painting cannot skip: the
/// area is that of the boxes around pixels that are close to each other.
struct ChangedArea: Codable, Equatable {
    /// Pixels of another colour.
    let pixels: Int
    /// Pixels in the boxes around them.
    let area: Int

    /// Pixels in neighbouring cells of this many pixels belong to one box: the space between two
    /// words is narrower, that between two columns of a row is wider.
    private static let cell = 8

    /// Pictures of different sizes have nothing in common.
    init(from old: Picture, to new: Picture) {
        guard old.width == new.width, old.height == new.height else {
            (pixels, area) = (new.pixels.count, new.pixels.count)
            return
        }
        var cells = Cells(columns: (new.width + 7) / Self.cell, rows: (new.height + 7) / Self.cell)
        var count = 0
        for y in 0..<new.height {
            for x in 0..<new.width
            where old.pixels[y * new.width + x] != new.pixels[y * new.width + x] {
                count += 1
                cells.note(PixelRect(x: x, y: y, width: 1, height: 1), x / Self.cell, y / Self.cell)
            }
        }
        pixels = count
        area = cells.boxes().reduce(0) { $0 + $1.area }
    }

    /// The box of what has changed in each cell of a grid; nil where nothing has.
    private struct Cells {
        private let columns: Int
        private let rows: Int
        private var box: [PixelRect?]

        init(columns: Int, rows: Int) {
            self.columns = columns
            self.rows = rows
            box = Array(repeating: nil, count: columns * rows)
        }

        mutating func note(_ pixel: PixelRect, _ column: Int, _ row: Int) {
            let index = row * columns + column
            box[index] = box[index]?.union(pixel) ?? pixel
        }

        /// The boxes around cells that touch, at a corner at least.
        mutating func boxes() -> [PixelRect] {
            var found: [PixelRect] = []
            for start in box.indices {
                guard var whole = take(start) else { continue }
                var pending = [start]
                while let next = pending.popLast() {
                    for neighbour in neighbours(of: next) {
                        guard let part = take(neighbour) else { continue }
                        whole = whole.union(part)
                        pending.append(neighbour)
                    }
                }
                found.append(whole)
            }
            return found
        }

        private mutating func take(_ index: Int) -> PixelRect? {
            defer { box[index] = nil }
            return box[index]
        }

        private func neighbours(of index: Int) -> [Int] {
            let (row, column) = (index / columns, index % columns)
            var found: [Int] = []
            for y in max(row - 1, 0)...min(row + 1, rows - 1) {
                for x in max(column - 1, 0)...min(column + 1, columns - 1) {
                    found.append(y * columns + x)
                }
            }
            return found
        }
    }
}
