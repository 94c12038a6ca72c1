/// The names that programs find on Linux: those of Casement's modules and of the toolchain.
struct KnownNames: Sendable {
    /// By the module that a program borrows them from; `SwiftUI` for all others.
    private let groups: [String: Set<String>]
    private let toolchain: Set<String>

    static let shared = KnownNames(DeclaredNames.text, toolchain: ToolchainNames.text)

    init(_ text: String, toolchain: String) {
        var groups: [String: Set<String>] = [:]
        var group = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("= ") {
                group = String(line.dropFirst(2))
            } else {
                groups[group, default: []].formUnion(line.split(separator: " ").map(String.init))
            }
        }
        self.groups = groups
        self.toolchain = Set(toolchain.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// What the language itself has.
    private static let language: Set = [
        "Self", "Type", "Protocol", "Any", "AnyObject", "self", "init", "Void", "Never", "some",
        "any", "wrappedValue", "projectedValue", "main", "escaping", "autoclosure",
        "callAsFunction",
        "default", "Preview", "DEBUG", "none", "each", "Success", "Failure", "Element",
    ]

    /// Whether a program finds a name that borrows from the framework.
    func contains(_ name: String, borrowing framework: BorrowedModule?) -> Bool {
        if groups["unavailable"]?.contains(name) == true { return false }
        return toolchain.contains(name) || Self.language.contains(name)
            || groups["SwiftUI"]?.contains(name) == true
            || framework?.groups.contains { groups[$0]?.contains(name) == true } == true
            || name.hasPrefix("_") || name.hasPrefix("$")
    }

    /// Whether the framework declares a name that programs without it do not find, nor those that
    /// only borrow from Core Graphics.
    func isBorrowed(_ name: String, from framework: BorrowedModule) -> Bool {
        contains(name, borrowing: framework)
            && !contains(name, borrowing: framework == .coreGraphics ? nil : .coreGraphics)
    }
}

/// The framework besides SwiftUI of which a program uses values. It is one, because `#if
/// canImport(UIKit)` chooses code.
package enum BorrowedModule: String, CaseIterable, Sendable {
    case uiKit = "UIKit"
    case appKit = "AppKit"
    case coreGraphics = "CoreGraphics"

    /// The modules whose names it brings.
    var groups: [String] {
        let graphics = ["CoreGraphicsNames", "QuartzCoreNames"]
        return self == .coreGraphics
            ? graphics : ["\(rawValue)Names", "BorrowedViews"] + graphics
    }

    /// The modules that can be imported with it.
    var modules: Set<String> {
        self == .coreGraphics
            ? ["CoreGraphics", "QuartzCore"] : [rawValue, "CoreGraphics", "QuartzCore"]
    }
}
