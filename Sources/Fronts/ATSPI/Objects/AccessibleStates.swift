#if SDL
    /// The states of an element, each at the bit that AT-SPI gives it.
    package struct AccessibleStates: OptionSet, Hashable, Sendable {
        package let rawValue: UInt64

        package init(rawValue: UInt64) { self.rawValue = rawValue }

        private init(bit: UInt64) { rawValue = 1 << bit }

        package static let active = AccessibleStates(bit: 1)
        package static let checked = AccessibleStates(bit: 4)
        package static let editable = AccessibleStates(bit: 7)
        package static let enabled = AccessibleStates(bit: 8)
        package static let expandable = AccessibleStates(bit: 9)
        package static let expanded = AccessibleStates(bit: 10)
        package static let focusable = AccessibleStates(bit: 11)
        package static let focused = AccessibleStates(bit: 12)
        package static let iconified = AccessibleStates(bit: 15)
        package static let modal = AccessibleStates(bit: 16)
        package static let multiLine = AccessibleStates(bit: 17)
        package static let multiselectable = AccessibleStates(bit: 18)
        package static let resizable = AccessibleStates(bit: 21)
        package static let selectable = AccessibleStates(bit: 22)
        package static let selected = AccessibleStates(bit: 23)
        package static let sensitive = AccessibleStates(bit: 24)
        package static let showing = AccessibleStates(bit: 25)
        package static let singleLine = AccessibleStates(bit: 26)
        package static let visible = AccessibleStates(bit: 30)
        package static let indeterminate = AccessibleStates(bit: 32)
        package static let selectableText = AccessibleStates(bit: 38)
        package static let checkable = AccessibleStates(bit: 41)
        package static let readOnly = AccessibleStates(bit: 43)

        /// The states whose changes clients are told of, with the names that events have for them.
        static let named: [(state: AccessibleStates, name: String)] = [
            (.active, "active"), (.checked, "checked"), (.editable, "editable"),
            (.enabled, "enabled"), (.expandable, "expandable"), (.expanded, "expanded"),
            (.focusable, "focusable"), (.iconified, "iconified"), (.modal, "modal"),
            (.selectable, "selectable"), (.selected, "selected"), (.sensitive, "sensitive"),
            (.showing, "showing"), (.visible, "visible"), (.indeterminate, "indeterminate"),
            (.readOnly, "read-only"),
        ]

        /// The two halves, as messages have them.
        var words: [UInt32] {
            [UInt32(truncatingIfNeeded: rawValue), UInt32(truncatingIfNeeded: rawValue >> 32)]
        }
    }
#endif
