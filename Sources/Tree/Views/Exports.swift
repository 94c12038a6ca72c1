// Rooms whose public types apps see through `Views`.
@_exported import Curves
@_exported import Localization
@_exported import Styles
