import Drawing
import Foundation
import Geometry
import Typography

/// A text of a window's display list, and where and how it is drawn.
struct DrawnText {
    let text: ShapedText
    /// With the opacities of all that is around it.
    let colors: [ResolvedColor]
    /// The numbers of the nodes whose groups it is in, the outermost first.
    let nodes: [Int]
    /// What its glyphs may cover, in points of the window.
    let ink: CGRect
    /// The part of the ink that no clip cuts off.
    let shown: CGRect
    /// How many points of the window one of its own takes.
    let magnification: CGFloat
    /// Whether the colours are those that are drawn: no effect changes them.
    let hasKnownColors: Bool

    var isSymbol: Bool { text.content.runs.allSatisfy { $0.font.family == .symbols } }

    /// The size of its smallest letters on the screen, in points.
    var fontSize: CGFloat {
        (text.content.runs.map(\.font.size).min() ?? 0) * magnification
    }

    var isBold: Bool { text.content.runs.allSatisfy { $0.font.weight >= 600 } }

    /// Whether it is meant to be seen: what is there only for assistive technology is nearly clear.
    var isOpaque: Bool { colors.contains { $0.opacity > Self.leastOpacity } }

    private static let leastOpacity: Float = 0.03
}

extension DisplayList {
    /// The texts in the order in which they are drawn, apart from those that effects make
    /// unreadable.
    var texts: [DrawnText] {
        var walk = TextWalk()
        walk.visit(
            root, TextWalk.Surroundings(clip: CGRect(origin: .zero, size: size), opacity: 1))
        return walk.texts
    }

    /// The list without its texts, or with the one of that number alone, in its own colours or in
    /// another.
    func withoutTexts(but kept: Int? = nil, colored color: ResolvedColor? = nil) -> DisplayList {
        var removal = TextRemoval(kept: kept, color: color)
        return DisplayList(
            root: removal.group(root), size: size, scale: scale, background: background)
    }
}

/// A walk through a display list that collects its texts.
private struct TextWalk {
    var texts: [DrawnText] = []

    struct Surroundings {
        var transform = CGAffineTransform.identity
        var clip: CGRect
        var opacity: Double
        var nodes: [Int] = []
        var hasKnownColors = true
        /// Whether texts are blurred or in perspective.
        var isUnreadable = false
    }

    mutating func visit(_ group: DisplayGroup, _ around: Surroundings) {
        var around = around
        if group.id > 0 { around.nodes.append(group.id) }
        for command in group.commands {
            switch command {
            case .text(let text, let origin, let colors): add(text, at: origin, colors, around)
            case .group(let child, let offset):
                var inner = around
                inner.transform = around.transform.translatedBy(x: offset.x, y: offset.y)
                visit(child, inner)
            case .effect(let child, let effect): visit(child, under: effect, around)
            case .fill, .stroke, .image: break
            }
        }
    }

    private mutating func visit(
        _ child: DisplayGroup, under effect: GroupEffect, _ around: Surroundings
    ) {
        var inner = around
        switch effect {
        case .transform(let transform): inner.transform = transform.concatenating(inner.transform)
        case .opacity(let opacity): inner.opacity *= opacity
        case .clip(let shape):
            let clip = shape.bounds.applying(around.transform)
            inner.clip = around.clip.intersection(clip)
            if inner.clip.isNull { inner.clip = .zero }
        case .mask(let mask):
            inner.hasKnownColors = false
            visit(child, inner)
            return visit(mask, inner)
        case .blend, .adjust: inner.hasKnownColors = false
        case .projection, .blur, .onlyShadow: inner.isUnreadable = true
        case .isolated, .shadow, .innerShadow: break
        }
        visit(child, inner)
    }

    private mutating func add(
        _ text: ShapedText, at origin: CGPoint, _ colors: [ResolvedColor], _ around: Surroundings
    ) {
        let transform = around.transform
        // The bounds have space for glyphs that are not known yet, and for the rounding of those that
        // are; that is not ink.
        let bounds = text.isShaped ? text.inkBounds : CGRect(origin: .zero, size: text.size)
        let margin = text.isShaped ? 2 / text.scale : 0
        let tight = bounds.isNull ? bounds : bounds.insetBy(dx: margin, dy: margin)
        let ink =
            tight.isNull
            ? .zero : tight.offsetBy(dx: origin.x, dy: origin.y).applying(transform)
        let shown = ink.intersection(around.clip)
        texts.append(
            DrawnText(
                text: text,
                colors: text.inkColors(of: colors).map {
                    $0.multiplyingOpacity(by: around.opacity)
                },
                nodes: around.isUnreadable ? [] : around.nodes, ink: ink,
                shown: shown.isNull ? .zero : shown,
                magnification: hypot(transform.a, transform.b),
                hasKnownColors: around.hasKnownColors))
    }
}

/// Takes the texts out of a display list, counted in the order in which `TextWalk` meets them.
private struct TextRemoval {
    let kept: Int?
    /// The colour of the text that is kept; nil for its own.
    let color: ResolvedColor?
    private var count = 0

    init(kept: Int?, color: ResolvedColor?) {
        self.kept = kept
        self.color = color
    }

    mutating func group(_ group: DisplayGroup) -> DisplayGroup {
        var commands: [DrawCommand] = []
        commands.reserveCapacity(group.commands.count)
        for command in group.commands {
            switch command {
            case .text(let text, let origin, let colors):
                let shown = count == kept ? text.colors(colors, inkIn: color) : text.grounds(colors)
                if let shown { commands.append(.text(text, origin: origin, colors: shown)) }
                count += 1
            case .group(let child, let offset):
                commands.append(.group(self.group(child), offset: offset))
            case .effect(let child, .mask(let mask)):
                let content = self.group(child)
                commands.append(.effect(content, .mask(self.group(mask))))
            case .effect(let child, let effect):
                commands.append(.effect(self.group(child), effect))
            case .fill, .stroke, .image: commands.append(command)
            }
        }
        return DisplayGroup(id: group.id, commands: commands)
    }
}

extension ShapedText {
    /// The numbers of the colours behind parts of the text.
    private var groundIndices: Set<Int> { Set(content.runs.compactMap(\.backgroundIndex)) }

    /// The colours that are not behind parts of it.
    fileprivate func inkColors(of colors: [ResolvedColor]) -> [ResolvedColor] {
        let grounds = groundIndices
        return grounds.isEmpty
            ? colors : colors.indices.filter { !grounds.contains($0) }.map { colors[$0] }
    }

    /// The colours, with all ink in another one.
    fileprivate func colors(
        _ colors: [ResolvedColor], inkIn color: ResolvedColor?
    ) -> [ResolvedColor] {
        guard let color else { return colors }
        let grounds = groundIndices
        return colors.indices.map { grounds.contains($0) ? colors[$0] : color }
    }

    /// The colours with which only what is behind its parts is drawn; `nil` if there is nothing.
    fileprivate func grounds(_ colors: [ResolvedColor]) -> [ResolvedColor]? {
        groundIndices.isEmpty
            ? nil : self.colors(colors, inkIn: ResolvedColor.black.multiplyingOpacity(by: 0))
    }
}
