import Drawing
import Foundation
import Geometry
import Layouts
import Typography
import Views

/// Lays out and paints an edited text, with its placeholder as the child.
struct TextInputEffect: RenderEffect {
    let model: TextInputModel
    let kind: TextInputKind
    let look: TextInputAppearance
    let label: String?
    /// Identifies a state of the model.
    let revision: Int
    let version: Int

    var responder: Responder? { model.responder }
    var isLayoutBoundary: Bool { kind == .editor }

    func change(from old: TextInputEffect) -> RenderChange {
        guard look.hasSameLayout(as: old.look), kind == old.kind else { return .layout }
        let isSame =
            revision == old.revision && version == old.version && look == old.look
            && label == old.label && model === old.model
        if isSame { return .none }
        return kind == .growing ? .layout : .paint
    }

    // MARK: Layout

    func sizeThatFits(
        _ proposal: ProposedViewSize, child: RenderNode, in context: RenderContext
    ) -> CGSize {
        let width = proposal.width ?? Self.idealWidth
        guard kind != .editor else {
            return CGSize(width: width, height: proposal.height ?? Self.idealWidth)
        }
        var height = max(look.minimumHeight, textHeight(width, context) + 2 * look.padding.height)
        if kind == .growing, let available = proposal.height {
            height = min(height, max(available, minimumHeight(context)))
        }
        return CGSize(width: width, height: height)
    }

    /// Points, along either axis, where nothing else decides.
    private static let idealWidth: CGFloat = 160

    private func minimumHeight(_ context: RenderContext) -> CGFloat {
        max(
            look.minimumHeight, height(ofLines: look.lineMinimum, context) + 2 * look.padding.height
        )
    }

    private func height(ofLines count: Int, _ context: RenderContext) -> CGFloat {
        let line = context.shaper.metrics(of: look.rows.font, scale: context.scale).lineHeight
        return CGFloat(count) * (line + look.rows.lineSpacing) - look.rows.lineSpacing
    }

    private func textHeight(_ width: CGFloat, _ context: RenderContext) -> CGFloat {
        guard kind == .growing else { return height(ofLines: 1, context) }
        let available = max(width - 2 * look.padding.width, 1)
        var copy = model.buffer
        let rows = TextRows(
            &copy, style: look.rows, width: max(available - Theme.caretWidth, 1),
            scale: context.scale,
            shaper: context.shaper)
        let lowest = height(ofLines: look.lineMinimum, context)
        let highest = look.lineLimit.map { height(ofLines: max($0, 1), context) } ?? .infinity
        return min(max(rows.height, lowest), max(highest, lowest))
    }

    /// The visible part of the text.
    private func visibleRect(_ size: CGSize, _ context: RenderContext) -> CGRect {
        let inner = CGRect(origin: .zero, size: size)
            .insetBy(dx: min(look.padding.width, size.width / 2), dy: look.padding.height)
        guard !kind.isMultiline else { return inner }
        let height = height(ofLines: 1, context)
        let top = ((size.height - height) / 2 * context.scale).rounded() / context.scale
        return CGRect(x: inner.minX, y: top, width: inner.width, height: height)
    }

    func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let available = CGSize(
            width: max(size.width - 2 * look.padding.width, 0),
            height: max(size.height - 2 * look.padding.height, 0))
        let own = child.sizeThatFits(ProposedViewSize(available))
        let y = kind.isMultiline ? look.padding.height : (size.height - own.height) / 2
        // A layout counts from the leading edge.
        let share = look.rows.leftShare
        let leadingShare = look.rows.direction == .rightToLeft ? 1 - share : share
        let x = look.padding.width + max(0, available.width - own.width) * leadingShare
        return (CGPoint(x: x, y: y.rounded()), ProposedViewSize(available))
    }

    func alignment(
        of key: AlignmentKey, child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard
            key == VerticalAlignment.firstTextBaseline.key
                || key == VerticalAlignment.lastTextBaseline.key
        else { return nil }
        let placed = placement(of: child, in: size, proposal: proposal)
        return child.dimensions(in: placed.proposal)[explicit: key].map { $0 + placed.origin.y }
    }

    var explicitAlignmentKeys: AlignmentKeySet { .textBaselines }

    func passesTouch(at point: CGPoint, size: CGSize) -> Bool { false }
    func containsTouch(_ point: CGPoint, size: CGSize) -> Bool { true }

    // MARK: Painting

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        let visibleRect = visibleRect(size, context)
        model.layOut(
            look.rows, in: visibleRect, of: size, scale: context.scale, shaper: context.shaper)
        model.settleScroll()
        FieldBoxPainter(look: look, isFocused: model.isFocused, scale: context.scale)
            .paint(CGRect(origin: .zero, size: size), into: &recorder)
        if model.buffer.text.isEmpty, model.buffer.composition == nil { recorder.child(child) }
        let painter = TextInputPainter(
            model: model, look: look, visibleRect: visibleRect, context: context)
        // Includes a caret at the edge and the parts of glyphs beyond their advance.
        let reach = kind.isMultiline ? visibleRect.minY : 0
        let clip = visibleRect.insetBy(dx: -Theme.caretWidth, dy: -reach)
            .intersection(CGRect(origin: .zero, size: size))
        var text = DisplayListRecorder()
        painter.paint(into: &text)
        // Also around nothing: else a caret that blinks in an empty field would change all of the clip.
        recorder.append(.effect(text.finish(id: .auxiliary(1)), .clip(.rect(clip))))
        painter.paintScrollBar(into: &recorder)
        model.painted()
    }

    // MARK: Accessibility

    var accessibility: AccessibilityProperties? {
        let text = model.buffer.text
        let role: AccessibilityProperties.Role =
            switch kind {
            case .secure: .secureField
            case .editor: .textEditor
            case .line, .growing: .textField
            }
        let value =
            kind == .secure ? String(repeating: TextRowDisplay.dot, count: text.count) : text
        var properties = AccessibilityProperties(role: role, label: label, value: value)
        properties.children = .combine
        properties.editedText = model
        properties.details = [.textStyle { [look] in look.textStyle(ofBytes: value.utf8.count) }]
        properties.setValue = { [model] in model.replaceText(with: $0) }
        return properties
    }
}

/// Puts the effect of an edited text around its placeholder.
struct TextInputModifier: RenderModifier {
    typealias Body = Never
    let model: TextInputModel
    let kind: TextInputKind
    let box: FieldBox
    let label: Text?
    let revision: Int
    let version: Int

    func effect(in environment: EnvironmentValues) -> TextInputEffect {
        let look = TextInputAppearance(kind, box, in: environment)
        model.scrollsByTouch = look.scrollsByTouch
        model.enable(look.isEnabled)
        model.traits = environment.textInputTraits
        let title = label?.string(in: environment) ?? ""
        return TextInputEffect(
            model: model, kind: kind, look: look, label: title.isEmpty ? nil : title,
            revision: revision, version: version)
    }
}
