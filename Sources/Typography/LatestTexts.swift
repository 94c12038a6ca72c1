/// The latest few shapings of one text; most have but one.
struct LatestTexts {
    private var latest: ShapedText?
    private var others: [ShapedText] = []

    func first(where isWanted: (ShapedText) -> Bool) -> ShapedText? {
        if let latest, isWanted(latest) { return latest }
        return others.first(where: isWanted)
    }

    /// Keeps a text, and so many in all.
    mutating func keep(_ text: ShapedText, limit: Int) {
        if let latest {
            if others.count == limit - 1 { others.removeFirst() }
            others.append(latest)
        }
        latest = text
    }
}
