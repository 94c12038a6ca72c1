import CLinux
import Foundation
import Synchronization

/// The home folder of a test app, a fresh one which is removed with the app, and its values in the
/// standard user defaults.
///
/// Foundation, and what apps call to find their files, read the home from variables of the process,
/// and a process has one object of standard user defaults. So both are those of the app whose code
/// runs, or ran last, as long as that app is there.
final class TestHome: @unchecked Sendable {
    let url: URL

    // Used by the thread that runs the app, and by the one that ends it after that:
    /// Whether the app is gone, and its folder with it.
    private var isRemoved = false
    /// The values while another app's code runs.
    private var defaults: [String: Any] = [:]

    /// The home that the variables name; `nil` while they are those of the process.
    private static let current = Mutex<Entered?>(nil)

    private struct Entered: @unchecked Sendable {
        let home: TestHome
        let defaults: [String: Any]
    }

    /// The variables as they were before any test app. Those that were not set get what they stand for
    /// then, and are never removed: other threads may read variables at any time, and would miss those
    /// that move up.
    private static let original = {
        let home = NSHomeDirectory()
        let names = variables(of: home)
        return names.merging(ProcessInfo.processInfo.environment) { own, set in
            set.isEmpty ? own : set
        }.filter { names.keys.contains($0.key) }
    }()

    init(_ url: URL) { self.url = url }

    /// The variables that say where an app's files are, as the command gives them to apps.
    private static func variables(of path: String) -> [String: String] {
        let home = path.hasSuffix("/") ? String(path.dropLast()) : path
        return [
            "HOME": home, "CFFIXED_USER_HOME": home, "XDG_CONFIG_HOME": home + "/.config",
            "XDG_DATA_HOME": home + "/.local/share", "XDG_STATE_HOME": home + "/.local/state",
            "XDG_CACHE_HOME": home + "/.cache",
        ]
    }

    /// Makes it the home of the process.
    func enter() {
        let isNew = Self.current.withLock { $0?.home !== self }
        guard isNew, !isRemoved else { return }
        let found = StandardDefaults.values
        let old = Self.current.withLock { current in
            let old = current
            current = Entered(home: self, defaults: old?.defaults ?? found)
            return old
        }
        old?.home.defaults = found
        _ = Self.original
        Self.set(Self.variables(of: url.path(percentEncoded: false)))
        // Whoever observes the defaults is notified, and may be code of an app.
        StandardDefaults.replace(by: defaults)
    }

    /// Brings back the home of the process, if this is the current one, for good.
    func leave() {
        isRemoved = true
        Self.restore { $0 === self }
    }

    /// Brings back the home of the process for an app that has no other.
    static func leaveAny() { restore { _ in true } }

    private static func restore(from isLeft: (TestHome) -> Bool) {
        let entered = current.withLock { current -> Entered? in
            guard let entered = current, isLeft(entered.home) else { return nil }
            current = nil
            return entered
        }
        guard let entered else { return }
        entered.home.defaults = StandardDefaults.values
        set(original)
        StandardDefaults.replace(by: entered.defaults)
    }

    private static func set(_ variables: [String: String]) {
        for (name, value) in variables { linux_set_variable(name, value) }
    }
}
