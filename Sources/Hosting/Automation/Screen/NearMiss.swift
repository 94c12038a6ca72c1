/// An element that a selector does not match, and how far it is from doing so.
struct NearMiss {
    let match: Screen.Match
    /// The number of the element in its part of the window, in reading order.
    let position: Int
    /// Whether the selector searches the element's window, and its part of it.
    let isSearched: Bool
    var isInChrome = false
    let distance: Double

    /// What an element costs that is of another role, is elsewhere, or differs in what it says.
    private enum Cost {
        static let role = 0.5, value = 0.6, state = 0.3, window = 0.3
        /// What has the name is nearer than what has another, even if only that meets the rest.
        static let otherText = 0.5, text = 2.0
    }

    /// Nil for an element that nobody would take for the one that is wanted.
    init?(
        _ match: Screen.Match, at position: Int, _ selector: Selector, _ wanted: Texts,
        isSearched: Bool
    ) {
        let element = match.element
        var distance = isSearched ? 0 : Cost.window
        var meets = false
        var resembles = false
        func add(_ cost: Double, unless isMet: Bool) {
            if isMet { meets = true } else { distance += cost }
        }
        func add(_ part: Double) {
            if part <= TextDistance.near { resembles = true }
            if part > 0 { distance += Cost.otherText + part * Cost.text }
        }
        if let label = wanted.label { add(label.to(element.label)) }
        if let contained = wanted.contained { add(contained.toPart(of: element.label)) }
        if let id = wanted.id { add(element.identifier.map { id.to($0) } ?? 1) }
        if let role = selector.role { add(Cost.role, unless: element.role == role) }
        if selector.value != nil { add(Cost.value, unless: selector.hasValue(of: element)) }
        if let isEnabled = selector.isEnabled {
            add(Cost.state, unless: element.isEnabled == isEnabled)
        }
        if let isSelected = selector.isSelected {
            add(Cost.state, unless: element.isSelected == isSelected)
        }
        if let isFocused = selector.isFocused {
            add(Cost.state, unless: element.isFocused == isFocused)
        }
        if let isInSight = selector.isInSight {
            add(Cost.state, unless: element.isInSight == isInSight)
        }
        // What is elsewhere has to have about the same name, or to meet all that is asked for.
        let isNear = resembles || meets && (isSearched || wanted.isEmpty)
        guard isNear else { return nil }
        self.match = match
        self.position = position
        self.isSearched = isSearched
        self.distance = distance
    }

    /// The texts of a selector, to compare others with.
    struct Texts {
        let label: TextDistance?
        let contained: TextDistance?
        let id: TextDistance?

        init(_ selector: Selector) {
            label = selector.label.map { TextDistance(from: $0) }
            contained = selector.contains.map { TextDistance(from: $0) }
            id = selector.id.map { TextDistance(from: $0) }
        }

        var isEmpty: Bool { label == nil && contained == nil && id == nil }
    }
}
