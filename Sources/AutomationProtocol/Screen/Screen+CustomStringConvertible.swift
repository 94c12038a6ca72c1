import Foundation

/// The printed tree: a line for each element, what is inside indented.
extension Screen: CustomStringConvertible {
    package var description: String { windows.flatMap(\.lines).joined(separator: "\n") }
}

extension ScreenWindow {
    package var lines: [String] {
        var line = "window \(number)"
        if !title.isEmpty { line += " “\(title)”" }
        line += " \(phase)" + (isKey ? " key" : "")
        return [line] + root.children.flatMap { $0.lines(indent: "  ") }
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
