import Drawing
import Foundation
import Typography
import Views

/// Turns a text and its environment into runs to shape and styles to paint.
struct TextBuilder {
    private let environment: EnvironmentValues
    let resolved: ResolvedTextEnvironment
    private(set) var runs: [TextRun] = []
    private(set) var styles: [ResolvedStyle] = []
    private(set) var links: [TextLink] = []
    /// The byte ranges of an app's own attributes.
    private var customs: [(range: Range<Int>, values: [CustomTextAttribute])] = []
    /// The UTF-8 ranges of the label that are spoken in their own way.
    private(set) var speech: [(range: Range<Int>, attributes: SpeechAttributes)] = []
    /// The accessibility label of the text, with the labels of pictures.
    private(set) var label = ""
    /// When the text changes by itself, as a clock does.
    private(set) var nextChange: Date?
    private var length = 0
    /// Where the words begin in the label that are being appended.
    private var spokenStart = 0
    private var now: Date { environment.wallClock() }

    init(_ text: Text, in environment: EnvironmentValues) {
        self.environment = environment
        resolved = environment.resolvedTextEnvironment
        append(text, nil)
        if runs.isEmpty { appendRun("", nil) }
    }

    var content: TextContent { TextContent(runs) }

    /// How an app's own renderer draws the text; nil where none does.
    var rendering: TextRendering? {
        resolved.renderer.map {
            TextRendering($0, attributes: customs, in: environment)
        }
    }

    /// Seconds until the text changes by itself; nil where it never does.
    var lifetime: Double? {
        nextChange.map { max($0.timeIntervalSince(now), 0.01) }
    }

    // Attributes are nil where a text has none of its own, as most do not.

    private mutating func append(_ text: Text, _ outer: TextAttributes?) {
        var attributes = outer
        if !text.changes.isEmpty {
            var own = outer ?? resolved.attributes
            for change in text.changes.reversed() { change.apply(to: &own) }
            attributes = own
        }
        switch text.storage {
        case .verbatim(let string): appendWords(string, attributes)
        case .localized(let key, let table, let bundle):
            let inline = key.resolved(
                in: environment.localizationContext(for: key), table: table, bundle: bundle)
            for span in inline.spans { append(span, attributes) }
        case .date(let date): append(date, attributes)
        case .formatted(let value):
            appendWords(value.string(in: environment.formatSurroundings), attributes)
        case .image(let image): append(image, attributes)
        case .styled(let texts): for text in texts { append(text, attributes) }
        case .joined(let first, let second):
            append(first, attributes)
            append(second, attributes)
        }
    }

    private mutating func append(_ span: InlineText.Span, _ outer: TextAttributes?) {
        var attributes = outer
        if !span.isPlain {
            var own = outer ?? resolved.attributes
            if span.traits.contains(.bold) { own.fontContext.isBold = true }
            if span.traits.contains(.italic) { own.fontContext.isItalic = true }
            if span.traits.contains(.code) { own.fontContext.design = .monospaced }
            if span.traits.contains(.strikethrough) { own.strikethrough = .single }
            if span.link != nil { own.foreground = AnyShapeStyle(TintShapeStyle()) }
            if let link = span.link { own.link = link }
            attributes = own
        }
        switch span.content {
        case .text(let string): appendWords(string, attributes)
        case .date(let date): append(date, attributes)
        case .embedded(let embedded):
            if let text = embedded as? Text { append(text, attributes) }
        }
    }

    private mutating func append(_ date: DateText, _ outer: TextAttributes?) {
        let now = now
        if let change = date.nextChange(after: now) {
            nextChange = min(nextChange ?? change, change)
        }
        let string = date.string(
            now: now, locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone)
        guard nextChange != nil else { return appendWords(string, outer) }
        var attributes = outer ?? resolved.attributes
        attributes.fontContext.usesMonospacedDigits = true
        appendWords(string, attributes)
    }

    private mutating func append(_ image: Image, _ own: TextAttributes?) {
        let attributes = own ?? resolved.attributes
        let words = (attributes.font ?? .body).resolved(in: attributes.fontContext)
        let symbol = image.symbolRun(beside: words, in: environment)
        spokenStart = label.utf8.count
        label += image.label ?? ""
        add(symbol.string, font: symbol.font, attributes)
    }

    private mutating func appendWords(_ string: String, _ attributes: TextAttributes?) {
        let cased =
            switch resolved.textCase {
            case .uppercase: string.uppercased(with: environment.locale)
            case .lowercase: string.lowercased(with: environment.locale)
            case nil: string
            }
        if let attributes, !attributes.speech.isEmpty {
            let start = label.utf8.count
            speech.append((start..<start + string.utf8.count, attributes.speech))
        }
        spokenStart = label.utf8.count
        label += string
        if !cased.isEmpty { appendRun(cased, attributes) }
    }

    private mutating func appendRun(_ string: String, _ own: TextAttributes?) {
        guard let attributes = own else { return appendPlainRun(string) }
        let isPlain =
            attributes.font == resolved.attributes.font
            && attributes.fontContext == resolved.attributes.fontContext
        add(
            string,
            font: isPlain
                ? resolved.font
                : (attributes.font ?? .body).resolved(in: attributes.fontContext),
            attributes)
    }

    /// A run without attributes of its own, which all such runs share.
    private mutating func appendPlainRun(_ string: String) {
        guard styles.isEmpty, let (run, styles) = resolved.plainRun else {
            add(string, font: resolved.font, resolved.attributes)
            if runs.count == 1 { resolved.plainRun = (runs[0], styles) }
            return
        }
        runs.append(run)
        runs[0].string = string
        self.styles = styles
        length = string.utf8.count
    }

    private mutating func add(
        _ string: String, font: FontDescription, _ attributes: TextAttributes
    ) {
        let color = index(
            of: attributes.foreground?.resolved(in: environment) ?? resolved.foreground)
        runs.append(
            TextRun(
                string, font: font, colorIndex: color,
                backgroundIndex: attributes.background.map {
                    index(of: $0.resolved(in: environment))
                }, underline: ornament(attributes.underline),
                strikethrough: ornament(attributes.strikethrough), kerning: attributes.kerning,
                tracking: attributes.tracking, baselineOffset: attributes.baselineOffset,
                language: attributes.language))
        let end = length + string.utf8.count
        if let link = attributes.link {
            links.append(
                TextLink(range: length..<end, spoken: spokenStart..<label.utf8.count, url: link))
        }
        if !attributes.customs.isEmpty { customs.append((length..<end, attributes.customs)) }
        length = end
    }

    private mutating func ornament(_ line: Text.LineStyle?) -> TextRun.Ornament {
        guard let line else { return .none }
        guard let color = line.color else { return .line }
        return .colored(index(of: color.resolved(in: environment)))
    }

    private mutating func index(of style: ResolvedStyle) -> Int {
        if let known = styles.firstIndex(of: style) { return known }
        styles.append(style)
        return styles.count - 1
    }
}
