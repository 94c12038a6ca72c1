// What `import UIKit` brings besides the values declared here.
@_exported import class BorrowedViews.CALayer
@_exported import enum BorrowedViews.NSLineBreakMode
@_exported import enum BorrowedViews.NSTextAlignment
@_exported import CoreGraphicsNames
@_exported import QuartzCoreNames
@_exported import enum Widgets.UIKeyboardType
@_exported import enum Widgets.UITextAutocapitalizationType
@_exported import struct Widgets.UITextContentType
