#if SDL
    import CGIO
    import ContentTypes
    import Foundation
    import Widgets

    @testable import Desktop

    /// Values of a message, as a fuzzer makes them: the first byte says of which type they are.
    enum BusInput {
        private static let types = [
            "a{sv}", "(ua{sv})", "as", "(sss)", "av", "v", "ay", "(isvu)", "a(isvu)", "(iias)", "b",
            "(a(ia{sv})as)", "aav", "(oa{sv}as)", "s", "o", "i", "aai",
        ]

        static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
            var reader = ByteReader(bytes)
            let type = reader.element(of: types)
            var message = head(type, count: max(bytes.count - 1, 0)) + reader.rest()
            guard
                let parsed = g_dbus_message_new_from_blob(
                    &message, gsize(message.count), G_DBUS_CAPABILITY_FLAGS_NONE, nil)
            else { return }
            defer { g_object_unref(UnsafeMutableRawPointer(parsed)) }
            guard let variant = g_dbus_message_get_body(parsed) else { return }
            let value = BusValue(variant)
            read(value, depth: 0)
            let purposes: [FilePurpose] = [
                .open(types: [.plainText], several: true),
                .save(name: "a.txt", types: [.plainText, .png]), .folder(action: "Choose"),
            ]
            for purpose in purposes {
                let request = FilePanelRequest(
                    purpose, title: "Fuzz", confirmationLabel: "OK", in: URL(filePath: "/tmp"),
                    for: nil)
                _ = FilePortalCall(request)?.choice(value) { _ in }
            }
        }

        /// The head of an answer whose values are of a type.
        private static func head(_ type: String, count: Int) -> [UInt8] {
            func number(_ value: Int) -> [UInt8] {
                (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            }
            // What it answers, and the type.
            let fields: [UInt8] =
                [5, 1, UInt8(ascii: "u"), 0] + number(1) + [8, 1, UInt8(ascii: "g"), 0]
                + [UInt8(type.utf8.count)] + type.utf8 + [0]
            let head =
                [UInt8(ascii: "l"), 2, 0, 1] + number(count) + number(1) + number(fields.count)
                + fields
            return head + [UInt8](repeating: 0, count: (8 - head.count % 8) % 8)
        }

        private static func read(_ value: BusValue, depth: Int) {
            _ = (value.string, value.int, value.bool, value.strings, value.signature)
            _ = (value["uris"], value["current_filter"]?.values.first?.string)
            for part in value.values { read(part, depth: depth + 1) }
        }
    }
#endif
