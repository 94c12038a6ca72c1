import Foundation

// The colours that have the same numbers in every appearance, with UIKit's and AppKit's names.
extension BorrowedColor {
    package static let black = BorrowedColor(white: 0, alpha: 1)
    package static let darkGray = BorrowedColor(white: 1 / 3, alpha: 1)
    package static let lightGray = BorrowedColor(white: 2 / 3, alpha: 1)
    package static let white = BorrowedColor(white: 1, alpha: 1)
    package static let gray = BorrowedColor(white: 0.5, alpha: 1)
    package static let red = BorrowedColor(red: 1, green: 0, blue: 0, alpha: 1)
    package static let green = BorrowedColor(red: 0, green: 1, blue: 0, alpha: 1)
    package static let blue = BorrowedColor(red: 0, green: 0, blue: 1, alpha: 1)
    package static let cyan = BorrowedColor(red: 0, green: 1, blue: 1, alpha: 1)
    package static let yellow = BorrowedColor(red: 1, green: 1, blue: 0, alpha: 1)
    package static let magenta = BorrowedColor(red: 1, green: 0, blue: 1, alpha: 1)
    package static let orange = BorrowedColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    package static let purple = BorrowedColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    package static let brown = BorrowedColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    package static let clear = BorrowedColor(white: 0, alpha: 0)
}
