import Foundation

/// What a window's views are like beyond their storage, as the window's row holds it.
struct WindowViewState: Equatable, Codable {
    /// What the element with the keyboard says of itself: a field its caret and its selection.
    var focus: String?
    /// How far scroll views are scrolled, by their paths: x and y in points.
    var scroll: [String: [Double]]?

    init(focus: String?, scroll: [String: CGPoint]) {
        self.focus = focus
        self.scroll = scroll.isEmpty ? nil : scroll.mapValues { [$0.x, $0.y] }
    }

    /// Nil where nothing can be made of it.
    init?(_ data: Data?) {
        guard let data, let state = try? JSONDecoder().decode(WindowViewState.self, from: data)
        else { return nil }
        self = state
    }

    /// Nil where there is nothing to say.
    var data: Data? {
        guard focus != nil || scroll != nil else { return nil }
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

/// A window's view state and its bytes, which are made anew only where it has changed.
struct WindowViewMemory {
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
