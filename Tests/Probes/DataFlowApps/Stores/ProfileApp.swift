import SwiftUI

/// A page, its model, and a service that can be another one: `--lost` makes it fail.
struct ProfileApp: App {
    @StateObject private var session = Session()

    var body: some Scene {
        WindowGroup("Profile") {
            VStack {
                ProfilePage(people: Self.people)
                Greeting()
            }
            .environmentObject(session)
        }
    }

    private static var people: PeopleService {
        CommandLine.arguments.contains("--lost") ? LostPeople() : KnownPeople()
    }
}

private struct Person {
    var name: String
}

private final class Session: ObservableObject {
    @Published var person: Person?
    @Published var isSignedIn = false
}

private protocol PeopleService {
    func current() async throws -> Person
    func save(_ person: Person) async throws -> Person
}

private struct KnownPeople: PeopleService {
    func current() async throws -> Person { Person(name: "Hare") }
    func save(_ person: Person) async throws -> Person { person }
}

private struct Unreachable: LocalizedError {
    var errorDescription: String? { "The post has not come" }
}

private struct LostPeople: PeopleService {
    func current() async throws -> Person { throw Unreachable() }
    func save(_ person: Person) async throws -> Person { throw Unreachable() }
}

@MainActor
private final class ProfileModel: ObservableObject {
    @Published private(set) var person: Person?
    @Published private(set) var isLoading = false
    @Published var error: Error?

    private let people: PeopleService

    init(people: PeopleService = KnownPeople()) {
        self.people = people
    }

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            person = try await people.current()
        } catch {
            self.error = error
        }
    }

    func rename(_ name: String) async {
        guard var person = person else { return }
        person.name = name
        do {
            self.person = try await people.save(person)
        } catch {
            self.error = error
        }
    }
}

private struct ProfilePage: View {
    @EnvironmentObject var session: Session
    @StateObject private var model: ProfileModel

    init(people: PeopleService) {
        _model = StateObject(wrappedValue: ProfileModel(people: people))
    }

    var body: some View {
        Group {
            if model.isLoading {
                ProgressView()
            } else if let person = model.person {
                VStack {
                    Text("This is \(person.name)")
                    Button("Call it Fox") { Task { await model.rename("Fox") } }
                    Button("Sign in") {
                        session.person = person
                        session.isSignedIn = true
                    }
                }
            } else {
                ContentUnavailableView(
                    "Nobody is here",
                    systemImage: "person.slash"
                )
            }
        }
        .task {
            await model.load()
        }
        .alert(
            "Something went wrong",
            isPresented: .constant(model.error != nil),
            actions: {
                Button("Never mind") { model.error = nil }
            },
            message: {
                Text(model.error?.localizedDescription ?? "")
            }
        )
    }
}

private struct Greeting: View {
    @EnvironmentObject var session: Session

    var body: some View {
        if let person = session.person {
            Text("Welcome, \(person.name)")
        }
    }
}
