import AutomationProtocol
import Foundation
import Glibc
import Images

/// The pictures of an app's previews beside those that were accepted last.
///
/// Several threads may draw and accept at a time.
final class PreviewReview: @unchecked Sendable {
    enum State: Equatable {
        case same
        /// Nothing was accepted yet.
        case new
        /// How it differs from what was accepted, as part of a sentence.
        case changed(String)
        /// A picture was accepted, and its preview does not exist any more.
        case gone
        /// The preview cannot be drawn, for a reason.
        case failed(String)

        /// Whether there is something to accept.
        var isOpen: Bool {
            switch self {
            case .new, .changed, .gone: true
            case .same, .failed: false
            }
        }

        var text: String {
            switch self {
            case .same: "as accepted"
            case .new: "new"
            case .changed(let text): text
            case .gone: "the preview is gone"
            case .failed(let reason): reason
            }
        }
    }

    /// One preview in one variant.
    struct Entry {
        let id: String
        let title: String
        let variant: PreviewVariant
        var state: State

        /// The file's name in each of the folders.
        var file: String { "\(id).\(variant.rawValue).png" }
    }

    /// The folder of the pictures, with the folders `accepted` and `differences` inside.
    let folder: URL
    private let lock = NSLock()
    private var list: [Entry] = []

    init(folder: URL) throws {
        self.folder = folder
        for url in [folder, accepted, differences] {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
    }

    var accepted: URL { folder.appending(path: "accepted", directoryHint: .isDirectory) }
    var differences: URL { folder.appending(path: "differences", directoryHint: .isDirectory) }

    var entries: [Entry] { lock.withLock { list } }

    /// How many wait for somebody to accept them.
    var openCount: Int { entries.count { $0.state.isOpen } }

    // MARK: Drawing

    /// Draws all previews in all variants, so many at a time.
    ///
    /// - Parameter isComplete: Whether these are all previews, so that others are gone.
    func draw(
        _ previews: [PreviewListing], _ launch: AppLaunch, jobs: Int, isComplete: Bool,
        progress: @escaping (Int, Int) -> Void = { _, _ in }
    ) {
        let pairs = previews.flatMap { preview in
            PreviewVariant.allCases.map { (preview, $0) }
        }
        let drawn = WorkQueue(pairs) { [self] in entry($0.0, $0.1, launch) }
        let entries = drawn.results(jobs: jobs) { progress($0, pairs.count) }
        lock.withLock { list = entries + (isComplete ? gone(besides: entries) : []) }
    }

    private func entry(
        _ preview: PreviewListing, _ variant: PreviewVariant, _ launch: AppLaunch
    ) -> Entry {
        var entry = Entry(id: preview.id, title: preview.name, variant: variant, state: .same)
        do {
            let own = try TemporaryFolder()
            var launch = launch
            // Apps that run at a time share neither home nor socket.
            launch.folder = own.url
            launch.session = own.url.appending(path: "session")
            // One that crashes says so in two lines instead of twelve.
            launch.variables[CrashTrace.variable] = "enable=no"
            let path = folder.appending(path: entry.file).path(percentEncoded: false)
            try PreviewPicture(preview: preview, launch: launch).draw(to: path, variant)
            entry.state = try state(of: entry)
        } catch {
            entry.state = .failed("\(error)")
        }
        return entry
    }

    private func state(of entry: Entry) throws -> State {
        let (found, wanted) = (path(entry, folder), path(entry, accepted))
        let difference = path(entry, differences)
        unlink(difference)
        guard FileManager.default.fileExists(atPath: wanted) else { return .new }
        let result = try PictureComparison.result(found, with: wanted, difference: difference)
        return result == .same ? .same : .changed(result.text)
    }

    private func path(_ entry: Entry, _ folder: URL) -> String {
        folder.appending(path: entry.file).path(percentEncoded: false)
    }

    /// Accepted pictures that belong to none of the previews.
    private func gone(besides entries: [Entry]) -> [Entry] {
        let known = Set(entries.map(\.file))
        let path = accepted.path(percentEncoded: false)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return files.sorted().compactMap { file in
            let parts = file.split(separator: ".")
            guard !known.contains(file), parts.count >= 3, parts.last == "png",
                let variant = PreviewVariant(rawValue: String(parts[parts.count - 2]))
            else { return nil }
            let id = parts.dropLast(2).joined(separator: ".")
            return Entry(id: id, title: id, variant: variant, state: .gone)
        }
    }

    // MARK: Accepting

    /// Has an entry be as it is now. Throws if the file cannot be written.
    func accept(_ index: Int) throws {
        let entry = lock.withLock { list.indices.contains(index) ? list[index] : nil }
        guard let entry, entry.state.isOpen else { return }
        let target = accepted.appending(path: entry.file)
        if entry.state == .gone {
            try FileManager.default.removeItem(at: target)
        } else {
            try Data(contentsOf: folder.appending(path: entry.file))
                .write(to: target, options: .atomic)
        }
        unlink(path(entry, differences))
        lock.withLock { list[index].state = .same }
    }

    func acceptAll() throws {
        for index in entries.indices { try accept(index) }
    }
}
