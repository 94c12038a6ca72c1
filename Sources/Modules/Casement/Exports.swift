// What `import SwiftUI` brings, as Apple's module does.
@_exported import ContentTypes
@_exported import Curves
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNames
@_exported import Geometry
@_exported import Layouts
@_exported import Localization
@_exported import Observation
@_exported import Publishing
@_exported import Scenes
@_exported import Styles
@_exported import Transfers
@_exported import Views
@_exported import Widgets

#if Network
    @_exported import FoundationNetworking
#endif
