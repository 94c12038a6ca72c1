import Foundation

/// The printed tree: a line for each element, what is inside indented.
extension Screen: CustomStringConvertible {
    package var description: String { windows.flatMap(\.lines).joined(separator: "\n") }
}

extension ScreenWindow {
    package var lines: [String] {
        [line] + root.children.flatMap { $0.lines(indent: "  ") }
    }

    /// The window without what it shows.
    package var line: String {
        "window \(number)" + (title.isEmpty ? "" : " “\(title)”")
            + " \(phase)" + (isKey ? " key" : "")
    }

    /// A part of the printed tree: the element at a position in reading order, what is around it,
    /// and the lines before and after it. Without a position, the beginning.
    package func excerpt(around position: Int?, inChrome: Bool = false) -> String {
        let part = inChrome ? chrome : root
        let lines = part.children.flatMap { $0.lines(indent: "  ") }
        return ([line] + TreeExcerpt.lines(lines, around: position)).joined(separator: "\n")
    }
}

extension ScreenElement {
    package var line: String {
        var line = role.rawValue
        if !label.isEmpty { line += " “\(label)”" }
        if let value { line += " = “\(value)”" }
        if let identifier { line += " #\(identifier)" }
        if !isEnabled { line += " disabled" }
        if isSelected { line += " selected" }
        if isFocused { line += " focused" }
        return line
    }

    package func lines(indent: String = "") -> [String] {
        [indent + line] + children.flatMap { $0.lines(indent: indent + "  ") }
    }
}
