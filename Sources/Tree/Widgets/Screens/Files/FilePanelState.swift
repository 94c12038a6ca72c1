import Foundation
import FoundationNames

/// The rows of a folder, in one object so that nothing compares them.
final class FileRows {
    let entries: [FolderListing.Entry]
    init(_ entries: [FolderListing.Entry]) { self.entries = entries }
}

/// What a file panel shows: a folder, its files in an order, and which of them are selected.
struct FilePanelState {
    let purpose: FilePurpose
    private(set) var folder: URL
    private(set) var rows = FileRows([])
    /// Why the folder cannot be listed, as a sentence.
    private(set) var problem: String?
    /// A sentence about what the user has just tried.
    var notice: String?
    var selection: Set<Int> = []
    var showsHidden: Bool { didSet { show() } }
    private(set) var order = FolderOrder.name
    private(set) var isAscending = true
    /// The name of the file to save.
    var name = ""
    private var listing: FolderListing?
    private let isEnabled: ((URL) -> Bool)?
    private let entersPackages: Bool

    init(_ purpose: FilePurpose, in folder: URL, _ options: FileDialogOptions) {
        self.purpose = purpose
        self.folder = folder.standardizedFileURL
        showsHidden = options.browser.contains(.includeHiddenFiles)
        entersPackages = options.browser.contains(.enumeratePackages)
        isEnabled = options.isEnabled
        if case .save(let name, _) = purpose { self.name = name }
        reload()
    }

    // MARK: Going

    mutating func go(to folder: URL) {
        self.folder = folder.standardizedFileURL
        notice = nil
        reload()
    }

    mutating func goUp() {
        guard folder.path != "/" else { return }
        let name = folder.lastPathComponent
        go(to: folder.deletingLastPathComponent())
        select(name)
    }

    /// Reads the folder again.
    mutating func reload() {
        selection = []
        do throws(FolderListing.Problem) {
            let listing = try FolderListing(of: folder)
            self.listing = listing
            problem = nil
            if listing.unreadableNames > 0 {
                notice = "\(listing.unreadableNames) names are not in UTF-8 and are left out."
            }
        } catch {
            listing = nil
            problem = error.description
        }
        show()
    }

    mutating func sort(by order: FolderOrder) {
        isAscending = self.order == order ? !isAscending : true
        self.order = order
        show()
    }

    private mutating func show() {
        let selected = Set(selection.compactMap { self[$0]?.name })
        let purpose = purpose
        let entries = listing?.entries(
            in: folder, by: order, ascending: isAscending, showsHidden: showsHidden
        ) { purpose.lists($0, isFolder: $1) }
        rows = FileRows(entries ?? [])
        selection =
            selected.isEmpty
            ? [] : Set(rows.entries.indices.filter { selected.contains(rows.entries[$0].name) })
    }

    /// Whether the folder has files of which none can be chosen, which an open panel says. In a new
    /// name's folder it does not matter.
    var hidesFiles: Bool {
        !purpose.isSaving && rows.entries.isEmpty && listing?.entries.isEmpty == false
    }

    mutating func select(_ name: String) {
        if let index = rows.entries.firstIndex(where: { $0.name == name }) { selection = [index] }
    }

    // MARK: Rows

    subscript(index: Int) -> FolderListing.Entry? {
        rows.entries.indices.contains(index) ? rows.entries[index] : nil
    }

    func url(_ entry: FolderListing.Entry) -> URL {
        folder.appendingPathComponent(entry.name, isDirectory: entry.isFolder)
    }

    /// Whether the row can be chosen, or else only entered.
    func isChoosable(_ entry: FolderListing.Entry) -> Bool {
        if let isEnabled, !isEnabled(url(entry)) { return false }
        guard entry.isFolder else { return !purposeIsFolder }
        return purpose.takesFolders || !entersPackages && purpose.takesAsFile(entry.name)
    }

    private var purposeIsFolder: Bool { if case .folder = purpose { true } else { false } }

    /// Whether the row is entered when it is opened.
    func isEntered(_ entry: FolderListing.Entry) -> Bool {
        entry.isFolder && (entersPackages || !purpose.takesAsFile(entry.name))
    }

    var selectedEntries: [FolderListing.Entry] { selection.sorted().compactMap { self[$0] } }

    // MARK: New folders

    /// Makes a folder and selects it; false, with a notice, where that is not possible.
    mutating func makeFolder(_ name: String) -> Bool {
        guard let problem = Self.problem(ofName: name) else {
            do {
                try FileManager.default.createDirectory(
                    at: folder.appendingPathComponent(name), withIntermediateDirectories: false)
            } catch {
                notice = "The folder “\(name)” was not made: \(FileProblem.reason(error))"
                return false
            }
            notice = nil
            reload()
            select(name)
            return true
        }
        notice = problem
        return false
    }

    /// Why a name cannot be that of a file; nil where it can.
    static func problem(ofName name: String) -> String? {
        if name.isEmpty || name == "." || name == ".." { return "A file needs a name." }
        if name.contains("/") { return "A name cannot have a slash in it." }
        if name.utf8.count > 255 { return "The name is too long." }
        return nil
    }
}

/// Says what went wrong with a file.
package enum FileProblem {
    package static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        if cause.domain == NSPOSIXErrorDomain {
            return "\(String(cString: strerror(Int32(cause.code))))."
        }
        return error.localizedDescription
    }
}
