import Foundation

/// The names in a folder, read in one go, which takes well under a microsecond a name.
package struct FolderListing: Sendable {
    /// One file or folder.
    package struct Entry: Hashable, Sendable {
        package let name: String
        package let isFolder: Bool

        /// What follows the last dot, in lower case.
        package var fileExtension: String {
            guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.utf8.startIndex
            else { return "" }
            return name[name.utf8.index(after: dot)...].lowercased()
        }
    }

    /// Why a folder cannot be listed, as a sentence.
    package struct Problem: Error, CustomStringConvertible {
        package let description: String

        init(_ path: String, _ code: Int32) {
            let name = (path as NSString).lastPathComponent
            description =
                switch code {
                case ENOENT: "“\(name)” is not there any more."
                case EACCES, EPERM: "You may not see what is in “\(name)”."
                case ENOTDIR: "“\(name)” is not a folder."
                default: "“\(name)” cannot be read: \(String(cString: strerror(code)))."
                }
        }
    }

    /// The entries sorted by name, folders among files.
    package let entries: [Entry]
    /// How many names are not in UTF-8; nothing can refer to them.
    package let unreadableNames: Int

    package init(of folder: URL) throws(Problem) {
        let path = folder.path
        guard let stream = opendir(path) else { throw Problem(path, errno) }
        defer { closedir(stream) }
        var found: [Entry] = []
        var keys = NameKeys()
        var unreadable = 0
        errno = 0
        while let next = readdir(stream) {
            let (kind, name) = Self.name(of: next)
            guard let name else {
                unreadable += 1
                continue
            }
            if name == "." || name == ".." { continue }
            found.append(Entry(name: name, isFolder: Self.isFolder(kind, name, in: path)))
            keys.add(name)
        }
        // The end of a folder sets no error.
        if errno != 0 && errno != EINVAL && found.isEmpty { throw Problem(path, errno) }
        entries = keys.order().map { found[Int($0)] }
        unreadableNames = unreadable
    }

    private static func name(
        of entry: UnsafeMutablePointer<dirent>
    ) -> (kind: Int32, name: String?) {
        let kind = Int32(entry.pointee.d_type)
        let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
        let bytes = UnsafeRawPointer(entry).advanced(by: offset)
            .assumingMemoryBound(to: CChar.self)
        return (kind, String(validatingCString: bytes))
    }

    /// The kind says so at once, but for links and some file systems.
    private static func isFolder(_ kind: Int32, _ name: String, in folder: String) -> Bool {
        switch kind {
        case Int32(DT_DIR): return true
        case Int32(DT_LNK), Int32(DT_UNKNOWN):
            var status = stat()
            guard stat("\(folder)/\(name)", &status) == 0 else { return false }
            return status.st_mode & S_IFMT == S_IFDIR
        default: return false
        }
    }
}

/// Sorts names regardless of case, and numbers in them by their value.
private struct NameKeys {
    /// The bytes by which a name is sorted, as a range of a common buffer.
    private struct Key {
        /// The first eight of them as a number, which decides most comparisons.
        let head: UInt64
        let start: UInt32
        let length: UInt32
        /// The name's number.
        let index: UInt32
    }

    private var bytes: [UInt8] = []
    private var keys: [Key] = []

    mutating func add(_ name: String) {
        let start = bytes.count
        var copy = name
        let isPlain = copy.withUTF8 { utf8 in
            guard utf8.allSatisfy({ $0 < 0x80 }) else { return false }
            append(utf8) { $0 >= 0x41 && $0 <= 0x5a ? $0 | 0x20 : $0 }
            return true
        }
        if !isPlain {
            var folded = name.folding(
                options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            folded.withUTF8 { append($0) { $0 } }
        }
        var head: UInt64 = 0
        for offset in 0..<8 {
            let byte = start + offset < bytes.count ? bytes[start + offset] : 0
            head = head << 8 | UInt64(byte)
        }
        keys.append(
            Key(
                head: head, start: UInt32(truncatingIfNeeded: start),
                length: UInt32(truncatingIfNeeded: bytes.count - start),
                index: UInt32(truncatingIfNeeded: keys.count)))
    }

    /// The numbers of the names in their order.
    func order() -> [UInt32] {
        var sorted = keys
        bytes.withUnsafeBufferPointer { bytes in
            sorted.sort { a, b in
                if a.head != b.head { return a.head < b.head }
                guard let base = bytes.baseAddress else { return false }
                let order = memcmp(
                    base + Int(a.start), base + Int(b.start), Int(min(a.length, b.length)))
                return order == 0 ? a.length < b.length : order < 0
            }
        }
        return sorted.map(\.index)
    }

    /// A number becomes a digit, its length, and its digits without leading zeros.
    private mutating func append(
        _ utf8: UnsafeBufferPointer<UInt8>, _ fold: (UInt8) -> UInt8
    ) {
        var index = 0
        while index < utf8.count {
            let byte = utf8[index]
            guard Self.isDigit(byte) else {
                bytes.append(fold(byte))
                index += 1
                continue
            }
            var end = index
            while end < utf8.count, Self.isDigit(utf8[end]) { end += 1 }
            while index < end - 1, utf8[index] == 0x30 { index += 1 }
            bytes.append(0x30)
            bytes.append(UInt8(min(end - index, 255)))
            bytes += utf8[index..<end]
            index = end
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}

/// The property by which files are sorted.
package enum FolderOrder: Hashable, Sendable { case name, date, size }

/// When a file was changed, and how large it is; `nil` if it cannot be asked.
package struct FileDetails: Sendable {
    package let date: Date
    package let size: Int

    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let seconds = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
        date = Date(timeIntervalSince1970: seconds)
        size = Int(status.st_size)
    }
}

extension FolderListing {
    /// The entries that are shown: folders first, then files, in an order.
    package func entries(
        in folder: URL, by order: FolderOrder, ascending: Bool, showsHidden: Bool,
        listing lists: (_ fileExtension: String, _ isFolder: Bool) -> Bool
    ) -> [Entry] {
        var known: [String: Bool] = [:]
        let shown = entries.filter { entry in
            if !showsHidden, entry.name.utf8.first == UInt8(ascii: ".") { return false }
            if entry.isFolder { return lists("", true) }
            let ending = entry.fileExtension
            if let answer = known[ending] { return answer }
            let answer = lists(ending, false)
            known[ending] = answer
            return answer
        }
        let sorted = order == .name ? shown : Self.sorted(shown, in: folder, by: order)
        let directed = ascending ? sorted : sorted.reversed()
        return directed.filter(\.isFolder) + directed.filter { !$0.isFolder }
    }

    private static func sorted(
        _ entries: [Entry], in folder: URL, by order: FolderOrder
    ) -> [Entry] {
        let path = folder.path
        let measured = entries.map { entry -> (Entry, Double) in
            let details = FileDetails("\(path)/\(entry.name)")
            let measure =
                order == .date
                ? details?.date.timeIntervalSince1970 : details.map { Double($0.size) }
            return (entry, measure ?? -1)
        }
        return measured.enumerated()
            .sorted {
                $0.element.1 == $1.element.1
                    ? $0.offset < $1.offset : $0.element.1 < $1.element.1
            }
            .map(\.element.0)
    }
}
