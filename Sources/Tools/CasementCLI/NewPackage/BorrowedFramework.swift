/// A framework besides SwiftUI of which a new package's files can use the values: colours, pictures,
/// fonts, the clipboard.
///
/// UIKit's are there unless something else is asked for, because most apps that import SwiftUI alone
/// use `UIColor` too. Its alias makes `#if canImport(UIKit)` true.
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
