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
}
