import Foundation
import Geometry
import Views

/// What lies in front of texts and controls of a window.
extension WindowMeasuring {
    var overlaps: [ScreenFinding] {
        textOverlaps + targetOverlaps
    }

    private var textOverlaps: [ScreenFinding] {
        let shown = texts.indices.filter { number in
            let text = texts[number]
            guard text.isOpaque, !text.isSymbol, text.shown.width > 0 else { return false }
            return parts.part(of: text).map { !$0.isHidden } ?? false
        }
        var findings: [ScreenFinding] = []
        for (position, first) in shown.enumerated() {
            for second in shown[(position + 1)...] {
                let common = texts[first].shown.intersection(texts[second].shown)
                guard common.isWide, let one = parts.part(of: texts[first]),
                    let other = parts.part(of: texts[second]), one.scrolls(with: other),
                    contrast.shows(texts[first], number: first),
                    contrast.shows(texts[second], number: second)
                else { continue }
                findings.append(
                    finding(
                        .overlap, texts[first],
                        "shares \(common.measure) with text “\(texts[second].text.string)”"))
            }
        }
        return findings
    }

    /// Controls that lie partly in front of each other; what lies wholly on another, such as a
    /// button on a card, is meant to.
    private var targetOverlaps: [ScreenFinding] {
        let targets = parts.targets.filter { parts.elements[$0].isInSight }
        var findings: [ScreenFinding] = []
        for (position, first) in targets.enumerated() {
            let element = parts.elements[first]
            for second in targets[(position + 1)...] where !parts.isNested(first, second) {
                let other = parts.elements[second]
                let common = element.frame.intersection(other.frame)
                let isWhole = [element.frame, other.frame].contains { common.covers($0) }
                guard common.isWide, !isWhole, let one = parts.part(ofElement: first),
                    let two = parts.part(ofElement: second), one.scrolls(with: two)
                else { continue }
                findings.append(
                    finding(.overlap, element, "shares \(common.measure) with \(other.line)"))
            }
        }
        return findings
    }
}

extension CGRect {
    /// Whether two rectangles that have this in common lie in front of each other, and do not only
    /// touch.
    fileprivate var isWide: Bool { !isNull && width >= 2 && height >= 2 }

    fileprivate func covers(_ other: CGRect) -> Bool {
        insetBy(dx: -0.5, dy: -0.5).contains(other)
    }

    fileprivate var measure: String { "\(brief(width))×\(brief(height)) points" }
}
