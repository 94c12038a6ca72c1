/// The tasks of views that have not ended, for whoever waits for them.
@MainActor
package final class RunningTasks {
    private var views: [Int: Any.Type?] = [:]
    private var last = 0

    nonisolated init() {}

    /// The names of the views whose tasks run, in the order in which those were started.
    package var names: [String] {
        views.sorted { $0.key < $1.key }.map { $0.value.map(typeName) ?? "" }
    }

    /// Notes a task of a view; returns its number.
    func begin(in view: Any.Type?) -> Int {
        last += 1
        views[last] = .some(view)
        return last
    }

    func end(_ number: Int) { views.removeValue(forKey: number) }
}

extension AppGraph {
    /// The tasks that views have started and that have not ended.
    @MainActor package var tasks: RunningTasks { feature { RunningTasks() } }
}
