import Drawing
import Foundation
import Geometry
import Layouts
import Typography
import Views

/// Some text as it is measured and drawn.
struct TextDrawing: TextPrimitive {
    /// One reference, so that the copies made during layout and painting are cheap.
    private var details: Details

    private class Details {
        let content: TextContent
        let constraints: TextConstraints
        let styles: [ResolvedStyle]
        /// The shaped text, so that a text in use is not shaped again when the shaper's cache has
        /// evicted it.
        fileprivate(set) var memory: ShapedMemory
        let label: String?
        let isRedacted: Bool
        /// The links; nil where there are none.
        fileprivate(set) var links: TextLinks?
        /// What people have selected; nil where they cannot select.
        fileprivate(set) var selectable: SelectableText?
        /// Seconds until the text changes by itself.
        let lifetime: Double?
        /// The text's accessibility role.
        let role: AccessibilityProperties.Role

        init(
            _ content: TextContent, _ constraints: TextConstraints, _ styles: [ResolvedStyle],
            memory: ShapedMemory = ShapedMemory(), label: String?, isRedacted: Bool,
            links: TextLinks?, lifetime: Double?, role: AccessibilityProperties.Role
        ) {
            self.content = content
            self.constraints = constraints
            self.styles = styles
            self.memory = memory
            self.label = label
            self.isRedacted = isRedacted
            self.links = links
            self.lifetime = lifetime
            self.role = role
        }

        /// What few texts have.
        var extras: Extras? { nil }

        final var rendering: TextRendering? { extras?.rendering }

        /// A copy in other styles, which keeps the shaped text.
        final func restyled(_ styles: [ResolvedStyle]) -> Details {
            let copy = make(styles, extras)
            copy.selectable = selectable
            return copy
        }

        private func make(_ styles: [ResolvedStyle], _ extras: Extras?) -> Details {
            guard let extras else {
                return Details(
                    content, constraints, styles, memory: memory, label: label,
                    isRedacted: isRedacted, links: links, lifetime: lifetime, role: role)
            }
            return SpecialDetails(
                extras, content, constraints, styles, memory: memory, label: label,
                isRedacted: isRedacted, links: links, lifetime: lifetime, role: role)
        }
    }

    /// What only few texts have.
    private struct Extras {
        /// What draws the text instead.
        var rendering: TextRendering?
        /// How parts of it are spoken.
        var speech: [AccessibilityDetail]

        /// Nil for most texts.
        init?(_ builder: borrowing TextBuilder) {
            rendering = builder.rendering
            speech = builder.speech.map { .speech($0.attributes, range: $0.range) }
            if rendering == nil, speech.isEmpty { return nil }
        }
    }

    /// The details of a text that has more than most.
    private final class SpecialDetails: Details {
        private let own: Extras

        init(
            _ extras: Extras, _ content: TextContent, _ constraints: TextConstraints,
            _ styles: [ResolvedStyle], memory: ShapedMemory = ShapedMemory(), label: String?,
            isRedacted: Bool, links: TextLinks?, lifetime: Double?,
            role: AccessibilityProperties.Role
        ) {
            own = extras
            super.init(
                content, constraints, styles, memory: memory, label: label,
                isRedacted: isRedacted, links: links, lifetime: lifetime, role: role)
        }

        override var extras: Extras? { own }
    }

    var styles: [ResolvedStyle] {
        get { details.styles }
        set { details = details.restyled(newValue) }
    }
    var content: TextContent { details.content }
    var constraints: TextConstraints { details.constraints }
    var label: String? { details.label }
    var lifetime: Double? { details.lifetime }
    private var isRedacted: Bool { details.isRedacted }
    private var links: TextLinks? { details.links }

    init(
        content: TextContent, constraints: TextConstraints, styles: [ResolvedStyle],
        label: String? = nil, isRedacted: Bool = false
    ) {
        details = Details(
            content, constraints, styles, label: label, isRedacted: isRedacted, links: nil,
            lifetime: nil, role: .text)
    }

    /// A text whose links do nothing.
    init(_ builder: borrowing TextBuilder) {
        self.init(builder, links: nil, role: .text)
    }

    @MainActor init(_ builder: borrowing TextBuilder, in environment: EnvironmentValues) {
        let links = builder.links
        guard !links.isEmpty else {
            self.init(builder)
            makeSelectable(builder)
            return
        }
        let isAllOneLink =
            links.count == 1 && links[0].range.count == builder.content.string.utf8.count
        self.init(
            builder, links: TextLinks(links, in: environment),
            role: isAllOneLink ? .link : .text)
        makeSelectable(builder)
    }

    @MainActor private func makeSelectable(_ builder: TextBuilder) {
        guard let look = builder.resolved.selection else { return }
        details.selectable = SelectableText(content.string, look, links)
    }

    private init(
        _ builder: borrowing TextBuilder, links: TextLinks?, role: AccessibilityProperties.Role
    ) {
        if let extras = Extras(builder) {
            details = SpecialDetails(
                extras, builder.content, builder.resolved.constraints, builder.styles,
                label: builder.label, isRedacted: builder.resolved.isRedacted, links: links,
                lifetime: builder.lifetime, role: role)
            return
        }
        details = Details(
            builder.content, builder.resolved.constraints, builder.styles,
            label: builder.label, isRedacted: builder.resolved.isRedacted, links: links,
            lifetime: builder.lifetime, role: role)
    }

    func shaped(_ proposal: ProposedViewSize, _ context: RenderContext) -> ShapedText {
        var constraints = constraints
        constraints.width = proposal.width
        constraints.height = proposal.height
        constraints.scale = context.scale
        return details.memory.text(content, within: constraints, by: context.shaper)
    }

    func shapedText(in size: CGSize, _ context: RenderContext) -> ShapedText? {
        isRedacted ? nil : shaped(ProposedViewSize(size), context)
    }

    var textStyles: [AccessibilityTextStyle] {
        func color(_ index: Int) -> ResolvedColor? {
            styles.indices.contains(index) ? styles[index].color : nil
        }
        var start = 0
        return content.runs.map { run in
            let end = start + run.string.utf8.count
            defer { start = end }
            var style = AccessibilityTextStyle(
                start..<end, font: run.font, color: color(run.colorIndex),
                alignment: constraints.alignment, direction: constraints.direction)
            style.background = run.backgroundIndex.flatMap(color)
            style.isUnderlined = run.underline != .none
            style.isStruckThrough = run.strikethrough != .none
            style.baselineOffset = run.baselineOffset
            style.language = run.language?.tag
            return style
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize {
        guard let rendering = details.rendering else { return shaped(proposal, context).size }
        return rendering.sizeThatFits(proposal) { shaped($0, context).size }
    }

    func isSingleLine(
        _ size: CGSize, for proposal: ProposedViewSize, in context: RenderContext
    ) -> Bool {
        details.rendering == nil && shaped(proposal, context).isSingleLine
    }

    /// The width of the widest unbreakable part. Where lines are limited, or the text may shrink,
    /// only shaping can decide it, and the result is nil.
    func leastLength(
        along axis: Axis, in proposal: ProposedViewSize, context: RenderContext
    ) -> CGFloat? {
        guard axis == .horizontal, constraints.lineLimit == nil,
            constraints.minimumScaleFactor >= 1, !constraints.allowsTightening,
            details.rendering == nil
        else { return nil }
        return shaped(proposal.with(nil, along: axis), context).leastWidth
    }

    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext) {
        let text = shaped(ProposedViewSize(size), context)
        links?.text = text
        if isRedacted { return redact(text, into: &recorder) }
        if let rendering = details.rendering {
            return rendering.draw(self, text, into: &recorder, size: size, in: context)
        }
        if let selectable = details.selectable {
            selectable.text = text
            selectable.paint(into: &recorder)
        }
        guard styles.count == 1 else {
            return recorder.text(text, at: .zero, colors: styles.map(\.color))
        }
        let style = styles[0]
        recorder.withEffects(of: style) { paint(text, in: style, into: &$0, size: size) }
    }

    private func paint(
        _ text: ShapedText, in style: ResolvedStyle, into recorder: inout DisplayListRecorder,
        size: CGSize
    ) {
        if let color = style.plainColor { return recorder.text(text, at: .zero, colors: [color]) }
        // A gradient over the whole text, masked by the glyphs. Ids below zero belong to no node.
        var stencil = DisplayListRecorder()
        stencil.text(text, at: .zero, colors: [.black])
        let bounds = CGRect(origin: .zero, size: size)
        let paint = style.paint(in: bounds)
        recorder.with(.mask(stencil.finish(id: .auxiliary(1))), id: .auxiliary(2)) {
            $0.fill(.rect(text.inkBounds.union(bounds)), with: paint)
        }
    }

    private func redact(_ text: ShapedText, into recorder: inout DisplayListRecorder) {
        guard let color = styles.first?.color.multiplyingOpacity(by: 0.16) else { return }
        for line in text.lines where line.rect.width > 0 {
            let inset = line.rect.height / 6
            recorder.fill(
                .roundedRect(line.rect.insetBy(dx: 0, dy: inset), radius: Theme.Radius.small / 2),
                with: color)
        }
    }

    func change(from old: TextDrawing) -> RenderChange {
        if content != old.content || constraints != old.constraints { return .layout }
        // What another renderer measures and draws is not known.
        if details.rendering?.box !== old.details.rendering?.box { return .layout }
        if styles != old.styles || isRedacted != old.isRedacted { return .paint }
        // Painting updates the frames of links.
        guard (details.selectable == nil) == (old.details.selectable == nil) else { return .paint }
        return (links == nil) == (old.links == nil) ? .none : .paint
    }

    func takeOver(from old: TextDrawing, _ change: RenderChange) {
        if change != .layout { details.memory = old.details.memory }
        takeOverLinks(from: old)
        guard let selectable = details.selectable, let earlier = old.details.selectable,
            selectable !== earlier
        else { return }
        earlier.update(from: selectable)
        details.selectable = earlier
    }

    private func takeOverLinks(from old: TextDrawing) {
        guard let links, let earlier = old.links, links !== earlier else { return }
        earlier.update(from: links)
        details.links = earlier
    }

    func alignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, context: RenderContext
    ) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key {
            return shaped(ProposedViewSize(size), context).firstBaseline
        }
        if key == VerticalAlignment.lastTextBaseline.key {
            return shaped(ProposedViewSize(size), context).lastBaseline
        }
        return nil
    }

    var explicitAlignmentKeys: AlignmentKeySet { .textBaselines }

    var responder: Responder? { details.selectable?.responder ?? links?.responder }

    var accessibility: AccessibilityProperties? {
        label.map {
            var properties = AccessibilityProperties(role: details.role, label: $0)
            if let speech = details.extras?.speech { properties.details = speech }
            if let links { properties.details.append(.links(links.described)) }
            return properties
        }
    }
}

extension TextDrawing: Animatable {
    var animatableData: ColorVector {
        get { ColorVector(styles.flatMap(\.animatableData.parts)) }
        set {
            var styles = styles
            defer { self.styles = styles }
            var start = 0
            for index in styles.indices {
                let count = styles[index].animatableData.parts.count
                guard start + count <= newValue.parts.count else { return }
                styles[index].animatableData = ColorVector(
                    Array(newValue.parts[start..<start + count]))
                start += count
            }
        }
    }
}

extension Text: TextPrimitiveView {
    public typealias Body = Never

    @MainActor package func primitive(in environment: EnvironmentValues) -> some TextPrimitive {
        TextDrawing(TextBuilder(self, in: environment), in: environment)
    }

    @MainActor func drawing(in environment: EnvironmentValues) -> TextDrawing {
        TextDrawing(TextBuilder(self, in: environment))
    }

    /// The text as a string in an environment, for titles of windows and menus.
    nonisolated package func string(in environment: EnvironmentValues) -> String {
        plainWords(in: environment) ?? TextBuilder(self, in: environment).label
    }

    /// The string of a text without dates, pictures and values, which needs no fonts and styles.
    nonisolated private func plainWords(in environment: EnvironmentValues) -> String? {
        switch storage {
        case .verbatim(let string): return string
        case .localized(let key, let table, let bundle):
            let inline = key.resolved(
                in: environment.localizationContext(for: key), table: table, bundle: bundle)
            var words = ""
            for span in inline.spans {
                guard case .text(let string) = span.content else { return nil }
                words += string
            }
            return words
        case .date, .formatted, .image, .styled, .joined: return nil
        }
    }
}
