import CXKB
import Foundation

/// Accents before letters, where no sequences are installed.
struct DeadKeys {
    private var accent: (combining: Unicode.Scalar, alone: String)?

    mutating func feed(_ symbol: UInt32) -> KeyComposition {
        let next = Self.accents[Int32(bitPattern: symbol)]
        guard let accent else {
            guard let next else { return .nothing }
            self.accent = next
            return .composing
        }
        self.accent = nil
        // The accent twice, or before a space, is typed itself.
        if next?.combining == accent.combining || symbol == UInt32(XKB_KEY_space) {
            return .composed(accent.alone)
        }
        guard let scalar = Unicode.Scalar(xkb_keysym_to_utf32(symbol)), scalar.value > 0x20
        else { return .composing }
        let letter = "\(scalar)\(accent.combining)".precomposedStringWithCanonicalMapping
        return letter.unicodeScalars.count == 1 ? .composed(letter) : .composing
    }

    private static let accents: [Int32: (combining: Unicode.Scalar, alone: String)] = [
        XKB_KEY_dead_grave: ("\u{300}", "`"), XKB_KEY_dead_acute: ("\u{301}", "´"),
        XKB_KEY_dead_circumflex: ("\u{302}", "^"), XKB_KEY_dead_tilde: ("\u{303}", "~"),
        XKB_KEY_dead_macron: ("\u{304}", "¯"), XKB_KEY_dead_breve: ("\u{306}", "˘"),
        XKB_KEY_dead_abovedot: ("\u{307}", "˙"), XKB_KEY_dead_diaeresis: ("\u{308}", "¨"),
        XKB_KEY_dead_abovering: ("\u{30A}", "°"), XKB_KEY_dead_doubleacute: ("\u{30B}", "˝"),
        XKB_KEY_dead_caron: ("\u{30C}", "ˇ"), XKB_KEY_dead_belowdot: ("\u{323}", "."),
        XKB_KEY_dead_cedilla: ("\u{327}", "¸"), XKB_KEY_dead_ogonek: ("\u{328}", "˛"),
    ]
}
