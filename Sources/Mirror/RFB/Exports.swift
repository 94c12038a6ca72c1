// Viewers are sent pixels.
@_exported import ScreenPixels
