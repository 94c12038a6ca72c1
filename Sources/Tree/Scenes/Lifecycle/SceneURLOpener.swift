import Foundation
import Views

/// Opens the app's own addresses in its scenes, and others as they were opened before.
final class SceneURLOpener: URLOpener {
    /// Opens an address in a scene of the app; false where it is not the app's own.
    var openInApp: @MainActor (URL) -> Bool = { _ in false }
    private let next: (any URLOpener)?

    init(before next: (any URLOpener)?) { self.next = next }

    func open(_ url: URL, completion: @escaping (Bool) -> Void) {
        if MainActor.assumeIsolated({ openInApp(url) }) { return completion(true) }
        guard let next else { return completion(false) }
        next.open(url, completion: completion)
    }
}
