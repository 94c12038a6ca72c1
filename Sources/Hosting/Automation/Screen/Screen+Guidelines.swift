import Drawing
import Foundation
import Geometry
import Hosting
import Raster
import Styles
import Views

/// What of the guidelines an app's open windows do not keep.
extension AppHost {
    /// The findings in all visible windows, in the order of the guidelines. What is disabled or
    /// hidden from assistive technology is not measured, nor what lies behind a sheet.
    ///
    /// A least contrast counts instead of the one that the guideline asks for.
    package func findings(
        of guidelines: Set<ScreenGuideline> = Set(ScreenGuideline.allCases),
        leastContrast: LeastContrast? = nil
    ) -> [ScreenFinding] {
        settle()
        return screen.windows.flatMap { window -> [ScreenFinding] in
            guard let surface = surface(of: window.windowID), surface.isVisible,
                let list = surface.shownList
            else { return [] }
            let measuring = WindowMeasuring(
                window, surface.tree, list, shownBy: surface.framebuffer,
                leastContrast: leastContrast)
            return ScreenGuideline.allCases.filter(guidelines.contains).flatMap(measuring.findings)
        }
    }
}

/// Measures one window.
@MainActor
final class WindowMeasuring {
    let window: ScreenWindow
    let tree: ViewTree
    let parts: ShownParts
    let texts: [DrawnText]
    let bounds: CGRect
    let density: Density
    /// What the contrast of texts must reach; nil for what the guideline asks for.
    let leastContrast: LeastContrast?
    private let pixels: Framebuffer
    private let list: DisplayList
    lazy var contrast = TextContrast(list, shownBy: pixels)

    init(
        _ window: ScreenWindow, _ tree: ViewTree, _ list: DisplayList,
        shownBy pixels: Framebuffer, leastContrast: LeastContrast? = nil
    ) {
        self.leastContrast = leastContrast
        self.window = window
        self.tree = tree
        self.list = list
        self.pixels = pixels
        parts = ShownParts(of: window, in: tree)
        texts = list.texts
        bounds = CGRect(origin: .zero, size: tree.size)
        density = tree.currentEnvironment.density
    }

    func findings(_ guideline: ScreenGuideline) -> [ScreenFinding] {
        switch guideline {
        case .names: unnamed
        case .contrast: lowContrasts
        case .targetSize: smallTargets
        case .focusOrder: focusFaults
        case .cutOff: cutOffs
        case .overlap: overlaps
        }
    }

    func finding(
        _ guideline: ScreenGuideline, _ element: ScreenElement, _ measured: String
    ) -> ScreenFinding {
        ScreenFinding(
            guideline, window: window.number, element: element.line, role: element.role,
            frame: element.frame, measured: measured)
    }

    func finding(
        _ guideline: ScreenGuideline, _ text: DrawnText, _ measured: String
    ) -> ScreenFinding {
        // A symbol is drawn by a name of the font's own.
        let words = text.isSymbol ? "the symbol" : "text “\(text.text.string)”"
        let element = parts.part(of: text)?.element.map { parts.elements[$0] }
        let line =
            element.map {
                $0.line.contains("“\(text.text.string)”") ? $0.line : "\(words) of \($0.line)"
            } ?? words
        return ScreenFinding(
            guideline, window: window.number, element: line, role: element?.role ?? .text,
            frame: text.ink, measured: measured)
    }

    // MARK: Names

    /// An open menu is named by what opened it, and its rows have names of their own.
    private var unnamed: [ScreenFinding] {
        parts.controls.map { parts.elements[$0] }
            .filter { $0.label.isEmpty && ($0.role != .menu || $0.children.isEmpty) }
            .map { finding(.names, $0, "has no name") }
    }

    // MARK: Focus order

    private var focusFaults: [ScreenFinding] {
        let reached = parts.reached(by: tree.focus.stops().compactMap(\.node))
        let known = Set(reached.joined())
        var findings = parts.tabTargets.filter { !parts.isPart($0, ofAny: known) }.map { index in
            finding(.focusOrder, parts.elements[index], "is not reached by Tab")
        }
        var last: Int?
        for index in reached.compactMap(\.first) {
            if let last, index < last {
                findings.append(
                    finding(
                        .focusOrder, parts.elements[index],
                        "is read before \(parts.elements[last].line), and Tab reaches it after"))
            }
            last = index
        }
        return findings
    }

}

/// A number with at most two digits after the point, rounded down, so that what is too little never
/// looks like enough.
func brief(_ number: Double) -> String {
    let text = String(format: "%.2f", (number * 100).rounded(.down) / 100)
    return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
}

func brief(_ number: CGFloat) -> String { brief(Double(number)) }
