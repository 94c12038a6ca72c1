import Synchronization

/// A `%…` specifier of a format string.
package struct FormatSpecifier: Equatable, Sendable {
    /// The position of the argument, from 1, if the format has it, as in `%2$@`.
    package let position: Int?
    /// Flags, width and precision: `-08.2`.
    package let options: String
    /// The conversion character, without length modifiers.
    package let conversion: Character

    /// Splits a format into plain text and specifiers; `%%` becomes a percent sign.
    package enum Piece: Equatable, Sendable {
        case text(String)
        case specifier(FormatSpecifier)
    }

    /// Caches parsed formats, because an app has few and uses them repeatedly.
    package static func pieces(of format: String) -> [Piece] {
        known.withLock { known in
            if let pieces = known[format] { return pieces }
            let pieces = read(format)
            if known.count >= knownCapacity { known.removeAll() }
            known[format] = pieces
            return pieces
        }
    }

    private static let known = Mutex<[String: [Piece]]>([:])
    private static let knownCapacity = 500

    private static func read(_ format: String) -> [Piece] {
        var pieces: [Piece] = []
        var text = ""
        var rest = Substring(format)
        while let mark = rest.firstIndex(of: "%") {
            text += rest[..<mark]
            rest = rest[mark...].dropFirst()
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
            } else if let specifier = read(&rest) {
                if !text.isEmpty { pieces.append(.text(text)) }
                text = ""
                pieces.append(.specifier(specifier))
            } else {
                text += "%"
            }
        }
        text += rest
        if !text.isEmpty { pieces.append(.text(text)) }
        return pieces
    }

    /// Parses a specifier after a percent sign, and consumes nothing if there is none.
    static func read(_ rest: inout Substring) -> FormatSpecifier? {
        var scan = rest
        let digits = scan.prefix(while: \.isWholeNumber)
        var position: Int?
        if let number = Int(digits), scan.dropFirst(digits.count).first == "$" {
            position = number
            scan = scan.dropFirst(digits.count + 1)
        }
        let options = scan.prefix { "-+ #0123456789.'".contains($0) }
        scan = scan.dropFirst(options.count).drop { "hlqLztj".contains($0) }
        guard let conversion = scan.first, "@diuxXofFeEgGaAcs".contains(conversion) else {
            return nil
        }
        rest = scan.dropFirst()
        return FormatSpecifier(
            position: position, options: String(options), conversion: conversion)
    }
}

extension FormatSpecifier {
    /// The options, none of them if they ask for a width or a precision over 255: a file of
    /// translations may ask for billions of characters.
    var boundedOptions: String {
        let numbers = options.split { !$0.isWholeNumber }
        return numbers.allSatisfy { Int($0).map { $0 <= 255 } ?? false } ? options : ""
    }
}
