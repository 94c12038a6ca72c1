import Foundation

/// What a localized text depends on in its environment.
package struct LocalizationContext {
    package var locale: Locale
    package var strings: LocalizedStrings?
    /// The calendar of the surroundings; `nil` stands for that of the machine.
    package var calendar: Calendar?
    /// The time zone of the surroundings; `nil` stands for that of the machine.
    package var timeZone: TimeZone?

    package init(
        locale: Locale = .current, strings: LocalizedStrings? = nil, calendar: Calendar? = nil,
        timeZone: TimeZone? = nil
    ) {
        self.locale = locale
        self.strings = strings
        self.calendar = calendar
        self.timeZone = timeZone
    }

    fileprivate var surroundings: FormatSurroundings {
        FormatSurroundings(locale: locale, calendar: calendar, timeZone: timeZone)
    }
}

extension LocalizedStringKey {
    /// The text in the locale's language with its arguments put in; Markdown gives traits to the
    /// text of the key or its translation, never to the arguments.
    package func resolved(
        in context: LocalizationContext, table: String? = nil, bundle: Bundle? = nil
    ) -> InlineText {
        let source =
            context.strings?.string(
                for: key, table: table, bundle: bundle, locale: context.locale,
                arguments: arguments) ?? defaultText ?? key
        guard isFormat else { return InlineText.markdown(source, slots: [], context.locale) }
        var text = ""
        var slots: [InlineText.Content] = []
        for piece in FormatSpecifier.pieces(of: source) {
            switch piece {
            case .text(let plain): text += plain
            case .specifier(let specifier):
                let number = specifier.position.map { $0 - 1 } ?? slots.count
                guard arguments.indices.contains(number) else { continue }
                text.unicodeScalars.append(InlineText.slot(slots.count))
                slots.append(arguments[number].content(by: specifier, context.surroundings))
            }
        }
        // Most often an argument is all that is said.
        if slots.count == 1, text.unicodeScalars.count == 1 {
            return InlineText([InlineText.Span(slots[0])])
        }
        return InlineText.markdown(text, slots: slots, context.locale)
    }

    /// The translation, or the key if there is none, with its arguments put in. Markdown stays as
    /// it is written.
    package func formatted(translation: String?, locale: Locale) -> String {
        let source = translation ?? defaultText ?? key
        guard isFormat else { return source }
        var text = ""
        var count = 0
        for piece in FormatSpecifier.pieces(of: source) {
            switch piece {
            case .text(let plain): text += plain
            case .specifier(let specifier):
                let number = specifier.position.map { $0 - 1 } ?? count
                count += 1
                guard arguments.indices.contains(number) else { continue }
                let surroundings = FormatSurroundings(locale: locale)
                switch arguments[number].content(by: specifier, surroundings) {
                case .text(let argument): text += argument
                case .date(let date): text += date.string(now: Date(), locale: locale)
                case .embedded: break
                }
            }
        }
        return text
    }

    /// The characters alone, as titles of windows and descriptions need them.
    package func plainString(
        in context: LocalizationContext, now: Date, table: String? = nil, bundle: Bundle? = nil
    ) -> String {
        resolved(in: context, table: table, bundle: bundle).spans.map { span in
            switch span.content {
            case .text(let text): text
            case .date(let date): date.string(now: now, locale: context.locale)
            case .embedded: ""
            }
        }.joined()
    }
}

extension LocalizedArgument {
    fileprivate func content(
        by specifier: FormatSpecifier, _ surroundings: FormatSurroundings
    ) -> InlineText.Content {
        switch self {
        case .text(let text): .text(text)
        case .number(let number): .text(number.string(by: specifier, locale: surroundings.locale))
        case .formatted(let value): .text(value.string(in: surroundings))
        case .date(let date): .date(date)
        case .embedded(let text): .embedded(text)
        }
    }
}

extension InlineText {
    /// The private character that keeps the place of an argument while Markdown is read.
    fileprivate static func slot(_ index: Int) -> Unicode.Scalar {
        // Plane 15 holds private characters only, so every one of them is a scalar.
        Unicode.Scalar(firstSlot + UInt32(index)) ?? "\u{F0000}"
    }

    private static let firstSlot: UInt32 = 0xF0000

    fileprivate static func markdown(
        _ source: String, slots: [Content], _ locale: Locale
    ) -> InlineText {
        let pieces = InlineMarkdown.pieces(of: source)
        guard pieces.contains(where: { $0.agreement != nil }) else {
            return InlineText(pieces.flatMap { piece in spans(of: piece, slots) }.joined)
        }
        var result: [Span] = []
        var rest = pieces[...]
        while let first = rest.first {
            let run = rest.prefix { $0.agreement == first.agreement }
            rest = rest.dropFirst(run.count)
            let own = run.flatMap { spans(of: $0, slots) }
            result += first.agreement.map { agreeing(own, $0, slots, locale) } ?? own
        }
        return InlineText(result.joined)
    }

    /// The spans of one mark, their words as they agree with a number.
    private static func agreeing(
        _ spans: [Span], _ agreement: TextAgreement, _ slots: [Content], _ locale: Locale
    ) -> [Span] {
        let words = spans.map { $0.content.text ?? "" }
        let argument = agreement.argument.flatMap { number in
            slots.indices.contains(number - 1) ? slots[number - 1].text : nil
        }
        let agreed = agreement.agreeing(words, argument: argument, locale: locale)
        return zip(spans, agreed).map { span, text in
            var result = span
            if case .text = span.content { result.content = .text(text) }
            return result
        }
    }

    /// A piece cut where arguments stand in it.
    private static func spans(of piece: MarkdownPiece, _ slots: [Content]) -> [Span] {
        let link = piece.link.flatMap { URL(string: filled($0, slots)) }
        guard !slots.isEmpty else {
            return [Span(.text(piece.text), traits: piece.traits, link: link)]
        }
        var spans: [Span] = []
        var text = ""
        func flush() {
            if !text.isEmpty { spans.append(Span(.text(text), traits: piece.traits, link: link)) }
            text = ""
        }
        for scalar in piece.text.unicodeScalars {
            guard let content = content(of: scalar, slots) else {
                text.unicodeScalars.append(scalar)
                continue
            }
            if case .text(let argument) = content {
                text += argument
            } else {
                flush()
                spans.append(Span(content, traits: piece.traits, link: link))
            }
        }
        flush()
        return spans
    }

    /// An address with the arguments' text in it.
    private static func filled(_ address: String, _ slots: [Content]) -> String {
        var result = ""
        for scalar in address.unicodeScalars {
            if case .text(let argument) = content(of: scalar, slots) {
                result += argument
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func content(of scalar: Unicode.Scalar, _ slots: [Content]) -> Content? {
        guard scalar.value >= firstSlot, scalar.value < firstSlot + UInt32(slots.count) else {
            return nil
        }
        return slots[Int(scalar.value - firstSlot)]
    }
}

extension [InlineText.Span] {
    /// Never empty: a text that says nothing still has a font.
    fileprivate var joined: [InlineText.Span] {
        isEmpty ? [InlineText.Span(.text(""))] : self
    }
}
