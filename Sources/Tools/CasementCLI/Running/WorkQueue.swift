import Foundation

/// Does the same with each element of a list, several at a time.
///
/// A thread for each job waits for the process that it has started. All state is behind the lock.
final class WorkQueue<Element, Result>: @unchecked Sendable {
    private let list: [Element]
    private let work: (Element) -> Result
    private let lock = NSLock()
    private var next = 0
    private var done = 0
    private var results: [Result?]

    init(_ list: [Element], work: @escaping (Element) -> Result) {
        self.list = list
        self.work = work
        results = Array(repeating: nil, count: list.count)
    }

    /// The results in the order of the list. `progress` is called with the number of those so far.
    func results(jobs: Int, progress: @escaping (Int) -> Void = { _ in }) -> [Result] {
        let group = DispatchGroup()
        // The last job is the caller's own.
        for _ in 1..<max(1, min(jobs, list.count)) {
            group.enter()
            let thread = Thread {
                self.runAll(progress)
                group.leave()
            }
            thread.stackSize = 8 << 20
            thread.start()
        }
        runAll(progress)
        group.wait()
        return results.compactMap(\.self)
    }

    private func runAll(_ progress: (Int) -> Void) {
        while let index = begin() {
            let result = work(list[index])
            lock.withLock {
                results[index] = result
                done += 1
                progress(done)
            }
        }
    }

    private func begin() -> Int? {
        lock.withLock {
            guard next < list.count else { return nil }
            defer { next += 1 }
            return next
        }
    }
}
