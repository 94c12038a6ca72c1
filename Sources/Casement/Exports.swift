// The modules that Apple's SwiftUI exports again, too: `import SwiftUI` alone brings them all.
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Geometry
@_exported import Layouts
@_exported import Observation
@_exported import Publishing
@_exported import Scenes
@_exported import Views
@_exported import Widgets
