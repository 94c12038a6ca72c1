/// The latest few shapings of one text. Most texts have only one.
struct LatestTexts {
    private var latest: ShapedText?
    private var others: [ShapedText] = []

    func first(where isWanted: (ShapedText) -> Bool) -> ShapedText? {
        if let latest, isWanted(latest) { return latest }
        return others.first(where: isWanted)
    }

    /// Adds a text, and removes the oldest beyond the limit.
    mutating func keep(_ text: ShapedText, limit: Int) {
        if let latest {
            if others.count == limit - 1 { others.removeFirst() }
            others.append(latest)
        }
        latest = text
    }
}
