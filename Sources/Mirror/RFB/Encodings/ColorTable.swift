/// The colours of a tile, and the index of each; reused from tile to tile.
final class ColorTable {
    /// In the order of their first pixels.
    private(set) var colors: [UInt32] = []
    /// Pixels that differ from the one before.
    private(set) var runs = 0
    /// A hash table: a color and its index, valid where its round is the present one.
    private var slots = [Slot](repeating: Slot(), count: 1024)
    private var round: UInt32 = 0

    private struct Slot {
        var color: UInt32 = 0
        var index: UInt16 = 0
        var round: UInt32 = 0
    }

    /// The most colours that any encoding has use for.
    static let limit = 256

    /// Counts the colours; false where there are more than `limit`. Runs are counted in any case.
    func read(_ pixels: UnsafeBufferPointer<UInt32>, limit: Int = ColorTable.limit) -> Bool {
        round &+= 1
        colors.removeAll(keepingCapacity: true)
        runs = 0
        var fits = true
        // No colour has this value.
        var last: UInt32 = .max
        slots.withUnsafeMutableBufferPointer { slots in
            for pixel in pixels where pixel != last {
                last = pixel
                runs += 1
                guard fits else { continue }
                let slot = Self.find(pixel, round, slots)
                guard slots[slot].round != round else { continue }
                fits = colors.count < limit
                guard fits else { continue }
                slots[slot] = Slot(color: pixel, index: UInt16(colors.count), round: round)
                colors.append(pixel)
            }
        }
        return fits
    }

    /// Calls `body` with the index of each pixel's colour; they must be the pixels last read.
    func forEachIndex(
        _ pixels: UnsafeBufferPointer<UInt32>, _ body: (UInt8) -> Void
    ) {
        var last: UInt32 = .max
        var index: UInt8 = 0
        slots.withUnsafeMutableBufferPointer { slots in
            for pixel in pixels {
                if pixel != last {
                    last = pixel
                    let slot = Self.find(pixel, round, slots)
                    index = UInt8(truncatingIfNeeded: slots[slot].index)
                }
                body(index)
            }
        }
    }

    /// The slot of the colour, or the free one that it belongs in.
    @inline(__always)
    private static func find(
        _ color: UInt32, _ round: UInt32, _ slots: UnsafeMutableBufferPointer<Slot>
    ) -> Int {
        var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 22)
        while slots[slot].round == round, slots[slot].color != color { slot = (slot + 1) & 1023 }
        return slot
    }
}
