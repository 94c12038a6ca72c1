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
    /// A finding, whatever it is found in: the same fault has other numbers and another place at each
    /// width, and of equal elements each has its number.
    private struct Fault: Hashable {
        let guideline: Guideline
        let element: String
        let number: Int
    }

    /// The findings that are of one fault, in the order of the faults' first ones.
    private var byFault: [[GuidelineFinding]] {
        var order: [Fault] = []
        var groups: [Fault: [GuidelineFinding]] = [:]
        var counts: [Fault: Int] = [:]
        var variant: String?
        for finding in self {
            if finding.variant != variant {
                counts = [:]
                variant = finding.variant
            }
            let first = Fault(guideline: finding.guideline, element: finding.element, number: 0)
            counts[first, default: 0] += 1
            let fault = Fault(
                guideline: finding.guideline, element: finding.element,
                number: counts[first, default: 0])
            if groups[fault] == nil { order.append(fault) }
            groups[fault, default: []].append(finding)
        }
        return order.compactMap { groups[$0] }
    }

    /// The number of faults.
    var distinct: Int { byFault.count }

    /// A line for each fault, with the variants in which it was found below it.
    var list: String {
        let faults = byFault
        let lines = faults.prefix(Self.mostListed).flatMap { findings in
            let variants = findings.map(\.variant).filter { !$0.isEmpty }
            let more = variants.count - Self.mostVariants
            return findings.prefix(1).map { "  \($0.place)" }
                + variants.prefix(Self.mostVariants).map { "    in \($0)" }
                + (more > 0 ? ["    and in \(more) more"] : [])
        }
        let more = faults.count - Self.mostListed
        return (lines + (more > 0 ? ["  and \(more) more"] : [])).joined(separator: "\n")
    }

    private static var mostListed: Int { 40 }
    private static var mostVariants: Int { 8 }
}
