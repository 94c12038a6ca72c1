import AppRunning

/// Writes the tree of a window as XML, which is what XPath searches.
package enum TreeXML {
    package static func text(of tree: WindowTree) -> String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        write(tree.root, "", &text)
        return text
    }

    private static func write(_ node: TreeNode, _ indent: String, _ text: inout String) {
        text += "\(indent)<\(node.name)"
        for (name, value) in node.attributes { text += " \(name)=\"\(escaped(value))\"" }
        guard !node.children.isEmpty else {
            text += "/>\n"
            return
        }
        text += ">\n"
        for child in node.children { write(child, indent + "  ", &text) }
        text += "\(indent)</\(node.name)>\n"
    }

    /// XML has no name for most control characters; a replacement stands for them.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\r": result += "&#13;"
            case "\t": result += "&#9;"
            case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
                result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
