import Foundation
import FoundationNames
import Views

extension Text {
    /// A text whose runs have attributes of their own.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(
            .styled(
                attributedContent.runs.map { run in
                    var text = Text(verbatim: String(attributedContent[run.range].characters))
                    text.changes = Self.changes(run.attributes)
                    return text
                }))
    }

    private static func changes(_ attributes: AttributeContainer) -> [TextChange] {
        var changes: [TextChange] = []
        if let intent = attributes.foundation.inlinePresentationIntent {
            changes += Self.changes(intent)
        }
        if let font = attributes.swiftUI.font { changes.append(.font(font)) }
        if let color = attributes.swiftUI.foregroundColor {
            changes.append(.foreground(AnyShapeStyle(color)))
        }
        if let color = attributes.swiftUI.backgroundColor { changes.append(.background(color)) }
        if let line = attributes.swiftUI.underlineStyle { changes.append(.underline(line)) }
        if let line = attributes.swiftUI.strikethroughStyle {
            changes.append(.strikethrough(line))
        }
        if let points = attributes.swiftUI.kern { changes.append(.kerning(points)) }
        if let points = attributes.swiftUI.tracking { changes.append(.tracking(points)) }
        if let points = attributes.swiftUI.baselineOffset {
            changes.append(.baselineOffset(points))
        }
        if let link = attributes.foundation.link { changes.append(.link(link)) }
        return changes
    }

    /// What a part means decides how it looks, on top of its font.
    private static func changes(_ intent: InlinePresentationIntent) -> [TextChange] {
        var changes: [TextChange] = []
        if intent.contains(.stronglyEmphasized) { changes.append(.bold(true)) }
        if intent.contains(.emphasized) { changes.append(.italic(true)) }
        if intent.contains(.code) { changes.append(.design(.monospaced)) }
        if intent.contains(.strikethrough) { changes.append(.strikethrough(.single)) }
        return changes
    }
}

extension AttributeScopes {
    /// The scope of the attributes with which texts are shown.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that runs of an attributed string can have.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of the run; if it has none, that of the text.
        public let font: FontAttribute
        /// The colour of the run's characters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the run's characters.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the run.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the run.
        public let underlineStyle: UnderlineStyleAttribute
        /// Points between the run's characters; ligatures are split.
        public let kern: KerningAttribute
        /// Points between the run's characters, in addition to `kern`.
        public let tracking: TrackingAttribute
        /// How far the run is raised above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The attributes of Foundation, of which links and inline presentation intents are shown.
        public let foundation: FoundationAttributes

        /// The key of the font of a run.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            /// The key's name, under which an attributed string is encoded.
            public static let name = "SwiftUI.Font"
        }

        /// The key of the colour of a run's characters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            /// The key's name, under which an attributed string is encoded.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The key of the colour behind a run.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            /// The key's name, under which an attributed string is encoded.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The key of the line through a run.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            /// The key's name, under which an attributed string is encoded.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The key of the line under a run.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            /// The key's name, under which an attributed string is encoded.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The key of the points between a run's characters.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The key's name, under which an attributed string is encoded.
            public static let name = "SwiftUI.Kern"
        }

        /// The key of the points between a run's characters, in addition to kerning.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The key's name, under which an attributed string is encoded.
            public static let name = "SwiftUI.Tracking"
        }

        /// The attribute that raises a run of text, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The key's name, under which an attributed string is encoded.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds the attributes of SwiftUI as members of an attributed string.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}
