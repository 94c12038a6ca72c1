// What `import AppKit` brings besides the values declared here.
@_exported import class BorrowedViews.CALayer
@_exported import enum BorrowedViews.NSLineBreakMode
@_exported import enum BorrowedViews.NSTextAlignment
@_exported import CoreGraphicsNames
@_exported import QuartzCoreNames
