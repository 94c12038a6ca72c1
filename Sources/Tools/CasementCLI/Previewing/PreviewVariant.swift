import AutomationProtocol
import Foundation

/// One of the ways in which each preview is looked at.
enum PreviewVariant: String, CaseIterable {
    case light, dark, largeType, rightToLeft, narrow

    /// In points: the width of a telephone.
    static let narrowWidth = 390.0
    private static let usualHeight = 844.0

    var title: String {
        switch self {
        case .light: "Light"
        case .dark: "Dark"
        case .largeType: "Large type"
        case .rightToLeft: "Right to left"
        case .narrow: "390 wide"
        }
    }

    var environment: EnvironmentChange {
        var change = EnvironmentChange()
        switch self {
        case .light: change.colorScheme = .light
        case .dark: change.colorScheme = .dark
        case .largeType: change.dynamicTypeSize = .accessibility2
        case .rightToLeft: change.layoutDirection = .rightToLeft
        case .narrow: break
        }
        return change
    }

    /// Type has sizes only where people touch.
    var phases: AppLaunch.Phases? { self == .largeType ? .device : nil }

    /// The size of the window for a preview of that size; nil if the preview decides.
    func size(of preview: CGSize?) -> CGSize? {
        guard self == .narrow else { return preview }
        return CGSize(
            width: Self.narrowWidth, height: preview.map { Double($0.height) } ?? Self.usualHeight)
    }
}
