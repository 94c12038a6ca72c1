import Views

/// The page of a stack or column, as a stack sees it that fills the page: that stack has the only
/// bar, with the way back from the page.
struct EnclosingPage: Equatable {
    /// Nil where there is no way back.
    let exit: Exit?
    /// Whether its bar has no space for a field beside the title.
    let isNarrow: Bool

    /// The same object while there is a way back, so that a new closure does not make readers dirty.
    final class Exit {
        var perform: () -> Void = {}
        init() {}
    }

    static func == (a: EnclosingPage, b: EnclosingPage) -> Bool {
        a.exit === b.exit && a.isNarrow == b.isNarrow
    }
}

private enum EnclosingPageKey: EnvironmentKey { static var defaultValue: EnclosingPage? { nil } }

extension EnvironmentValues {
    /// The page around; nil outside of pages and in content that scrolls in one.
    var enclosingPage: EnclosingPage? {
        get { self[EnclosingPageKey.self] }
        set { self[EnclosingPageKey.self] = newValue }
    }
}
