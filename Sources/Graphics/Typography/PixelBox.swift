/// A rectangle of whole pixels.
struct PixelBox: Equatable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    static let empty = PixelBox(left: 0, top: 0, right: 0, bottom: 0)

    var width: Int { right - left }
    var height: Int { bottom - top }
    var isEmpty: Bool { right <= left || bottom <= top }

    func offsetBy(x: Int, y: Int) -> PixelBox {
        PixelBox(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
    }

    func intersection(_ other: PixelBox) -> PixelBox {
        let common = PixelBox(
            left: max(left, other.left), top: max(top, other.top),
            right: min(right, other.right), bottom: min(bottom, other.bottom))
        return common.isEmpty ? .empty : common
    }

    /// The bounding box of both; an empty box adds nothing.
    func union(_ other: PixelBox) -> PixelBox {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelBox(
            left: min(left, other.left), top: min(top, other.top),
            right: max(right, other.right), bottom: max(bottom, other.bottom))
    }
}
