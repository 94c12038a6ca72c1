import Hosting

/// Says what an app shows as a screen reader does: where the focus is, what is around that and has not been
/// said before, and what changes there. The words and their order are Orca's.
@MainActor
package final class ScreenReader: AssistiveTechnology {
    private let say: (String) -> Void
    private weak var host: AppHost?
    private var place = SpokenPlace()

    package init(say: @escaping (String) -> Void) { self.say = say }

    /// What is there already is not said.
    package func start(_ host: AppHost) {
        self.host = host
        place = SpokenPlace(in: host.screen)
    }

    package func turnEnded() {
        guard let host, !host.hasEnded else { return }
        let next = SpokenPlace(in: host.screen)
        next.sentences(after: place).forEach(say)
        place = next
    }

    package func announce(_ sentence: String) { say(sentence) }

    package func end() { host = nil }
}
