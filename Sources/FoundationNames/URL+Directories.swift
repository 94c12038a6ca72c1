import Foundation

/// The user's folders, as the desktop's settings or Foundation name them. An app may write into
/// them at once: a folder that is missing is made, because on Apple's systems they always exist.
extension URL {
    public static var documentsDirectory: URL { folder(.documentDirectory, else: "Documents") }
    public static var cachesDirectory: URL { folder(.cachesDirectory, else: ".cache") }
    public static var applicationSupportDirectory: URL {
        folder(.applicationSupportDirectory, else: ".local/share")
    }
    public static var libraryDirectory: URL { folder(.libraryDirectory, else: ".local") }
    public static var desktopDirectory: URL { folder(.desktopDirectory, else: "Desktop") }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, else: "Downloads") }
    public static var moviesDirectory: URL { folder(.moviesDirectory, else: "Videos") }
    public static var musicDirectory: URL { folder(.musicDirectory, else: "Music") }
    public static var picturesDirectory: URL { folder(.picturesDirectory, else: "Pictures") }
    public static var sharedPublicDirectory: URL {
        folder(.sharedPublicDirectory, else: "Public")
    }
    public static var trashDirectory: URL {
        folder(.trashDirectory, else: ".local/share/Trash/files")
    }
    public static var applicationDirectory: URL {
        folder(.applicationDirectory, else: ".local/share/applications")
    }
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
