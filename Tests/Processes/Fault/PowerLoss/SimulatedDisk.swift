import Foundation

/// It is as strict as POSIX allows: a file's sync brings its bytes to disk and not its name; names
/// are on disk once the directory is synced.
struct SimulatedDisk {
    private struct Change {
        /// Nil for a change of names.
        var file: Int?
        var call: DiskLog.Call
        /// The file that a name stands for.
        var target: Int?
    }

    /// Files as they are on disk for certain, by number.
    private var files: [Data] = []
    /// The numbers of names that are on disk for certain.
    private var names: [String: Int] = [:]
    /// The names as running processes see them.
    private var seen: [String: Int] = [:]
    private var pending: [Change] = []

    /// How many changes a power cut may lose now.
    var pendingCount: Int { pending.count }

    mutating func apply(_ call: DiskLog.Call) {
        switch call {
        case .note: break
        case .create(let name):
            files.append(Data())
            seen[name] = files.count - 1
            pending.append(Change(call: call, target: files.count - 1))
        case .write(let name, _, _), .truncate(let name, _):
            guard let file = seen[name] else { fatalError("\(name) was never made") }
            pending.append(Change(file: file, call: call))
        case .unlink(let name):
            seen[name] = nil
            pending.append(Change(call: call))
        case .rename(let old, let new):
            let file = seen.removeValue(forKey: old)
            seen[new] = file
            pending.append(Change(call: call, target: file))
        case .sync(let name):
            let file = name == "." ? nil : seen[name]
            for change in pending where change.file == file {
                Self.apply(change, &files, &names)
            }
            pending.removeAll { $0.file == file }
        }
    }

    /// What of a change reaches the disk.
    enum Fate { case lost, whole, torn }

    /// Writes the files a power cut leaves into a directory, where chance decides each change.
    func write(to directory: String, _ fates: [Fate]) throws {
        var (files, names) = (files, names)
        for (change, fate) in zip(pending, fates) {
            switch (fate, change.call) {
            case (.lost, _): break
            case (.torn, .write(let name, let offset, let bytes)) where bytes.count > 512:
                var torn = change
                torn.call = .write(name, offset: offset, bytes: bytes.prefix(512))
                Self.apply(torn, &files, &names)
            default: Self.apply(change, &files, &names)
            }
        }
        try FileManager.default.createDirectory(
            atPath: directory, withIntermediateDirectories: true)
        for (name, file) in names {
            try files[file].write(to: URL(filePath: directory + "/" + name))
        }
    }

    private static func apply(
        _ change: Change, _ files: inout [Data], _ names: inout [String: Int]
    ) {
        switch change.call {
        case .write(_, let offset, let bytes):
            guard let file = change.file else { return }
            let end = offset + bytes.count
            if files[file].count < end {
                files[file].append(Data(count: end - files[file].count))
            }
            files[file].replaceSubrange(offset..<end, with: bytes)
        case .truncate(_, let length):
            guard let file = change.file else { return }
            let count = files[file].count
            if length < count {
                files[file].removeLast(count - length)
            } else {
                files[file].append(Data(count: length - count))
            }
        case .create(let name): names[name] = change.target
        case .unlink(let name): names[name] = nil
        case .rename(let old, let new):
            if names[old] == change.target { names[old] = nil }
            names[new] = change.target
        case .sync, .note: break
        }
    }
}
