import Foundation
import Sessions
import Views

/// The parts of a window's state that are neither a column of its row nor a value in its scene
/// storage. They are saved together, in one column.
struct WindowViewState: Equatable, Codable {
    /// What the focused element restores itself from, such as a text field's caret and selection.
    var focus: String?
    /// How far scroll views are scrolled, by their paths: x and y in points.
    var scroll: [String: [Double]]?
    /// The first visible rows of scroll views, by the same paths, where an offset alone is not
    /// enough.
    var rows: [String: ScrollAnchor]?
    /// What a minimised window returns to, where that is not the normal mode.
    var modeBeneath: WindowMode?

    init(
        focus: String?, scroll: [String: CGPoint], rows: [String: ScrollAnchor] = [:],
        modeBeneath: WindowMode?
    ) {
        self.focus = focus
        self.modeBeneath = modeBeneath
        self.rows = rows.isEmpty ? nil : rows
        self.scroll = scroll.isEmpty ? nil : scroll.mapValues { [$0.x, $0.y] }
    }

    /// Nil where the data cannot be decoded.
    init?(_ data: Data?) {
        guard let data, let state = try? JSONDecoder().decode(WindowViewState.self, from: data)
        else { return nil }
        self = state
    }

    /// The state as JSON; `nil` if nothing is to be saved.
    var data: Data? {
        guard focus != nil || scroll != nil || modeBeneath != nil else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try? encoder.encode(self)
    }

    var offsets: [String: CGPoint] {
        (scroll ?? [:]).compactMapValues { numbers in
            numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
        }
    }
}

/// A window's view state with its encoded form, which is encoded again only after a change.
struct ViewStateCache {
    private var state: WindowViewState?
    private var data: Data?

    mutating func data(for new: WindowViewState) -> Data? {
        if new != state {
            state = new
            data = new.data
        }
        return data
    }
}
