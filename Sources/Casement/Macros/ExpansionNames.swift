// What expansions of macros name. An app knows this module as SwiftUI and may have types of its
// own called Preview or View, so expansions neither qualify names nor use the plain ones.
import Views
import Widgets

public typealias _EnvironmentEntryKey = EnvironmentKey
public typealias _TransactionEntryKey = TransactionKey
public typealias _Preview = Preview
public typealias _PreviewContent = View
public typealias _FocusedEntryKey = FocusedValueKey
