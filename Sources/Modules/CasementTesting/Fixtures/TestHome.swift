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
    private static let current = Mutex<Entered?>(nil)

    private struct Entered {
        let home: ObjectIdentifier
        /// The variables as they were before any test app; `nil` for one that was not set.
        let original: [String: String?]
    }

    init(_ url: URL) { self.url = url }

    /// The variables that say where an app's files are, as the command gives them to apps.
    private var variables: [String: String] {
        let path = url.path(percentEncoded: false)
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
            guard !isRemoved, current?.home != ObjectIdentifier(self) else { return }
            let variables = variables
            let original =
                current?.original
                ?? Dictionary(
                    uniqueKeysWithValues: variables.keys.map { name in
                        (name, getenv(name).map { String(cString: $0) })
                    })
            for (name, value) in variables { setenv(name, value, 1) }
            current = Entered(home: ObjectIdentifier(self), original: original)
        }
    }

    /// Brings back the home of the process, if this is the current one, for good.
    func leave() {
        Self.current.withLock { current in
            isRemoved = true
            guard let entered = current, entered.home == ObjectIdentifier(self) else { return }
            for (name, value) in entered.original {
                if let value { setenv(name, value, 1) } else { unsetenv(name) }
            }
            current = nil
        }
    }
}
