import Testing
import ViewHosts
import Views

@testable import Widgets

/// Feedback that a PC cannot play.
@MainActor
struct SensoryFeedbackTests {
    private struct Counter: View {
        let log: Box<[String]>
        @State private var count = 0
        var body: some View {
            Button("more") { count += 1 }
                .sensoryFeedback(.success, trigger: count)
                .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) {
                    log.value.append("asked \($0) \($1)")
                    return $1 > $0
                }
                .sensoryFeedback(trigger: count) { old, new in
                    log.value.append("chosen \(old) \(new)")
                    return new > 1 ? .increase : nil
                }
        }
    }

    @Test("S-381: The condition is asked with the old value and the new one, once for each change")
    func condition() {
        let log = Box<[String]>([])
        let host = ViewHost { Counter(log: log) }
        #expect(log.value == [])
        host.press("more")
        #expect(log.value.sorted() == ["asked 0 1", "chosen 0 1"])
        host.press("more")
        #expect(log.value.count == 4)
    }

    @Test("Feedbacks of one kind are equal, of others not")
    func equality() {
        #expect(SensoryFeedback.impact == .impact)
        #expect(SensoryFeedback.impact(weight: .light) != .impact(weight: .heavy))
        #expect(SensoryFeedback.impact(flexibility: .soft) != .selection)
    }
}
