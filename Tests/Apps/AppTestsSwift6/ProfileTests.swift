import CasementTesting
import SwiftUI
import Testing

/// A model behind a view, with its service replaced: loading, shown, missing, failed.
@MainActor
struct ProfileTests {
    fileprivate struct Person: Sendable { var name: String }

    fileprivate protocol People: Sendable {
        func me() async throws -> Person
        func save(_ person: Person) async throws -> Person
    }

    private struct Lost: LocalizedError {
        var errorDescription: String? { "The line is dead" }
    }

    private struct Friendly: People {
        func me() async throws -> Person { Person(name: "Mole") }
        func save(_ person: Person) async throws -> Person { person }
    }

    private struct Broken: People {
        func me() async throws -> Person { throw Lost() }
        func save(_ person: Person) async throws -> Person { throw Lost() }
    }

    @MainActor
    private final class ProfileModel: ObservableObject {
        @Published private(set) var person: Person?
        @Published private(set) var isLoading = false
        @Published var failure: (any Error)?
        private let people: any People

        init(people: any People) { self.people = people }

        func load() async {
            isLoading = true
            defer { isLoading = false }
            do { person = try await people.me() } catch { failure = error }
        }

        func rename(_ name: String) async {
            guard var person else { return }
            person.name = name
            do { self.person = try await people.save(person) } catch { failure = error }
        }
    }

    private struct ProfilePage: View {
        @StateObject private var model: ProfileModel

        init(people: any People) {
            _model = StateObject(wrappedValue: ProfileModel(people: people))
        }

        var body: some View {
            Group {
                if model.isLoading {
                    ProgressView()
                } else if let person = model.person {
                    VStack {
                        Text("Hello, \(person.name)")
                        Button("Rename") { Task { await model.rename("Badger") } }
                    }
                } else {
                    ContentUnavailableView("Nobody here", systemImage: "person.slash")
                }
            }
            .task { await model.load() }
            .alert(
                "Trouble", isPresented: .constant(model.failure != nil),
                actions: { Button("I see") { model.failure = nil } },
                message: { Text(model.failure?.localizedDescription ?? "") })
        }
    }

    @Test("What the service returns is shown, and a change is saved through it")
    func shown() async {
        let app = TestApp { ProfilePage(people: Friendly()) }
        await app.find("Hello, Mole").expect(within: .seconds(10))
        app.find("Rename").tap()
        await app.find("Hello, Badger").expect(within: .seconds(10))
    }

    @Test("A failure puts up an alert with its words, whose button takes it away")
    func failed() async {
        let app = TestApp { ProfilePage(people: Broken()) }
        await app.find("The line is dead").expect(within: .seconds(10))
        app.find("Nobody here").expectNone()
        app.advance(by: .seconds(1))
        app.find("I see").tap()
        app.advance(by: .seconds(1))
        app.find("The line is dead").expectNone()
        app.find("Nobody here").expect()
    }
}
