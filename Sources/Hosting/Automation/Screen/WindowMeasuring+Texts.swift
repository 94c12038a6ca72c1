import Drawing
import Foundation
import Geometry
import Styles
import Views

/// How the texts of a window can be read.
extension WindowMeasuring {
    /// The least contrast ratios of WCAG 2 at level AA.
    private static let textRatio = 4.5
    private static let largeTextRatio = 3.0
    private static let symbolRatio = 3.0
    /// What is less apart than this is the same to the eye, in points.
    private static let tolerance: CGFloat = 1

    var lowContrasts: [ScreenFinding] {
        texts.indices.compactMap { number in
            let text = texts[number]
            guard text.isOpaque, text.shown.width > 0, text.shown.height > 0,
                let part = parts.part(of: text), !part.isDisabled, !part.isHidden,
                !text.isSymbol || !adorns(part), !isBeneathBar(text, part)
            else { return nil }
            let least = leastRatio(of: text)
            guard let measured = ratio(of: number), measured.ratio < least,
                !isLayer(number, ofSymbolWith: least)
            else { return nil }
            return finding(
                .contrast, text,
                """
                has a contrast of \(brief(measured.ratio)):1, \(measured.text) on \
                \(measured.behind), and needs \(brief(least)):1
                """)
        }
    }

    /// Whether a bar lies over a part of a text, which scrolling brings out.
    private func isBeneathBar(_ text: DrawnText, _ part: ShownParts.Part) -> Bool {
        var next = part.render.scrollView(along: nil)
        while let scroll = next {
            let frame = scroll.windowFrame.insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
            if !frame.contains(text.shown) { return true }
            // A table may lie beneath the bar of the page that it scrolls with.
            next = scroll.scrollView(along: nil)
        }
        return false
    }

    private func ratio(of number: Int) -> TextContrast.Ratio? {
        let text = texts[number]
        let isAlone = !texts.indices.contains {
            $0 != number && texts[$0].shown.intersects(text.shown)
        }
        return contrast.ratio(
            of: text, number: number, isAlone: isAlone,
            share: leastContrast?.share ?? LeastContrast.usualShare)
    }

    /// Whether the symbol is a layer of one that another layer makes stand out.
    private func isLayer(_ number: Int, ofSymbolWith least: Double) -> Bool {
        guard texts[number].isSymbol else { return false }
        return texts.indices.contains { other in
            other != number && texts[other].isSymbol && texts[other].nodes == texts[number].nodes
                && texts[other].ink.intersects(texts[number].ink)
                && (ratio(of: other)?.ratio ?? 0) >= least
        }
    }

    /// Whether a symbol of a part only adorns the words beside it.
    private func adorns(_ part: ShownParts.Part) -> Bool {
        guard let element = part.element else { return false }
        return texts.contains { other in
            !other.isSymbol && parts.part(of: other)?.element == element && other.shown.width > 0
        }
    }

    private func leastRatio(of text: DrawnText) -> Double {
        if let leastContrast { return leastContrast.ratio }
        if text.isSymbol { return Self.symbolRatio }
        let large: CGFloat = text.isBold ? 14 : 18
        return text.fontSize >= large ? Self.largeTextRatio : Self.textRatio
    }

    // MARK: Cut off

    var cutOffs: [ScreenFinding] {
        texts.compactMap { text in
            guard text.isOpaque, !text.isSymbol, let part = parts.part(of: text), !part.isHidden
            else { return nil }
            let size = text.text.size
            if text.text.isTruncated, !isMeantToEnd(text, part) {
                guard text.shown.width > 0, text.shown.height > 0 else { return nil }
                return finding(
                    .cutOff, text,
                    "takes more than the \(brief(size.width))×\(brief(size.height)) points it has")
            }
            guard !part.isInField, !part.render.isInSwipedRow, let cut = cut(text, part) else {
                return nil
            }
            return finding(.cutOff, text, cut)
        }
    }

    /// Whether the app has limited the lines of a text that ends early: of a name that a control has
    /// nothing besides, all has to be read nevertheless, unless the app has said that it can be shown
    /// large.
    private func isMeantToEnd(_ text: DrawnText, _ part: ShownParts.Part) -> Bool {
        // The prompt of a field that is as narrow as its window has it.
        if part.isInField { return true }
        guard let limit = text.text.lineLimit, text.text.lines.count >= limit else { return false }
        guard limit == 1, let index = part.element else { return true }
        let element = parts.elements[index]
        return !parts.isControl(index) || element.label != text.text.string
            || element.details.showsLargeContent
    }

    /// How a text lies partly outside of what shows it, and no scrolling brings it in sight.
    private func cut(_ text: DrawnText, _ part: ShownParts.Part) -> String? {
        let shown = text.shown.intersection(bounds)
        guard !shown.isNull, shown.width > 0, shown.height > 0 else { return nil }
        let isCutAcross =
            text.ink.width - shown.width > Self.tolerance
            && part.render.scrollView(along: .horizontal) == nil
        let isCutDown =
            text.ink.height - shown.height > Self.tolerance
            && part.render.scrollView(along: .vertical) == nil
        guard isCutAcross || isCutDown else { return nil }
        return """
            shows \(brief(shown.width))×\(brief(shown.height)) of the \
            \(brief(text.ink.width))×\(brief(text.ink.height)) points it takes
            """
    }
}
