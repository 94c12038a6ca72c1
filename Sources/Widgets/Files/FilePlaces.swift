import Foundation

/// A folder that a file panel offers at its side.
struct FilePlace: Identifiable, Hashable {
    let title: String
    let symbol: String
    let folder: URL

    var id: String { folder.path }

    /// The user's folders that exist, and the whole disk.
    static var all: [FilePlace] {
        let home = FileManager.default.homeDirectoryForCurrentUser
        let folders: [(String, String, FileManager.SearchPathDirectory)] = [
            ("Desktop", "desktopcomputer", .desktopDirectory),
            ("Documents", "doc", .documentDirectory),
            ("Downloads", "arrow.down.circle", .downloadsDirectory),
            ("Music", "music.note", .musicDirectory),
            ("Pictures", "photo", .picturesDirectory),
            ("Videos", "film", .moviesDirectory),
        ]
        let known = folders.compactMap { title, symbol, directory -> FilePlace? in
            let urls = FileManager.default.urls(for: directory, in: .userDomainMask)
            guard let url = urls.first, url.path != home.path,
                FileManager.default.fileExists(atPath: url.path)
            else { return nil }
            return FilePlace(title: title, symbol: symbol, folder: url.standardizedFileURL)
        }
        return [FilePlace(title: "Home", symbol: "house", folder: home)] + known
            + [
                FilePlace(
                    title: "Computer", symbol: "internaldrive", folder: URL(fileURLWithPath: "/"))
            ]
    }

    /// Where a panel opens if nothing says so: the user's documents, or home.
    static var first: URL {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
        if let url = documents.first, FileManager.default.fileExists(atPath: url.path) {
            return url.standardizedFileURL
        }
        return FileManager.default.homeDirectoryForCurrentUser
    }
}
