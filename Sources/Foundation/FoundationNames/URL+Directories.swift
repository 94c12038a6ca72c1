import Foundation

/// The user's folders, as the desktop's settings or Foundation name them. An app may write into
/// them at once: a folder that is missing is made when its property is first read, because on
/// Apple's systems they always exist.
extension URL {
    public static let documentsDirectory = folder(.documentDirectory, else: "Documents")
    public static let cachesDirectory = folder(.cachesDirectory, else: ".cache")
    public static let applicationSupportDirectory = folder(
        .applicationSupportDirectory, else: ".local/share")
    public static let libraryDirectory = folder(.libraryDirectory, else: ".local")
    public static let desktopDirectory = folder(.desktopDirectory, else: "Desktop")
    public static let downloadsDirectory = folder(.downloadsDirectory, else: "Downloads")
    public static let moviesDirectory = folder(.moviesDirectory, else: "Videos")
    public static let musicDirectory = folder(.musicDirectory, else: "Music")
    public static let picturesDirectory = folder(.picturesDirectory, else: "Pictures")
    public static let sharedPublicDirectory = folder(.sharedPublicDirectory, else: "Public")
    public static let trashDirectory = folder(.trashDirectory, else: ".local/share/Trash/files")
    public static let applicationDirectory = folder(
        .applicationDirectory, else: ".local/share/applications")
    public static var userDirectory: URL { homeDirectory.deletingLastPathComponent() }

    private static func folder(
        _ directory: FileManager.SearchPathDirectory, else path: String
    ) -> URL {
        let known = FileManager.default.urls(for: directory, in: .userDomainMask).first
        let folder = known ?? homeDirectory.appending(path: path, directoryHint: .isDirectory)
        // Where this fails, writing into the folder says why.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
