// What `import PhotosUI` brings, as far as SwiftUI programs use it: the picker of photos, which shows
// the files of a folder.
@_exported import Casement
