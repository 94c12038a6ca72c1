import Drawing
import Foundation
import Geometry
import Typography
import Views

/// Paints the box around an edited text.
struct FieldBoxPainter {
    let look: TextInputAppearance
    let isFocused: Bool
    let scale: Double

    func paint(_ rect: CGRect, into recorder: inout DisplayListRecorder) {
        let shape = DisplayShape.roundedRect(rect, radius: look.radius, style: .continuous)
        switch look.box {
        case .none: break
        case .background(isShown: false): break
        case .rounded, .square, .background:
            recorder.fill(shape, with: look.fill)
            if isFocused, look.isEnabled {
                recorder.strokeBorder(
                    shape, width: Theme.FocusRing.width, with: look.focusedBorder)
            } else {
                recorder.strokeBorder(shape, width: 1 / scale, with: look.border)
            }
        }
    }
}

/// Paints the visible part of an edited text: selection, characters, caret.
@MainActor
struct TextInputPainter {
    let model: TextInputModel
    let look: TextInputAppearance
    let visibleRect: CGRect
    let context: RenderContext

    /// Seconds of each half of a caret's blinking.
    private static let blink = 0.5
    /// How many halves there are: a caret that nobody moves comes to rest, because each of them
    /// wakes the machine.
    private static let blinks = 20.0
    /// Seconds for which a scroll bar stays after scrolling.
    private static let barStay = 1.0

    func paint(into recorder: inout DisplayListRecorder) {
        guard let rows = model.rows else { return }
        let buffer = model.buffer
        let selected = model.isFocused ? buffer.selection.range : 0..<0
        for row in model.rowsInSight {
            let text = rows.text(row, buffer)
            let origin = CGPoint(
                x: visibleRect.minX - model.scroll.x + rows.left(of: text),
                y: pixel(visibleRect.minY - model.scroll.y + rows.top(of: row)))
            if !selected.isEmpty || model.finder != nil {
                paintMarks(of: row, in: rows, selected, at: origin, into: &recorder)
            }
            if !text.string.isEmpty { recorder.text(text, at: origin, colors: [look.text]) }
        }
        paintCaret(rows, into: &recorder)
    }

    /// Paints what is found and what is selected in a row.
    private func paintMarks(
        of row: Int, in rows: TextRows, _ selected: Range<Int>, at origin: CGPoint,
        into recorder: inout DisplayListRecorder
    ) {
        let buffer = model.buffer
        let shaped = rows.shaped(row, buffer)
        let (display, text) = (shaped.display, shaped.text)
        for range in model.finder?.ranges(touching: display.range, of: buffer.text) ?? [] {
            let color = range == buffer.selection.range ? look.currentFind : look.find
            for rect in selection(range, display, text, isLast: true) {
                let moved = rect.offsetBy(dx: origin.x, dy: origin.y)
                recorder.fill(.rect(onPixels(moved)), with: color)
            }
        }
        for rect in selection(selected, display, text, isLast: row == rows.count - 1) {
            let moved = rect.offsetBy(dx: origin.x, dy: origin.y)
            recorder.fill(.rect(onPixels(moved)), with: look.selection)
        }
    }

    private func selection(
        _ selected: Range<Int>, _ display: TextRowDisplay, _ text: ShapedText, isLast: Bool
    ) -> [CGRect] {
        let range = display.range
        guard selected.lowerBound <= range.upperBound, selected.upperBound > range.lowerBound else {
            return []
        }
        let shown = display.shown(selected.lowerBound)..<display.shown(selected.upperBound)
        var rects = text.selectionRects(for: shown)
        if !isLast, selected.upperBound > range.upperBound, let line = text.lines.last {
            // What ends the paragraph is selected, too.
            let end = text.caretRect(atUTF8Offset: text.string.utf8.count)
            rects.append(
                CGRect(
                    x: end.minX, y: line.rect.minY, width: line.rect.height / 4,
                    height: line.rect.height))
        }
        return rects
    }

    private func paintCaret(_ rows: TextRows, into recorder: inout DisplayListRecorder) {
        guard look.isKeyWindow else {
            // When the window is the key window again, the blinking begins anew.
            model.blinksSince = nil
            return
        }
        guard model.isFocused, look.isEnabled, model.buffer.selection.isEmpty else { return }
        let since = model.blinksSince ?? context.now
        model.blinksSince = since
        let phase = max(0, ((context.now - since) / Self.blink + 1e-6).rounded(.down))
        if phase < Self.blinks { context.repaint(at: since + (phase + 1) * Self.blink) }
        let isLit = phase >= Self.blinks || phase.truncatingRemainder(dividingBy: 2) == 0
        guard isLit, let caret = model.caretRect else {
            return
        }
        let width = max(pixel(Theme.caretWidth), 1 / context.scale)
        recorder.fill(
            .rect(
                CGRect(
                    x: pixel(caret.minX), y: pixel(caret.minY), width: width,
                    height: pixel(caret.height))),
            with: look.caret)
    }

    func paintScrollBar(into recorder: inout DisplayListRecorder) {
        guard let bar = model.scrollBar else { return }
        let until = model.showsBarUntil ?? context.now + Self.barStay
        model.showsBarUntil = until
        if !model.isBarHeld {
            guard context.now < until else { return }
            context.repaint(at: until)
        }
        let strength = model.isBarHeld ? 0.6 : 0.4
        recorder.fill(
            .capsule(bar.thumb), with: look.scrollBar.multiplyingOpacity(by: strength))
    }

    private func pixel(_ length: CGFloat) -> CGFloat {
        (length * context.scale).rounded() / context.scale
    }

    private func onPixels(_ rect: CGRect) -> CGRect {
        let (x, y) = (pixel(rect.minX), pixel(rect.minY))
        return CGRect(x: x, y: y, width: pixel(rect.maxX) - x, height: pixel(rect.maxY) - y)
    }
}
