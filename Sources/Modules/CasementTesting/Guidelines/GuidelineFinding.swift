import Automation
import Foundation

/// A place at which a screen does not keep a guideline.
public struct GuidelineFinding: Hashable, Sendable, CustomStringConvertible {
    /// The guideline that is not kept.
    public let guideline: Guideline
    /// The element as the printed tree shows it, the text itself if no element shows it, or the
    /// line of the log.
    public let element: String
    /// The number of the element's window; `nil` for a line of the log.
    public let window: Int?
    /// Where the element is in its window, in points.
    public let frame: CGRect
    /// What was measured, and what the guideline asks for.
    public let measured: String
    /// The variant of the screen in which it was found, such as `dark, 320 wide`; empty for the
    /// screen as it is.
    public let variant: String

    init(_ finding: ScreenFinding, in variant: String) {
        guideline = Guideline(finding.guideline)
        element = finding.element
        window = finding.window
        frame = finding.frame
        measured = finding.measured
        self.variant = variant
        place = finding.description
    }

    init(warning: String, in variant: String) {
        guideline = .warnings
        element = warning
        window = nil
        frame = .zero
        measured = "was logged"
        self.variant = variant
        place = "warnings: \(warning)"
    }

    /// The finding without its variant.
    let place: String

    public var description: String { variant.isEmpty ? place : "\(place)\n    in \(variant)" }
}

extension [GuidelineFinding] {
    /// A line for each finding, with the variants in which it was made below it.
    var list: String {
        var order: [String] = []
        var variants: [String: [String]] = [:]
        // The same fault has other numbers and another place at each width: what it is counts.
        for finding in self {
            let key = "\(finding.guideline) \(finding.element)"
            if variants[key] == nil { order.append(key) }
            variants[key, default: []].append(
                finding.variant.isEmpty ? "" : "    in \(finding.variant)")
        }
        var first: [String: GuidelineFinding] = [:]
        for finding in reversed() { first["\(finding.guideline) \(finding.element)"] = finding }
        return order.prefix(Self.mostListed).map { key in
            let lines = (variants[key] ?? []).filter { !$0.isEmpty }
            let more = lines.count - Self.mostVariants
            return
                (["  \(first[key]?.place ?? key)"] + lines.prefix(Self.mostVariants)
                + (more > 0 ? ["    and \(more) more"] : [])).joined(separator: "\n")
        }.joined(separator: "\n")
            + (order.count > Self.mostListed
                ? "\n  and \(order.count - Self.mostListed) more" : "")
    }

    /// The number of findings that are listed, each once whatever it is found in.
    var distinct: Int { Set(map { "\($0.guideline) \($0.element)" }).count }

    private static var mostListed: Int { 40 }
    private static var mostVariants: Int { 8 }
}
