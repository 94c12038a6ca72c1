import AppRunning
import Foundation

/// What an expression of XPath has for a value.
enum XPathValue {
    /// A node of the tree, one of its attributes, or its text.
    enum Node {
        case document
        case element(TreeNode)
        case attribute(TreeNode, String)
        case text(TreeNode)

        var text: String {
            switch self {
            case .document: ""
            case .element(let node), .text(let node): node.text
            case .attribute(let node, let name): node[name] ?? ""
            }
        }

        /// Where it stands in the document; an element's attributes and text follow it.
        var order: Int {
            switch self {
            case .document: -1
            case .element(let node), .attribute(let node, _), .text(let node): node.order
            }
        }

        /// What tells it from the other nodes of a document.
        var key: String {
            switch self {
            case .document: "/"
            case .element(let node): "\(node.order)"
            case .attribute(let node, let name): "\(node.order)@\(name)"
            case .text(let node): "\(node.order)/text"
            }
        }
    }

    case nodes([Node])
    case text(String)
    case number(Double)
    case bool(Bool)

    var asText: String {
        switch self {
        case .nodes(let nodes): nodes.first?.text ?? ""
        case .text(let text): text
        case .number(let number):
            number.isNaN
                ? "NaN"
                : number.isInfinite
                    ? (number < 0 ? "-Infinity" : "Infinity")
                    : Int(exactly: number).map(String.init) ?? "\(number)"
        case .bool(let bool): bool ? "true" : "false"
        }
    }

    var asNumber: Double {
        switch self {
        case .nodes, .text: Self.number(asText)
        case .number(let number): number
        case .bool(let bool): bool ? 1 : 0
        }
    }

    var asBool: Bool {
        switch self {
        case .nodes(let nodes): !nodes.isEmpty
        case .text(let text): !text.isEmpty
        case .number(let number): number != 0 && !number.isNaN
        case .bool(let bool): bool
        }
    }

    static func number(_ text: String) -> Double {
        Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
    }
}
