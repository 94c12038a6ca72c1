import Foundation
import Views

extension EnvironmentChange {
    func apply(to values: inout EnvironmentValues) {
        if let colorScheme { values.colorScheme = colorScheme == .dark ? .dark : .light }
        if let locale { values.locale = Locale(identifier: locale) }
        if let dynamicTypeSize { values.dynamicTypeSize = DynamicTypeSize(dynamicTypeSize) }
        if let layoutDirection {
            values.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
        if let contrast {
            values.colorSchemeContrast = contrast == .increased ? .increased : .standard
        }
        if let reduceMotion { values.accessibilityReduceMotion = reduceMotion }
        if let reduceTransparency { values.accessibilityReduceTransparency = reduceTransparency }
        if let differentiateWithoutColor {
            values.accessibilityDifferentiateWithoutColor = differentiateWithoutColor
        }
        if let boldText { values.legibilityWeight = boldText ? .bold : .regular }
    }
}

extension DynamicTypeSize {
    fileprivate init(_ size: EnvironmentChange.TypeSize) {
        self =
            switch size {
            case .xSmall: .xSmall
            case .small: .small
            case .medium: .medium
            case .large: .large
            case .xLarge: .xLarge
            case .xxLarge: .xxLarge
            case .xxxLarge: .xxxLarge
            case .accessibility1: .accessibility1
            case .accessibility2: .accessibility2
            case .accessibility3: .accessibility3
            case .accessibility4: .accessibility4
            case .accessibility5: .accessibility5
            }
    }
}
