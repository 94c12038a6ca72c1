// What `import SwiftData` brings, as Apple's module does.
@_exported import Foundation
@_exported import FoundationNames
@_exported import Observation
@_exported import Records
