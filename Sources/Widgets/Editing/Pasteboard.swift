import Views

/// Where text goes that is copied, and comes from that is pasted.
package protocol Pasteboard: AnyObject {
    var string: String { get set }
}

private enum PasteboardKey: EnvironmentKey {
    static var defaultValue: (any Pasteboard)? { nil }
}

extension EnvironmentValues {
    /// The pasteboard of the system; nil where there is none.
    package var pasteboard: (any Pasteboard)? {
        get { self[PasteboardKey.self] }
        set { self[PasteboardKey.self] = newValue }
    }
}
