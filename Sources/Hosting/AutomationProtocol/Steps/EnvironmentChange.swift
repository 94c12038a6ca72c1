/// A change of an app's environment; values that are `nil` stay as they are.
package struct EnvironmentChange: Hashable, Codable, Sendable {
    package enum Scheme: String, Codable, Sendable, CaseIterable { case light, dark }
    package enum Direction: String, Codable, Sendable, CaseIterable {
        case leftToRight, rightToLeft
    }
    package enum TypeSize: String, Codable, Sendable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    package var colorScheme: Scheme?
    package var locale: String?
    package var dynamicTypeSize: TypeSize?
    package var layoutDirection: Direction?

    package init() {}
}
