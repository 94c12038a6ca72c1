// What `import QuartzCore` brings, as far as SwiftUI programs use it: transforms in space, and the
// clock of animations.
@_exported import CoreGraphicsNames
@_exported import struct Geometry.CATransform3D
@_exported import func Geometry.CATransform3DConcat
@_exported import func Geometry.CATransform3DEqualToTransform
@_exported import var Geometry.CATransform3DIdentity
@_exported import func Geometry.CATransform3DIsIdentity
@_exported import func Geometry.CATransform3DMakeAffineTransform
@_exported import func Geometry.CATransform3DMakeRotation
@_exported import func Geometry.CATransform3DMakeScale
@_exported import func Geometry.CATransform3DMakeTranslation
@_exported import func Geometry.CATransform3DRotate
@_exported import func Geometry.CATransform3DScale
@_exported import func Geometry.CATransform3DTranslate
