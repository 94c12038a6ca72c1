import Foundation
import Views

/// A folder that a file panel offers at its side.
struct FilePlace: Identifiable, Hashable {
    let title: String
    let symbol: String
    let folder: URL
    var isRecent = false

    var id: String { folder.path }

    /// The user's folders, those that files were chosen in last, and the whole disk.
    static func all(recent: [URL]) -> [FilePlace] {
        let home = FileManager.default.homeDirectoryForCurrentUser
        let folders: [(String, String, FileManager.SearchPathDirectory)] = [
            ("Desktop", "menubar.dock.rectangle", .desktopDirectory),
            ("Documents", "doc", .documentDirectory),
            ("Downloads", "arrow.down.circle", .downloadsDirectory),
            ("Music", "music.note", .musicDirectory),
            ("Pictures", "photo", .picturesDirectory),
            ("Videos", "film", .moviesDirectory),
        ]
        let known = folders.compactMap { title, symbol, directory -> FilePlace? in
            let urls = FileManager.default.urls(for: directory, in: .userDomainMask)
            guard let url = urls.first, url.path != home.path else { return nil }
            return FilePlace(title: title, symbol: symbol, folder: url.standardizedFileURL)
        }
        let fixed =
            [FilePlace(title: "Home", symbol: "house", folder: home)] + known
            + [
                FilePlace(
                    title: "Computer", symbol: "internaldrive", folder: URL(fileURLWithPath: "/"))
            ]
        let others = recent.filter { url in !fixed.contains { $0.folder.path == url.path } }
        return fixed
            + others.map {
                FilePlace(title: $0.lastPathComponent, symbol: "clock", folder: $0, isRecent: true)
            }
    }

    /// Makes one of the user's folders that a desktop has by default and this system has not yet.
    func makeIfMissing() {
        guard !isRecent else { return }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
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

/// The places at the side of a file panel.
struct FilePlaces: View {
    /// The folder that the panel shows.
    let folder: URL
    let go: (URL) -> Void
    @Environment(\.defaultAppStorage) private var defaults

    init(folder: URL, go: @escaping (URL) -> Void) {
        self.folder = folder
        self.go = go
    }

    @MainActor var body: some View {
        let all = FilePlace.all(recent: FolderMemory.recent(defaults))
        let place = Binding<String?>(
            get: { all.first { $0.folder.path == folder.path }?.id },
            set: { id in
                guard let place = all.first(where: { $0.id == id }) else { return }
                place.makeIfMissing()
                go(place.folder)
            })
        List(selection: place) {
            ForEach(all.filter { !$0.isRecent }) { row(of: $0) }
            let recent = all.filter(\.isRecent)
            if !recent.isEmpty {
                Section("Recent") { ForEach(recent) { row(of: $0) } }
            }
        }
        .listStyle(.sidebar)
    }

    @MainActor private func row(of place: FilePlace) -> some View {
        Label(place.title, systemImage: place.symbol).lineLimit(1)
    }
}

extension FileDialogOptions {
    /// The folder that a panel opens in.
    func firstFolder(_ defaults: UserDefaults) -> URL {
        memory(defaults).folder ?? defaultDirectory ?? FilePlace.first
    }
}
