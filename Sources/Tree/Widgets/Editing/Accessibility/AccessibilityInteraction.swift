import Foundation
import Views

/// How a view takes touches while assistive technology is used.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The view makes sounds of its own, so that nothing else is spoken while it is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The view takes touches once it has been activated.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The kind of text in a view, by which it is read.
public struct AccessibilityTextContentType: Sendable {
    let name: String

    /// Text without a form of its own.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// The input and output of a terminal.
    public static let console = AccessibilityTextContentType(name: "console")
    /// The names and paths of files.
    public static let fileSystem = AccessibilityTextContentType(name: "file system")
    /// The messages of a conversation.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// Prose, such as an article or a story.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// The text of a program, in which punctuation matters.
    public static let sourceCode = AccessibilityTextContentType(name: "source code")
    /// The cells of a spreadsheet.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// A document as a word processor shows it.
    public static let wordProcessing = AccessibilityTextContentType(name: "word processing")
}

extension View {
    /// Whether touches go to the view itself, and are not gestures of assistive technology.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View {
        detailed(
            isDirectTouchArea
                ? .directTouch(
                    silent: options.contains(.silentOnTouch),
                    requiresActivation: options.contains(.requiresActivation))
                : nil)
    }

    /// Whether people can do something with the view, so that switches stop at it.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        detailed(.respondsToUserInteraction(respondsToUserInteraction))
    }

    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> some View {
        detailed(isEnabled ? .respondsToUserInteraction(respondsToUserInteraction) : nil)
    }

    /// The kind of text in the view.
    nonisolated public func accessibilityTextContentType(
        _ textContentType: AccessibilityTextContentType
    ) -> some View {
        detailed(.textContentType(textContentType.name))
    }

    /// Whether pictures in the view keep their colours where all others are inverted.
    nonisolated public func accessibilityIgnoresInvertColors(
        _ active: Bool = true
    ) -> some View {
        detailed(active ? .ignoresInvertedColors : nil)
    }

    // MARK: Large content

    /// Shows the view's label large while the view is held, for people with large text.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
        detailed(.largeContent { nil })
    }

    /// Shows what another view says large while the view is held.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        modifier(LargeContent(content: largeContentView()))
    }
}

/// Describes a view by the texts of another one, which is neither drawn nor described itself.
nonisolated private struct LargeContent<Large: View>: ViewModifier {
    let large: Large
    @Retained private var position = TreePosition()

    init(content: Large) { large = content }

    @MainActor func body(content: Content) -> some View {
        let position = position
        return
            content
            .background {
                large.fixedSize().treePosition(position).modifier(Undrawn())
                    .accessibilityHidden(true)
            }
            .detailed(
                .largeContent {
                    position.renders.first.flatMap { AccessibilityTree.text(in: $0) }
                })
    }
}
