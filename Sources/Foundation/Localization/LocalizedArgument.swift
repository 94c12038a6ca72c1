import Foundation

/// A value inserted into a localized text.
package enum LocalizedArgument {
    case text(String)
    case number(LocalizedNumber)
    case formatted(any FormattedValue)
    case date(DateText)
    case embedded(any EmbeddedText)
}

extension LocalizedArgument: Equatable {
    package static func == (a: LocalizedArgument, b: LocalizedArgument) -> Bool {
        switch (a, b) {
        case (.text(let a), .text(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.formatted(let a), .formatted(let b)): a.isEqual(to: b)
        case (.date(let a), .date(let b)): a == b
        case (.embedded(let a), .embedded(let b)): a.isEqual(to: b)
        default: false
        }
    }
}

/// An insertion that is not plain characters, such as a styled text or an image.
package protocol EmbeddedText {
    func isEqual(to other: any EmbeddedText) -> Bool
}

/// A value and its format.
package protocol FormattedValue {
    func string(in surroundings: FormatSurroundings) -> String
    func isEqual(to other: any FormattedValue) -> Bool
}

/// A value formatted by one of Foundation's format styles.
package struct StyledValue<Style: FormatStyle>: FormattedValue
where Style.FormatInput: Equatable, Style.FormatOutput == String {
    let input: Style.FormatInput
    let style: Style

    package init(input: Style.FormatInput, style: Style) {
        self.input = input
        self.style = style
    }

    package func string(in surroundings: FormatSurroundings) -> String {
        style.adapted(to: surroundings).format(input)
    }

    package func isEqual(to other: any FormattedValue) -> Bool {
        guard let other = other as? StyledValue<Style> else { return false }
        return input == other.input && style == other.style
    }
}

/// A value formatted by a `Formatter`, which has its own locale.
package struct FormatterValue: FormattedValue {
    let subject: Any
    let formatter: Formatter

    package init(subject: Any, formatter: Formatter) {
        self.subject = subject
        self.formatter = formatter
    }

    package func string(in surroundings: FormatSurroundings) -> String {
        // Formatters expect numbers as objects.
        let object: Any =
            switch subject {
            case let number as any BinaryInteger: NSNumber(value: Int64(clamping: number))
            case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
            default: subject
            }
        return formatter.string(for: object) ?? String(describing: subject)
    }

    package func isEqual(to other: any FormattedValue) -> Bool {
        guard let other = other as? FormatterValue, formatter === other.formatter,
            let mine = subject as? any Hashable, let theirs = other.subject as? any Hashable
        else { return false }
        return AnyHashable(mine) == AnyHashable(theirs)
    }
}
