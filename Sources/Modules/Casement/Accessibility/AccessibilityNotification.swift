import Foundation
import FoundationNames
import Hosting
import Widgets

/// What an app tells assistive technology by itself.
public enum AccessibilityNotification {
    /// A sentence that a screen reader speaks once it has spoken what it is at.
    public struct Announcement: Sendable {
        private let sentence: String

        /// Creates an announcement of a string, which is spoken as it is.
        @_disfavoredOverload
        public init(_ announcement: String) { sentence = announcement }

        /// Creates an announcement of the characters of an attributed string.
        public init(_ announcement: AttributedString) {
            sentence = String(announcement.characters)
        }

        /// Has the sentence spoken.
        public func post() { CurrentApp.latest?.announce(sentence) }
    }

    /// Says that what is shown has been scrolled, in a sentence that a screen reader speaks.
    public struct PageScrolled: Sendable {
        private let announcement: Announcement

        /// Creates a notification with a string, which is spoken as it is.
        @_disfavoredOverload
        public init(_ announcement: String) { self.announcement = Announcement(announcement) }

        /// Creates a notification with the characters of an attributed string.
        public init(_ announcement: AttributedString) {
            self.announcement = Announcement(announcement)
        }

        /// Has the sentence spoken.
        public func post() { announcement.post() }
    }

    /// Says that a part of what is shown has changed. A screen reader hears of each change without it.
    public struct LayoutChanged {
        private let element: Any?

        /// Creates a notification. A string is spoken; an element has no effect.
        public init(_ element: Any? = nil) { self.element = element }

        /// Has the sentence spoken, if there is one.
        public func post() { AccessibilityNotification.announce(element) }
    }

    /// Says that most of what is shown has changed. A screen reader hears of each change without it.
    public struct ScreenChanged {
        private let element: Any?

        /// Creates a notification. A string is spoken; an element has no effect.
        public init(_ element: Any? = nil) { self.element = element }

        /// Has the sentence spoken, if there is one.
        public func post() { AccessibilityNotification.announce(element) }
    }

    private static func announce(_ element: Any?) {
        if let sentence = element as? String { Announcement(sentence).post() }
    }
}
