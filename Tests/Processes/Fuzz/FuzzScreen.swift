import Geometry
import RFB

/// A screen of a few pixels that changes whenever it is looked at.
final class FuzzScreen: MirroredScreen, ScreenFollower, @unchecked Sendable {
    let encodings = SharedEncodings()
    private var looks = 0
    private var size = ScreenSize(40, 24)
    private var hasNewSize = true
    private(set) var inputs = 0

    func follow(_ onChange: @escaping @Sendable () -> Void) -> any ScreenFollower { self }

    func collect(_ wanted: WantedChanges) -> ScreenChanges {
        looks += 1
        var changes = ScreenChanges()
        let bounds = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        if hasNewSize { changes.size = size }
        hasNewSize = false
        if looks % 5 == 1 {
            changes.cursor = CursorPicture(
                width: 9, height: 3, hotX: 1, hotY: 1,
                pixels: (0..<27).map { 0x80_0010_20 + UInt32($0) })
            changes.title = "Fuzz"
            changes.clipboard = "Grüße"
            changes.isResizable = true
            changes.scale = 1
            changes.windows = []
        }
        let rect = (wanted.rect ?? bounds).intersection(bounds)
        // Some answers are empty, and at last all of them, or updates would never end.
        guard !rect.isEmpty, looks % 3 != 0, looks < 60 else { return changes }
        if wanted.includesMoves, rect.width > 4, rect.height > 4 {
            let moved = PixelRect(
                minX: rect.minX + 2, minY: rect.minY + 1, maxX: rect.maxX, maxY: rect.maxY)
            changes.move = ScreenMove(rect: moved, dx: 2, dy: 1)
        }
        let kinds = looks % 7
        changes.patches = [
            ScreenPatch(
                rect: rect,
                pixels: (0..<rect.area).map {
                    UInt32(truncatingIfNeeded: $0 * looks * 7919 % max(1, kinds * kinds * 90))
                        & 0xFF_FFFF
                })
        ]
        return changes
    }

    func invalidate(_ rect: PixelRect) {}

    func send(_ input: ViewerInput) -> Bool {
        inputs += 1
        if case .resize(let wanted) = input, wanted.width * wanted.height < 10_000 {
            size = wanted
            hasNewSize = true
        }
        return true
    }

    func end() {}
}
