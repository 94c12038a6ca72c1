// Values that Apple's Foundation brings along, and which Foundation on Linux lacks.
@_exported import struct Geometry.CGAffineTransform
@_exported import struct Geometry.CGVector
@_exported import ContentTypes
