import Foundation
import Views

/// Decides which keys a keyboard has, row by row, for a field and a language. A value without any
/// view.
struct KeyboardRows {
    let layout: KeyboardLayout
    let traits: TextInputTraits
    let plane: KeyboardPlane
    let shift: KeyboardShift
    /// Whether there is another layout to change to.
    let canChangeLayout: Bool
    /// The decimal mark of the user's region.
    var decimalSeparator = "."

    var rows: [[KeyboardKey]] {
        switch plane {
        case .letters: letterRows
        case .symbols: symbolRows(layout.symbols, other: .moreSymbols, "#+=", "More symbols")
        case .moreSymbols:
            symbolRows(layout.moreSymbols, other: .symbols, layout.numberTitle, "Numbers")
        case .pad: padRows
        }
    }

    /// The plane with which a field begins.
    static func firstPlane(for type: UIKeyboardType) -> KeyboardPlane {
        switch type {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: .pad
        case .numbersAndPunctuation: .symbols
        default: .letters
        }
    }

    // MARK: Letters

    private var letterRows: [[KeyboardKey]] {
        var rows = layout.letters.map { $0.map(letter) }
        if layout.hasCapitals { rows[2].insert(shiftKey, at: 0) }
        rows[2].append(backspace)
        return rows + [bottomRow(to: .symbols, layout.numberTitle, "Numbers")]
    }

    private func letter(_ text: String) -> KeyboardKey {
        let others = alternates(of: text)
        guard shift != .off else { return KeyboardKey(text, alternates: others) }
        return KeyboardKey(layout.capital(of: text), alternates: others.map(layout.capital))
    }

    /// What lies behind a key, as far as the field takes it.
    private func alternates(of text: String) -> [String] {
        let all = layout.alternates[text] ?? []
        return takesOnlyASCII ? all.filter { $0.allSatisfy(\.isASCII) } : all
    }

    private var takesOnlyASCII: Bool {
        switch traits.keyboard {
        case .asciiCapable, .URL, .emailAddress, .asciiCapableNumberPad: true
        default: false
        }
    }

    // MARK: Symbols

    private func symbolRows(
        _ symbols: [[String]], other: KeyboardPlane, _ title: String, _ label: String
    ) -> [[KeyboardKey]] {
        var rows = symbols.map { $0.map { KeyboardKey($0, alternates: alternates(of: $0)) } }
        // The marks below are wider, as there are fewer.
        for index in rows[2].indices { rows[2][index].width = .units(1.3) }
        rows[2].insert(
            KeyboardKey(.plane(other), .text(title), label: label, width: .share), at: 0)
        rows[2].append(backspace)
        return rows + [bottomRow(to: .letters, layout.letterTitle, "Letters")]
    }

    // MARK: The row of the space bar

    private func bottomRow(
        to plane: KeyboardPlane, _ title: String, _ label: String
    ) -> [KeyboardKey] {
        let isPhone = traits.keyboard == .namePhonePad
        var row = [
            KeyboardKey(
                .plane(isPhone ? .pad : plane), .text(title), label: label, width: .units(1.25))
        ]
        if canChangeLayout { row.append(layoutKey) }
        switch traits.keyboard {
        case .emailAddress: row += [space, KeyboardKey("@"), KeyboardKey(".")]
        case .URL:
            row += [
                KeyboardKey("."), KeyboardKey("/", width: .share),
                KeyboardKey(".com", alternates: [".net", ".org", ".eu"], width: .share),
            ]
        case .twitter: row += [space, KeyboardKey("@"), KeyboardKey("#")]
        default: row += [space, period]
        }
        return row + [submit(width: .units(2.1)), dismiss(width: .units(1.25))]
    }

    private var space: KeyboardKey { .space(canChangeLayout ? layout.name : "") }

    private var period: KeyboardKey {
        let marks = layout.period.filter { !takesOnlyASCII || $0.allSatisfy(\.isASCII) }
        return KeyboardKey(marks.first ?? ".", alternates: Array(marks.dropFirst()))
    }

    // MARK: Digits

    private var padRows: [[KeyboardKey]] {
        let isPhone = traits.keyboard == .phonePad || traits.keyboard == .namePhonePad
        let isDecimal = traits.keyboard == .decimalPad
        let before = isPhone ? KeyboardKey("*") : isDecimal ? KeyboardKey(decimalSeparator) : .gap()
        let after = isPhone ? KeyboardKey("#") : .gap()
        let third: KeyboardKey =
            traits.keyboard == .namePhonePad
            ? KeyboardKey(.plane(.letters), .text(layout.letterTitle), label: "Letters")
            : isPhone ? KeyboardKey("+") : .gap()
        return [
            digits("1 2 3") + [backspace(width: .units(1))],
            digits("4 5 6") + [submit(width: .units(1))],
            digits("7 8 9") + [third],
            [before, KeyboardKey("0", alternates: isPhone ? ["+"] : []), after]
                + [dismiss(width: .units(1))],
        ]
    }

    private func digits(_ text: String) -> [KeyboardKey] {
        text.split(separator: " ").map { KeyboardKey(String($0)) }
    }

    // MARK: Keys that type nothing

    private var shiftKey: KeyboardKey {
        KeyboardKey(
            .shift, .shift(shift), label: shift == .locked ? "Caps Lock" : "Shift",
            look: shift == .off ? .function : .letter, width: .share)
    }

    private var backspace: KeyboardKey { backspace(width: .share) }

    private func backspace(width: KeyboardKey.Width) -> KeyboardKey {
        KeyboardKey(.backspace, .symbol("clear"), label: "Delete", width: width)
    }

    private var layoutKey: KeyboardKey {
        KeyboardKey(
            .nextLayout, .symbol("globe"), label: "Next keyboard", width: .units(1.25))
    }

    private func submit(width: KeyboardKey.Width) -> KeyboardKey {
        let name = traits.submitLabel.name
        guard let title = layout.submitTitles[name] else {
            return KeyboardKey(.submit, .symbol("return"), label: "Return", width: width)
        }
        return KeyboardKey(
            .submit, .text(title), label: title, look: .prominent, width: width)
    }

    private func dismiss(width: KeyboardKey.Width) -> KeyboardKey {
        KeyboardKey(
            .dismiss, .symbol("keyboard.chevron.compact.down"), label: "Hide keyboard",
            width: width)
    }
}
