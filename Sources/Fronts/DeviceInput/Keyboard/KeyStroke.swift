import Views

/// What pressing a key means.
struct KeyStroke: Equatable {
    /// Nil for keys that mean nothing by themselves, such as Shift or a dead key.
    var key: Key?
    /// What it types; empty for nothing.
    var text = ""
}
