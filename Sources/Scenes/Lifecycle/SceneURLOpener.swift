import Foundation
import Views

/// Hands addresses that are the app's own to its scenes, and others to whoever opened them before.
final class SceneURLOpener: URLOpener {
    weak var app: AppInstance?
    private let next: (any URLOpener)?

    init(before next: (any URLOpener)?) { self.next = next }

    func open(_ url: URL, completion: @escaping (Bool) -> Void) {
        let isTaken = MainActor.assumeIsolated {
            app.map { $0.claims(url) && $0.receive(.url(url)) } ?? false
        }
        if isTaken { return completion(true) }
        guard let next else { return completion(false) }
        next.open(url, completion: completion)
    }
}
