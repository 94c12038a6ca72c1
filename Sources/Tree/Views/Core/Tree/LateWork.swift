import Foundation
import Images
import VectorImages

/// Makes pictures beside the main thread: those of pixels one after the other, and beside them those
/// that are drawn by another process, which may take long. Callable from any thread.
package final class LateWork: @unchecked Sendable {
    /// What is made.
    enum Key: Hashable, Sendable {
        case picture(PictureFile)
        case vector(String)
        case drawing(String, scale: CGFloat)
    }

    enum Product: Sendable {
        case picture(DecodedImage)
        case vector(VectorFile)

        var picture: DecodedImage? {
            if case .picture(let picture) = self { picture } else { nil }
        }
        var vector: VectorFile? {
            if case .vector(let file) = self { file } else { nil }
        }
    }

    /// The most that is started and has not been taken, which bounds the memory of what is not shown.
    private static let limit = 8

    private let decoding = DispatchQueue(label: "casement.pictures", qos: .userInitiated)
    private let drawing = DispatchQueue(label: "casement.drawings", qos: .userInitiated)
    private let lock = NSLock()
    private var started: Set<Key> = []
    private var ended: [(Key, Result<Product, any Error>)] = []
    /// Called on any thread when something has been made.
    private let onEnd: @Sendable () -> Void

    package init(onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }

    func hasStarted(_ key: Key) -> Bool { lock.withLock { started.contains(key) } }

    /// Whether there is something to take.
    var hasEnded: Bool { lock.withLock { !ended.isEmpty } }

    /// Starts to make something, unless it has been started or too much has: who needs it asks again
    /// when anything has been made.
    func start(_ key: Key, _ make: @escaping @Sendable () throws -> Product) {
        let isNew = lock.withLock {
            started.count < Self.limit && started.insert(key).inserted
        }
        guard isNew else { return }
        queue(for: key).async { [self] in
            let result = Result { try make() }
            lock.withLock { ended.append((key, result)) }
            onEnd()
        }
    }

    private func queue(for key: Key) -> DispatchQueue {
        switch key {
        case .picture: decoding
        case .vector, .drawing: drawing
        }
    }

    /// What has been made since the last call.
    func takeEnded() -> [(Key, Result<Product, any Error>)] {
        lock.withLock {
            defer { ended = [] }
            started.subtract(ended.map(\.0))
            return ended
        }
    }

    /// Waits for all that has been started.
    func finish() {
        decoding.sync {}
        drawing.sync {}
    }
}
