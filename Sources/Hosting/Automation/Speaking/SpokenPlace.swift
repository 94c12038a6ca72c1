import AutomationProtocol

/// Where the focus is: the key window, and the elements from there to the focused one; and where the
/// app has brought assistive technology.
@MainActor
struct SpokenPlace {
    private var window: (number: Int, title: String)?
    private var path: [SpokenElement] = []
    private let words: ReaderWords
    /// What assistive technology is at, apart from the focus.
    private var reader: SpokenElement?
    /// Whether the app has brought it there since the focus has moved.
    private var isAtReader = false

    init(_ words: ReaderWords) { self.words = words }

    /// What has the focus.
    var element: SpokenElement? { path.last }

    init(in screen: Screen, _ words: ReaderWords) {
        self.words = words
        guard let window = screen.keyWindow else { return }
        self.window = (window.number, window.title)
        // Open menus take keys while a field has the focus, and come last.
        for part in [window.chrome, window.root] {
            if let found = Self.path(in: part, words) { path = found }
        }
        reader = window.root.descendants.first(where: \.hasAccessibilityFocus).map {
            SpokenElement($0, words)
        }
    }

    /// The elements from a child of the element to the last one that has the focus.
    private static func path(
        in element: ScreenElement, _ words: ReaderWords
    ) -> [SpokenElement]? {
        for child in element.children.reversed() {
            if let rest = path(in: child, words) { return [SpokenElement(child, words)] + rest }
            guard child.isFocused else { continue }
            // Arrow keys move the selection of a list, and the reader follows that.
            let selected = child.children.filter(\.isSelected)
            let isFollowed = [.list, .picker, .tabList].contains(child.role) && selected.count == 1
            return [SpokenElement(child, words)]
                + (isFollowed ? [SpokenElement(selected[0], words)] : [])
        }
        return nil
    }

    /// What is said when this place follows another one.
    mutating func sentences(after old: SpokenPlace) -> [Utterance] {
        var sentences = sentencesOfFocus(after: old)
        guard let reader, reader.id != path.last?.id else { return sentences }
        if reader.id != old.reader?.id {
            isAtReader = true
            sentences += reader.description
        } else if old.isAtReader, path.last?.id == old.path.last?.id, let before = old.reader {
            isAtReader = true
            sentences += reader.changes(since: before)
        }
        return sentences
    }

    private func sentencesOfFocus(after old: SpokenPlace) -> [Utterance] {
        var sentences: [Utterance] = []
        if let window, window.number != old.window?.number {
            sentences.append(Utterance("\(window.title) \(words[.window])"))
        }
        guard let element = path.last else { return sentences }
        if let before = old.path.last, before.id == element.id {
            return sentences + element.changes(since: before)
        }
        let known = Set(old.path.map(\.id))
        for outer in path.dropLast() where !known.contains(outer.id) {
            if outer.isDialog, let window { sentences.append(Utterance(window.title)) }
            sentences += outer.introduction.map { Utterance($0) }
        }
        return sentences + element.description
    }
}
