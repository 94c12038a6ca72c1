import Foundation
import Geometry
import Views

/// A change of an app's environment; nil values stay as they are.
package struct EnvironmentChange: Hashable, Codable, Sendable {
    package enum Scheme: String, Codable, Sendable, CaseIterable { case light, dark }
    package enum Direction: String, Codable, Sendable, CaseIterable {
        case leftToRight, rightToLeft
    }

    package var colorScheme: Scheme?
    package var locale: String?
    /// As `DynamicTypeSize` spells its cases.
    package var dynamicTypeSize: String?
    package var layoutDirection: Direction?

    package init() {}

    package static let typeSizes = DynamicTypeSize.allCases.map { "\($0)" }

    package func apply(to values: inout EnvironmentValues) {
        if let colorScheme { values.colorScheme = colorScheme == .dark ? .dark : .light }
        if let locale { values.locale = Locale(identifier: locale) }
        if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == dynamicTypeSize }) {
            values.dynamicTypeSize = size
        }
        if let layoutDirection {
            values.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
