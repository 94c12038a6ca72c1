import AutomationProtocol
import SwiftUI

/// Why a view was evaluated, each time.
struct ReasonsPage: View {
    let reasons: ElementReasons?

    var body: some View {
        if let reasons {
            ScrollView {
                Text(reasons.description)
                    .textSelection(.enabled)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding()
            }
        } else {
            Hint("Select a view to see why its body was evaluated.")
        }
    }
}

/// What the app did, turn by turn, the last first. A turn of more than a frame's time is marked.
struct TurnsPage: View {
    let turns: [TurnRecord]

    var body: some View {
        if turns.isEmpty {
            Hint("The app has done nothing yet.")
        } else {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 12) {
                    ForEach(turns, id: \.number) { TurnView(turn: $0) }
                }
                .padding()
            }
        }
    }
}

private struct TurnView: View {
    let turn: TurnRecord

    /// Milliseconds of a frame.
    private static let frame = 1_000.0 / 60

    var body: some View {
        let total = turn.passes.reduce(0) { $0 + $1.milliseconds }
        VStack(alignment: .leading, spacing: 4) {
            Text(turn.description)
                .font(.callout)
                .monospacedDigit()
                .textSelection(.enabled)
            ProgressView(value: min(total / Self.frame, 1))
                .tint(total > Self.frame ? .red : .accentColor)
                .accessibilityLabel("Part of a frame's time")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
