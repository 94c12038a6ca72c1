import Foundation

/// The title that a window's content gives the window; nil where it gives none.
package enum NavigationTitleKey: PreferenceKey {
    package static var defaultValue: String? { nil }

    /// What is shown on top of other things names the window.
    package static func reduce(value: inout String?, nextValue: () -> String?) {
        value = nextValue() ?? value
    }
}

/// What a window's content writes beside the title; nil where it writes nothing.
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
