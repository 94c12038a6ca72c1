extension Attribute: CustomStringConvertible {
    package var description: String { "\(label) v\(version), \(readerCount) readers" }
}

extension Rule {
    /// One line: the label, whether it is fresh, and what its last evaluation read.
    package var summary: String {
        "\(label) \(freshness) <- [\(inputLabels.joined(separator: ", "))]"
    }
}

extension Subgraph: CustomStringConvertible {
    /// A line for each member, the newest first.
    package var description: String {
        var lines: [String] = []
        forEachMember { lines.append(($0 as? Rule)?.summary ?? $0.description) }
        return lines.joined(separator: "\n")
    }
}
