import Foundation

/// The user's folders, as the desktop's settings or Foundation name them. An app may write into
/// them at once: a folder that is missing is made when its property is read, because on
/// Apple's systems they always exist.
extension URL {
    /// The folder of the user's documents, usually `~/Documents`.
    public static var documentsDirectory: URL { folder(.documentDirectory, else: "Documents") }
    /// The folder of what apps can make again, usually `~/.cache`.
    public static var cachesDirectory: URL { folder(.cachesDirectory, else: ".cache") }
    /// The folder of what apps keep for themselves, usually `~/.local/share`.
    public static var applicationSupportDirectory: URL {
        folder(.applicationSupportDirectory, else: ".local/share")
    }
    /// The folder of files that support apps, usually `~/.local`.
    public static var libraryDirectory: URL { folder(.libraryDirectory, else: ".local") }
    /// The folder of what lies on the desktop, usually `~/Desktop`.
    public static var desktopDirectory: URL { folder(.desktopDirectory, else: "Desktop") }
    /// The folder of what has been downloaded, usually `~/Downloads`.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, else: "Downloads") }
    /// The folder of the user's movies, usually `~/Videos`.
    public static var moviesDirectory: URL { folder(.moviesDirectory, else: "Videos") }
    /// The folder of the user's music, usually `~/Music`.
    public static var musicDirectory: URL { folder(.musicDirectory, else: "Music") }
    /// The folder of the user's pictures, usually `~/Pictures`.
    public static var picturesDirectory: URL { folder(.picturesDirectory, else: "Pictures") }
    /// The folder that the user shares with others, usually `~/Public`.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, else: "Public") }
    /// The folder of what has been thrown away, usually `~/.local/share/Trash/files`.
    public static var trashDirectory: URL {
        folder(.trashDirectory, else: ".local/share/Trash/files")
    }
    /// The folder of the user's own apps, usually `~/.local/share/applications`.
    public static var applicationDirectory: URL {
        folder(.applicationDirectory, else: ".local/share/applications")
    }
    /// The folder that has the homes of all users, usually `/home`.
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
