import Foundation

/// What was proposed on the way from the window to an element, and what was answered.
package struct ElementLayout: Codable, Sendable {
    /// A width and a height that were proposed or answered, as text: JSON has no infinity, and
    /// without a number the ideal length is meant.
    package struct Lengths: Codable, Hashable, Sendable {
        package let width: String
        package let height: String

        package init(width: CGFloat?, height: CGFloat?) {
            self.width = Self.text(width)
            self.height = Self.text(height)
        }

        private static func text(_ length: CGFloat?) -> String {
            guard let length else { return "ideal" }
            return length == .infinity ? "∞" : ElementLayout.text(length)
        }
    }

    package struct Answer: Codable, Hashable, Sendable {
        package let proposal: Lengths
        package let size: Lengths

        package init(proposal: Lengths, size: Lengths) {
            self.proposal = proposal
            self.size = size
        }
    }

    /// A view or modifier on the way.
    package struct Node: Codable, Hashable, Sendable {
        package let name: String
        /// What it lays out with, such as “width 200.0”.
        package let values: [String]
        /// The view of the app that it belongs to; empty if there is none.
        package let view: String
        /// In the window's content.
        package let frame: CGRect
        /// What it was placed with.
        package let proposal: Lengths
        /// What else it was asked, and answered.
        package let answers: [Answer]
        package let childCount: Int

        package init(
            name: String, values: [String], view: String, frame: CGRect, proposal: Lengths,
            answers: [Answer], childCount: Int
        ) {
            self.name = name
            self.values = values
            self.view = view
            self.frame = frame
            self.proposal = proposal
            self.answers = answers
            self.childCount = childCount
        }
    }

    /// The element as the tree prints it.
    package let element: String
    /// From the window inwards.
    package let nodes: [Node]

    package init(element: String, nodes: [Node]) {
        self.element = element
        self.nodes = nodes
    }

    static func text(_ length: CGFloat) -> String {
        guard length.isFinite else { return "\(length)" }
        let rounded = (length * 10).rounded() / 10
        return rounded == rounded.rounded() ? String(format: "%.0f", rounded) : "\(rounded)"
    }

    fileprivate static func text(_ size: CGSize) -> String {
        "\(text(size.width)) × \(text(size.height))"
    }
}

extension ElementLayout: CustomStringConvertible {
    package var description: String {
        var rows: [(proposed: String, size: String, rest: String)] = []
        for (index, node) in nodes.enumerated() where !isTransparent(index) {
            rows.append((node.proposal.description, Self.text(node.frame.size), node.line))
        }
        let proposed = max(rows.map(\.proposed.count).max() ?? 0, 8)
        let size = max(rows.map(\.size.count).max() ?? 0, 8)
        func padded(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(width - text.count, 0))
        }
        let title = padded("proposed", proposed) + "  " + padded("size", size)
        return
            ([element, title + "  by"]
            + rows.map {
                padded($0.proposed, proposed) + "  " + padded($0.size, size) + "  " + $0.rest
            })
            .joined(separator: "\n")
    }

    /// Whether a node passes on what was proposed, and answers what its one child does.
    private func isTransparent(_ index: Int) -> Bool {
        let node = nodes[index]
        guard index > 0, index + 1 < nodes.count, node.childCount == 1 else { return false }
        let child = nodes[index + 1]
        return child.frame == node.frame && child.proposal == node.proposal
    }
}

extension ElementLayout.Lengths: CustomStringConvertible {
    package var description: String { "\(width) × \(height)" }
}

extension ElementLayout.Node {
    /// The name, what it lays out with, where it stands, and what else it was asked.
    fileprivate var line: String {
        var line = name
        if !values.isEmpty { line += " (\(values.joined(separator: ", ")))" }
        if !view.isEmpty, view != name { line += " in \(view)" }
        line += ", at (\(ElementLayout.text(frame.minX)), \(ElementLayout.text(frame.minY)))"
        let others = answers.filter { $0.proposal != proposal }
        if !others.isEmpty {
            let texts = others.map { "\($0.proposal.description) → \($0.size.description)" }
            line += "; also asked " + texts.joined(separator: ", ")
        }
        return line
    }
}
