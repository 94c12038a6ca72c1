// The names that macro expansions use. An app knows this module as SwiftUI and may have its own types
// called Preview or View, so expansions neither qualify names nor use the plain ones.
import Views
import Widgets

public typealias _EnvironmentEntryKey = EnvironmentKey
public typealias _ContainerEntryKey = ContainerValueKey
public typealias _TransactionEntryKey = TransactionKey
public typealias _Preview = Preview
public typealias _PreviewContent = View
public typealias _FocusedEntryKey = FocusedValueKey
