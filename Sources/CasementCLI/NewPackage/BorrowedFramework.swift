/// A framework besides SwiftUI of which a new package's files can use the values: colours, pictures,
/// fonts, the clipboard.
///
/// None is there unless it is asked for, because its alias makes `#if canImport(UIKit)` true, and
/// what stands behind that often needs the framework's views.
package enum BorrowedFramework: String, CaseIterable, Hashable, Sendable {
    case uiKit = "UIKit"
    case appKit = "AppKit"
    case coreGraphics = "CoreGraphics"

    /// The product of Casement that declares the values.
    var product: String { "\(rawValue)Names" }

    /// UIKit and AppKit bring Core Graphics along.
    var aliases: [String] {
        let graphics = ["CoreGraphics=CoreGraphicsNames", "QuartzCore=QuartzCoreNames"]
        return self == .coreGraphics ? graphics : ["\(rawValue)=\(product)"] + graphics
    }
}
