import CXKB
import Views

/// Makes one text of several keys: an accent and a letter, or what follows the compose key.
final class KeyComposer {
    private let table: OpaquePointer?
    private let state: OpaquePointer?
    private var accents = DeadKeys()

    /// Without libX11's sequences accents alone are composed.
    init(_ context: OpaquePointer?, locale: String) {
        table = context.flatMap { context in
            Self.table(context, locale) ?? Self.table(context, "en_US.UTF-8")
        }
        state = table.flatMap { xkb_compose_state_new($0, XKB_COMPOSE_STATE_NO_FLAGS) }
    }

    deinit {
        xkb_compose_state_unref(state)
        xkb_compose_table_unref(table)
    }

    /// A locale without a language has the sequences of an old character set.
    private static func table(_ context: OpaquePointer, _ locale: String) -> OpaquePointer? {
        guard !["", "C", "POSIX"].contains(locale) else { return nil }
        return xkb_compose_table_new_from_locale(context, locale, XKB_COMPOSE_COMPILE_NO_FLAGS)
    }

    func feed(_ symbol: UInt32) -> KeyComposition {
        guard let state else { return accents.feed(symbol) }
        guard xkb_compose_state_feed(state, symbol) == XKB_COMPOSE_FEED_ACCEPTED else {
            return .nothing
        }
        switch xkb_compose_state_get_status(state) {
        case XKB_COMPOSE_COMPOSING: return .composing
        case XKB_COMPOSE_CANCELLED:
            xkb_compose_state_reset(state)
            return .composing
        case XKB_COMPOSE_COMPOSED:
            defer { xkb_compose_state_reset(state) }
            return .composed(text(state))
        default: return .nothing
        }
    }

    private func text(_ state: OpaquePointer) -> String {
        var bytes = [CChar](repeating: 0, count: 64)
        let length = Int(xkb_compose_state_get_utf8(state, &bytes, bytes.count))
        let shown = bytes.prefix(max(0, min(length, bytes.count - 1)))
        return String(decoding: shown.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

/// What pressing a key means.
struct KeyStroke: Equatable {
    /// Nil for keys that mean nothing by themselves, such as Shift or a dead key.
    var key: Key?
    /// What it types; empty for nothing.
    var text = ""
}
