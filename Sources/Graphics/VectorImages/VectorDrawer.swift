import CVectors
import Foundation
import Geometry
import Images

/// Draws vector files in a process of its own, which is started with the first of them, ends after a
/// minute without one, and is started again whenever a file has ended it.
package final class VectorDrawer: @unchecked Sendable {
    package enum Format: String, Sendable {
        case svg
        case pdf

        /// By the ending of a path; nil for other files.
        package init?(path: String) {
            self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
        }
    }

    /// A file and the number by which a drawer knows it again.
    package struct Source: Sendable {
        package let data: Data
        package let name: String
        package let format: Format
        fileprivate let identity: UInt64
    }

    /// The bytes of a file at most.
    package static let longestFile = 64 << 20
    /// The processor's time for a task, in milliseconds, and the time that passes.
    private static let patience: (work: Int32, time: Int32) = (2_000, 10_000)

    package static let shared = VectorDrawer()

    private let lock = NSLock()
    private let idleTime: Duration
    private var drawer: vector_drawer?
    private var lastIdentity: UInt64 = 0
    private var lastUse = ContinuousClock.now
    /// Whether the end of the idle time is awaited.
    private var isWatched = false

    /// The process ends when nothing was drawn for so long.
    package init(idleTime: Duration = .seconds(60)) { self.idleTime = idleTime }

    deinit { if let drawer { vectors_end(drawer, false) } }

    package func source(
        _ data: Data, name: String, format: Format
    ) throws -> Source {
        guard !data.isEmpty else {
            throw ImageFileError.damaged(file: name, reason: "it is empty")
        }
        guard data.count <= Self.longestFile else {
            throw ImageFileError.unreadable(
                file: name, reason: "it has more than \(Self.longestFile >> 20) MB")
        }
        return lock.withLock {
            lastIdentity += 1
            return Source(data: data, name: name, format: format, identity: lastIdentity)
        }
    }

    /// The size in points.
    package func size(of source: Source) throws -> CGSize {
        let answer = try ask(source, width: 0, height: 0, pixels: nil)
        return CGSize(width: answer.width, height: answer.height)
    }

    /// Draws a file over so many pixels, which it fills.
    package func draw(
        _ source: Source, width: Int, height: Int, into pixels: UnsafeMutablePointer<UInt32>
    ) throws {
        let memory = try SharedMemory(content: nil, length: width * height * 4, for: source.name)
        defer { memory.close() }
        _ = try ask(source, width: width, height: height, pixels: memory)
        try memory.copy(to: pixels, for: source.name)
    }

    /// The number of the process that draws; `nil` while there is none.
    package var process: Int32? { lock.withLock { drawer?.process } }

    /// What the process could do besides drawing, as bits of `vector_power`; none if all is well.
    package func powers() throws -> Int32 {
        let task = vector_task(
            format: Int32(vector_self_check.rawValue), width: 0, height: 0, identity: 0, length: 0)
        return try lock.withLock { try ask(task, nil, nil, for: "the check").powers }
    }

    // MARK: Asking

    private func ask(
        _ source: Source, width: Int, height: Int, pixels: SharedMemory?
    ) throws -> vector_answer {
        let file = try source.data.withUnsafeBytes {
            try SharedMemory(content: $0.baseAddress, length: $0.count, for: source.name)
        }
        defer { file.close() }
        let format = source.format == .svg ? vector_svg : vector_pdf
        let task = vector_task(
            format: Int32(format.rawValue), width: Int32(width), height: Int32(height),
            identity: source.identity, length: UInt64(source.data.count))
        let answer = try lock.withLock { try ask(task, file, pixels, for: source.name) }
        switch Int(answer.result) {
        case Int(vector_done.rawValue): return answer
        case Int(vector_without_library.rawValue):
            throw ImageFileError.unreadable(file: source.name, reason: source.format.need)
        default:
            throw ImageFileError.damaged(file: source.name, reason: Self.message(of: answer))
        }
    }

    /// Gives the task to the drawer, and to another one if that has ended meanwhile because it had
    /// nothing to do.
    private func ask(
        _ task: vector_task, _ file: SharedMemory?, _ pixels: SharedMemory?, for name: String
    ) throws -> vector_answer {
        defer { watch() }
        for _ in 0..<2 {
            let drawer = try self.drawer ?? start(for: name)
            self.drawer = drawer
            let answer = vectors_ask(
                drawer, task, file?.descriptor ?? -1, pixels?.descriptor ?? -1,
                Self.patience.work, Self.patience.time)
            let hasEnded = answer.result == Int32(vector_ended.rawValue)
            guard hasEnded || answer.result == Int32(vector_late.rawValue) else { return answer }
            self.drawer = nil
            guard vectors_end(drawer, hasEnded) else {
                throw ImageFileError.damaged(
                    file: name,
                    reason: hasEnded
                        ? "it needs too much memory or has broken the library that draws it"
                        : "drawing it takes more than \(Self.patience.work / 1_000) seconds")
            }
        }
        throw ImageFileError.unreadable(
            file: name, reason: "the process that draws it ends at once")
    }

    private func start(for name: String) throws -> vector_drawer {
        guard vectors_have_drawer() else {
            throw ImageFileError.unreadable(
                file: name,
                reason: "SVG and PDF are drawn by a second process of the program, and this one "
                    + "has Casement in a library")
        }
        var drawer = vector_drawer()
        let failure = vectors_start(&drawer)
        guard failure == 0 else {
            throw ImageFileError.unreadable(
                file: name,
                reason: "the process that draws it cannot be started: "
                    + String(cString: strerror(failure)))
        }
        return drawer
    }

    // MARK: Ending

    /// Has the process ended once it is idle. The lock is held.
    private func watch() {
        lastUse = .now
        guard drawer != nil, !isWatched else { return }
        isWatched = true
        endIfIdle(after: idleTime)
    }

    private func endIfIdle(after pause: Duration) {
        let deadline = DispatchTime.now() + pause / .seconds(1)
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: deadline) { [weak self] in
            self?.endIfIdle()
        }
    }

    private func endIfIdle() {
        lock.withLock {
            let left = lastUse + idleTime - .now
            guard left <= .zero || drawer == nil else { return endIfIdle(after: left) }
            if let drawer { vectors_end(drawer, false) }
            (drawer, isWatched) = (nil, false)
        }
    }

    private static func message(of answer: vector_answer) -> String {
        let text = withUnsafeBytes(of: answer.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension VectorDrawer.Format {
    /// What is missing where the format's library is.
    fileprivate var need: String {
        switch self {
        case .svg: "SVG images need librsvg 2.52 or later (Debian's package librsvg2-2)"
        case .pdf: "PDF images need Poppler (Debian's package libpoppler-glib8)"
        }
    }
}
