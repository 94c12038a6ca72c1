import AutomationProtocol

/// Where the focus is: the key window, and the elements from there to the focused one.
@MainActor
struct SpokenPlace {
    private var window: (number: Int, title: String)?
    private var path: [SpokenElement] = []

    init() {}

    init(in screen: Screen) {
        guard let window = screen.keyWindow else { return }
        self.window = (window.number, window.title)
        // Open menus take keys while a field has the focus, and come last.
        for part in [window.chrome, window.root] {
            if let found = Self.path(in: part) { path = found }
        }
    }

    /// The elements from a child of the element to the last one that has the focus.
    private static func path(in element: ScreenElement) -> [SpokenElement]? {
        for child in element.children.reversed() {
            if let rest = path(in: child) { return [SpokenElement(child)] + rest }
            guard child.isFocused else { continue }
            // Arrow keys move the selection of a list, and the reader follows that.
            let selected = child.children.filter(\.isSelected)
            let isFollowed = [.list, .picker, .tabList].contains(child.role) && selected.count == 1
            return [SpokenElement(child)] + (isFollowed ? [SpokenElement(selected[0])] : [])
        }
        return nil
    }

    /// What is said when this place follows another one.
    func sentences(after old: SpokenPlace) -> [String] {
        var sentences: [String] = []
        if let window, window.number != old.window?.number {
            sentences.append("\(window.title) frame")
        }
        guard let element = path.last else { return sentences }
        if let before = old.path.last, before.id == element.id {
            return sentences + element.changes(since: before)
        }
        let known = Set(old.path.map(\.id))
        for outer in path.dropLast() where !known.contains(outer.id) {
            if outer.isDialog, let window { sentences.append(window.title) }
            sentences += outer.introduction
        }
        return sentences + element.description
    }
}
