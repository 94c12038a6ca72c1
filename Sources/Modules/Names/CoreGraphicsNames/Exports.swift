// What `import CoreGraphics` brings, as far as SwiftUI programs use it.
@_exported import typealias Casement.CFArray
@_exported import typealias Casement.CFDictionary
@_exported import typealias Casement.CFMutableData
@_exported import typealias Casement.CFURL
@_exported import enum Casement.CGBlendMode
@_exported import class Casement.CGContext
@_exported import class Casement.CGDataConsumer
@_exported import class Casement.CGGradient
@_exported import struct Casement.CGGradientDrawingOptions
@_exported import enum Casement.CGImageAlphaInfo
@_exported import enum Casement.CGPathDrawingMode
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
