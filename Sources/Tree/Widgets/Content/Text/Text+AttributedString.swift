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
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that runs of an attributed string can have.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}
