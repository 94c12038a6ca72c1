import Glibc

/// Watches for new files in a folder and new permissions, also before the folder exists: the kernel
/// creates that of input devices with the first device.
final class FolderWatch {
    /// Readable while there are changes; -1 where the system gives no watch.
    let descriptor: Int32
    /// Why the folder cannot be watched: the number of an error, or 0.
    private(set) var failure: Int32 = 0
    private let folder: String
    private let parent: String
    private var folderWatch: Int32 = -1
    private var parentWatch: Int32 = -1

    init(_ folder: String) {
        self.folder = folder
        let slash = folder.lastIndex(of: "/")
        parent = slash.map { $0 == folder.startIndex ? "/" : String(folder[..<$0]) } ?? "."
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        watch()
    }

    deinit { if descriptor >= 0 { Glibc.close(descriptor) } }

    /// Whether there was any since the last call.
    func takeNews() -> Bool {
        var hasNews = false
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { break }
            hasNews = true
            forget(bytes[..<count])
        }
        if hasNews { watch() }
        return hasNews
    }

    /// Watches the folder, or for its creation.
    private func watch() {
        guard folderWatch < 0 else { return }
        watchFolder()
        guard folderWatch < 0, failure == ENOENT, parentWatch < 0 else { return }
        parentWatch = inotify_add_watch(descriptor, parent, UInt32(IN_CREATE))
        // It may just have been created.
        watchFolder()
    }

    private func watchFolder() {
        let events = IN_CREATE | IN_ATTRIB | IN_MOVED_TO | IN_DELETE_SELF
        folderWatch = inotify_add_watch(descriptor, folder, UInt32(events))
        failure = folderWatch < 0 ? errno : 0
        guard folderWatch >= 0, parentWatch >= 0 else { return }
        inotify_rm_watch(descriptor, parentWatch)
        parentWatch = -1
    }

    /// Removes the watches of deleted folders.
    private func forget(_ events: ArraySlice<UInt8>) {
        events.withUnsafeBytes { events in
            let header = MemoryLayout<inotify_event>.size
            var offset = 0
            while offset + header <= events.count {
                let event = events.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                if event.mask & UInt32(IN_IGNORED) != 0 {
                    if event.wd == folderWatch { folderWatch = -1 }
                    if event.wd == parentWatch { parentWatch = -1 }
                }
                offset += header + Int(event.len)
            }
        }
    }
}
