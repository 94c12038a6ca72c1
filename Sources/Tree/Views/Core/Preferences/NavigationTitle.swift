import Foundation

/// The title that a window's content gives the window; nil where it gives none.
package enum NavigationTitleKey: PreferenceKey {
    package static var defaultValue: String? { nil }

    /// The foremost view names the window.
    package static func reduce(value: inout String?, nextValue: () -> String?) {
        value = nextValue() ?? value
    }
}

/// The subtitle that a window's content gives the window; nil where it gives none.
package enum NavigationSubtitleKey: PreferenceKey {
    package static var defaultValue: String? { nil }

    package static func reduce(value: inout String?, nextValue: () -> String?) {
        value = nextValue() ?? value
    }
}

/// The document that a window's content shows; nil where it shows none.
package enum NavigationDocumentKey: PreferenceKey {
    package static var defaultValue: URL? { nil }

    package static func reduce(value: inout URL?, nextValue: () -> URL?) {
        value = nextValue() ?? value
    }
}
