import Foundation
import Synchronization

/// The home folder of a test app: a fresh one, which is removed with the app.
///
/// Foundation, and what apps call to find their files, read the home from variables of the process.
/// So it is the home of the app whose code runs, or ran last, as long as that app is there.
final class TestHome: @unchecked Sendable {
    let url: URL
    /// Whether the app is gone, and its folder with it. Guarded by the lock of `current`.
    private var isRemoved = false

    /// The home that the variables name; `nil` while they are those of the process.
    private static let current = Mutex<ObjectIdentifier?>(nil)

    /// The variables as they were before any test app. Those that were not set get what they stand for
    /// then: other threads may read variables at any time, and only the value of one that is set
    /// changes without moving the others.
    private static let original = {
        let home = NSHomeDirectory()
        return variables(of: home).merging(ProcessInfo.processInfo.environment) { own, set in
            set.isEmpty ? own : set
        }.filter { variables(of: home).keys.contains($0.key) }
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
        Self.current.withLock { current in
            guard !isRemoved, current != ObjectIdentifier(self) else { return }
            _ = Self.original
            Self.set(Self.variables(of: url.path(percentEncoded: false)))
            current = ObjectIdentifier(self)
        }
    }

    /// Brings back the home of the process, if this is the current one, for good.
    func leave() {
        Self.current.withLock { current in
            isRemoved = true
            guard current == ObjectIdentifier(self) else { return }
            Self.set(Self.original)
            current = nil
        }
    }

    private static func set(_ variables: [String: String]) {
        for (name, value) in variables { setenv(name, value, 1) }
    }
}
