// What `import CoreGraphics` brings, as far as SwiftUI programs use it.
@_exported import FoundationNames
@_exported import Foundation
@_exported import struct Geometry.CGAffineTransform
@_exported import enum Geometry.CGLineCap
@_exported import enum Geometry.CGLineJoin
@_exported import struct Geometry.CGVector
@_exported import class Styles.CGColor
@_exported import enum Styles.CGColorRenderingIntent
@_exported import class Styles.CGColorSpace
@_exported import func Styles.CGColorSpaceCreateDeviceGray
@_exported import func Styles.CGColorSpaceCreateDeviceRGB
@_exported import class Styles.CGDataProvider
@_exported import class Styles.CGImage
@_exported import class Styles.CGMutablePath
@_exported import class Styles.CGPath
@_exported import enum Styles.CGPathFillRule
