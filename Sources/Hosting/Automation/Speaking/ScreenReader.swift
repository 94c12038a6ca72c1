import Foundation
import Hosting
import Views

/// Says what an app shows as a screen reader does: where the focus is, what is around that and has not been
/// said before, and what changes there. The order is Orca's, and so are the words in English.
///
/// It has a place of its own, too, which follows the focus and can be moved to anything that is shown.
@MainActor
package final class ScreenReader: AssistiveTechnology {
    private let say: ([Utterance]) -> Void
    package private(set) weak var host: AppHost?
    private let words: ReaderWords
    private var place: SpokenPlace
    /// The node of the element that was said last.
    private var current: Int?

    /// Hands over what is said at a time, in its order.
    package init(
        in words: ReaderWords = .english, say: @escaping ([Utterance]) -> Void
    ) {
        self.words = words
        self.say = say
        place = SpokenPlace(words)
    }

    /// What is there already is not said.
    package func start(_ host: AppHost) {
        self.host = host
        place = SpokenPlace(in: host.screen, words)
        current = place.element?.id
    }

    package func turnEnded() {
        guard let host, !host.hasEnded else { return }
        var next = SpokenPlace(in: host.screen, words)
        let sentences = next.sentences(after: place)
        if next.element?.id != place.element?.id { current = next.element?.id }
        place = next
        if !sentences.isEmpty { say(sentences) }
    }

    package func announce(_ sentence: String) { say([Utterance(sentence)]) }

    package func end() { host = nil }

    // MARK: Exploring

    /// Says where the focus is, with all that is around it.
    package func sayPlace() {
        var place = place
        say(place.sentences(after: SpokenPlace(words)))
    }

    /// Goes to the element after the one that was said last, or before it, in reading order, and says
    /// it. At either end that one is said again.
    package func move(forwards: Bool) {
        let stops = stops
        guard !stops.isEmpty else { return }
        let index = stops.firstIndex { $0.id == current }
        let next = index.map { $0 + (forwards ? 1 : -1) } ?? (forwards ? 0 : stops.count - 1)
        go(to: stops[min(max(next, 0), stops.count - 1)])
    }

    /// Says the element at a point of a window's content, unless it was said last.
    package func explore(_ point: CGPoint, in window: WindowID) {
        guard let shown = host?.screen.window(window.number) else { return }
        let under = SpokenElement.stops(in: shown.root, words).filter { $0.frame.contains(point) }
        // Of elements in one another the smallest is meant.
        let found = under.min {
            $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height
        }
        if let found, found.id != current { go(to: found) }
    }

    /// Does what a press of the element does that was said last.
    package func activate() {
        guard let host, let element = stops.first(where: { $0.id == current }) else { return }
        host.perform { element.activate() }
    }

    /// The elements of the key window that can be said by themselves, in reading order.
    private var stops: [SpokenElement] {
        guard let window = host?.screen.keyWindow else { return [] }
        return SpokenElement.stops(in: window.root, words)
            + SpokenElement.stops(in: window.chrome, words)
    }

    private func go(to element: SpokenElement) {
        current = element.id
        host?.perform { element.takeFocus() }
        // The focus that has followed is not news.
        if let host { place = SpokenPlace(in: host.screen, words) }
        say(element.description)
    }
}
