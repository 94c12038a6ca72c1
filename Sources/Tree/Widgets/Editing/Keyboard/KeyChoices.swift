import Foundation
import Geometry
import Views

/// What a long press offers, and where: in a row above the key, or as a list where the choices are
/// words.
struct KeyChoices: Equatable {
    let titles: [String]
    let isList: Bool
    /// The frame around all choices, in the keyboard's space; it may reach above the keyboard.
    let frame: CGRect
    /// The index of the highlighted choice; nil for none.
    var selected: Int?

    init(_ titles: [String], isList: Bool, over key: CGRect, in keyboard: CGSize) {
        self.titles = titles
        self.isList = isList
        let count = CGFloat(max(titles.count, 1))
        let margin = Theme.Keyboard.margin
        let available = max(keyboard.width - 2 * margin, 0)
        let size =
            isList
            ? CGSize(
                width: min(Theme.Keyboard.listWidth, available),
                height: Theme.Keyboard.listRow * count)
            : CGSize(
                width: min(max(key.width, Theme.Keyboard.leastChoice) * count, available),
                height: key.height)
        let aligned = isList ? key.minX : key.midX - size.width / count / 2
        let x = min(max(aligned, margin), keyboard.width - margin - size.width)
        frame = CGRect(
            x: x, y: key.minY - size.height - Theme.Keyboard.gap, width: size.width,
            height: size.height)
        if !isList { selected = choice(at: CGPoint(x: key.midX, y: key.midY)) }
    }

    /// The index of the choice under a finger: in a row at any height, in a list only inside it.
    func choice(at point: CGPoint) -> Int? {
        guard !titles.isEmpty, point.x.isFinite, point.y.isFinite, frame.width > 0 else {
            return nil
        }
        if isList {
            guard point.y >= frame.minY, point.y < frame.maxY else { return nil }
            return Int(saturating: (point.y - frame.minY) / frame.height * CGFloat(titles.count))
        }
        let share = (point.x - frame.minX) / frame.width
        return min(max(Int(saturating: share * CGFloat(titles.count)), 0), titles.count - 1)
    }
}
