import CasementTesting
import SwiftUI
import Testing

/// What becomes of an object that a view makes for itself when its parent is evaluated again.
@MainActor
struct ObjectOwnershipTests {
    private final class Score: ObservableObject {
        @Published var points = 0
    }

    private struct Game<Board: View>: View {
        @State private var rounds = 0
        let board: @MainActor () -> Board

        var body: some View {
            VStack {
                Text("Rounds: \(rounds)")
                Button("Next round") { rounds += 1 }
                Divider().padding()
                board()
            }
        }
    }

    private struct ForgetfulBoard: View {
        @ObservedObject var score = Score()

        var body: some View {
            VStack {
                Text("Points: \(score.points)")
                Button("Point") { score.points += 1 }
                Button("Take back") { score.points = max(0, score.points - 1) }
                    .disabled(score.points == 0)
            }
        }
    }

    private struct LastingBoard: View {
        @StateObject private var score = Score()

        var body: some View {
            VStack {
                Text("Points: \(score.points)")
                Button("Point") { score.points += 1 }
            }
        }
    }

    @Test("S-022: an observed object made by default is new whenever the parent is evaluated")
    func observed() {
        let app = TestApp { Game { ForgetfulBoard() } }
        app.find("Point").tap()
        app.find("Point").tap()
        app.find("Points: 2").expect()
        #expect(app.find("Take back").isEnabled)
        app.find("Next round").tap()
        app.find("Rounds: 1").expect()
        app.find("Points: 0").expect()
        #expect(!app.find("Take back").isEnabled)
    }

    @Test("S-023: a state object stays")
    func kept() {
        let app = TestApp { Game { LastingBoard() } }
        app.find("Point").tap()
        app.find("Point").tap()
        app.find("Next round").tap()
        app.find("Rounds: 1").expect()
        app.find("Points: 2").expect()
    }

    private struct Passing: View {
        @StateObject private var score = Score()

        var body: some View { Receiver(score: score) }
    }

    private struct Receiver: View {
        @StateObject var score: Score
        @State private var others = 0

        var body: some View {
            VStack {
                Text("Points: \(score.points), others: \(others)")
                Button("Point") { score.points += 1 }
                Button("Other") { others += 1 }
            }
        }
    }

    @Test("S-021: a state object fed by the parent is the parent's, and stays it")
    func fed() {
        let app = TestApp { Passing() }
        app.find("Point").tap()
        app.find("Other").tap()
        app.find("Point").tap()
        app.find("Points: 2, others: 1").expect()
    }
}
