import Foundation
import FoundationNames
import Transfers
import Views

/// Where text goes that is copied, and comes from that is pasted.
package protocol Pasteboard: AnyObject {
    var string: String { get set }
    /// What was copied, in all its types; other programs have the text of it alone.
    var items: [NSItemProvider] { get set }
}

extension Pasteboard {
    package var items: [NSItemProvider] {
        get { string.isEmpty ? [] : [NSItemProvider.of(string)] }
        set { PasteboardText.of(newValue) { [weak self] in self?.string = $0 } }
    }
}

/// The text of copied items, for programs that take nothing else.
package enum PasteboardText {
    /// Calls the handler with a line for each item that has a text: at once where all of them do,
    /// else later on the main thread.
    package static func of(
        _ items: [NSItemProvider], _ done: @escaping @MainActor (String) -> Void
    ) {
        TransferLoading.load(String.self, from: items.filter { $0.canTake(String.self) }) {
            results in done(results.compactMap { try? $0.get() }.joined(separator: "\n"))
        }
    }
}

/// Makes values of several items.
package enum TransferLoading {
    /// Calls the handler on the main actor with the results in the order of the items: at once where
    /// no item has to wait.
    package static func load<T: Transferable>(
        _ type: T.Type, from items: [NSItemProvider],
        _ done: @escaping @MainActor ([Result<T, any Error>]) -> Void
    ) {
        let collection = Collected<T>(count: items.count)
        guard !items.isEmpty else { return onMain { done([]) } }
        for (index, item) in items.enumerated() {
            item.take(type) { result in
                if let all = collection.put(result, at: index) { onMain { done(all) } }
            }
        }
    }

    private static func onMain(_ work: @escaping @MainActor () -> Void) {
        let work = MainWork(run: work)
        if MainThread.isMainActors {
            MainActor.assumeIsolated { work.run() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { work.run() } }
        }
    }

    private struct MainWork: @unchecked Sendable { let run: @MainActor () -> Void }

    /// Results from any thread.
    private final class Collected<T>: @unchecked Sendable {
        private let lock = NSLock()
        private var results: [Result<T, any Error>?]

        init(count: Int) { results = Array(repeating: nil, count: count) }

        /// All results once the last has come.
        func put(_ result: Result<T, any Error>, at index: Int) -> [Result<T, any Error>]? {
            lock.withLock {
                results[index] = result
                let known = results.compactMap { $0 }
                return known.count == results.count ? known : nil
            }
        }
    }
}

private enum PasteboardKey: EnvironmentKey {
    static var defaultValue: (any Pasteboard)? { nil }
}

extension EnvironmentValues {
    /// The pasteboard of the system; nil where there is none.
    package var pasteboard: (any Pasteboard)? {
        get { self[PasteboardKey.self] }
        set { self[PasteboardKey.self] = newValue }
    }
}
