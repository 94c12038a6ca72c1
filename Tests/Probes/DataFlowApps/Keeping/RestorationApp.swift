import SwiftUI

/// Ways to come back where one was: values kept by the scene, a snapshot written by the app when
/// it goes to the background, and changes written as they happen.
struct RestorationApp: App {
    @StateObject private var keeper = Keeper()
    @StateObject private var journal = Journal()

    var body: some Scene {
        WindowGroup("Journey") {
            JourneyView()
                .environmentObject(keeper)
                .environmentObject(journal)
                .onAppear {
                    keeper.restore()
                }
        }
        .onChange(of: scenePhase) { oldPhase, newPhase in
            if newPhase == .background {
                keeper.save()
            }
        }
    }

    @Environment(\.scenePhase) private var scenePhase
}

private enum Stop: Codable, Hashable {
    case town(name: String)
    case inn
    case bridge
}

private struct Traveller: Codable {
    var name: String
    var papers: [String: String]
}

private struct Snapshot: Codable {
    var route: [Stop]
    var tab: Int
    var traveller: Traveller?
}

@MainActor
private final class Keeper: ObservableObject {
    @Published var route: [Stop] = []
    @Published var tab = 0
    @Published var traveller: Traveller?

    private let encoder = JSONEncoder()
    private let decoder = JSONDecoder()

    private var file: URL {
        FileManager.default
            .urls(for: .documentDirectory, in: .userDomainMask)[0]
            .appendingPathComponent("journey.json")
    }

    func save() {
        let snapshot = Snapshot(route: route, tab: tab, traveller: traveller)
        do {
            try encoder.encode(snapshot).write(to: file)
            print("keeper: saved \(route.count) stops")
        } catch {
            print("keeper: not saved, \(error)")
        }
    }

    func restore() {
        guard FileManager.default.fileExists(atPath: file.path) else {
            print("keeper: nothing saved")
            return
        }
        do {
            let snapshot = try decoder.decode(Snapshot.self, from: Data(contentsOf: file))
            route = snapshot.route
            tab = snapshot.tab
            traveller = snapshot.traveller
            print("keeper: restored \(route.count) stops")
        } catch {
            print("keeper: not restored, \(error)")
        }
    }

    func forget() {
        try? FileManager.default.removeItem(at: file)
        route = []
        tab = 0
        traveller = nil
    }
}

private struct Page: Codable, Identifiable {
    let id: UUID
    var text: String
}

@MainActor
private final class Journal: ObservableObject {
    @Published var pages: [Page] = [] {
        didSet {
            print("journal: kept \(pages.count) pages")
            if let encoded = try? JSONEncoder().encode(pages) {
                UserDefaults.standard.set(encoded, forKey: "journal.pages")
            }
        }
    }

    @Published var searches: [String] = [] {
        didSet { UserDefaults.standard.set(searches, forKey: "journal.searches") }
    }

    init() {
        load()
    }

    private func load() {
        if let data = UserDefaults.standard.data(forKey: "journal.pages"),
            let decoded = try? JSONDecoder().decode([Page].self, from: data)
        {
            pages = decoded
        }
        searches = UserDefaults.standard.stringArray(forKey: "journal.searches") ?? []
    }
}

private struct JourneyView: View {
    @EnvironmentObject private var keeper: Keeper
    @EnvironmentObject private var journal: Journal
    @SceneStorage("sight") private var sight = "nothing"

    var body: some View {
        TabView(selection: $keeper.tab) {
            NavigationStack(path: $keeper.route) {
                VStack {
                    Text("At home, \(keeper.traveller?.name ?? "nobody")")
                    Text("Saw \(sight)")
                    Button("See a heron") { sight = "a heron" }
                    Button("Set out") {
                        keeper.traveller = Traveller(name: "Vole", papers: ["pass": "blue"])
                        keeper.route = [.town(name: "Weir"), .inn]
                    }
                    Button("Forget all") { keeper.forget() }
                }
                .navigationDestination(for: Stop.self) { stop in
                    switch stop {
                    case .town(let name): Text("The town of \(name)")
                    case .inn: InnView()
                    case .bridge: Text("On the bridge")
                    }
                }
            }
            .tabItem { Label("Way", systemImage: "map") }
            .tag(0)
            VStack {
                Text("\(journal.pages.count) pages, \(journal.searches.count) searches")
                Button("Write a page") {
                    journal.pages.append(Page(id: UUID(), text: "Dear diary"))
                    journal.searches.append("ink")
                }
            }
            .tabItem { Label("Journal", systemImage: "book") }
            .tag(1)
        }
    }
}

private struct InnView: View {
    @EnvironmentObject private var keeper: Keeper

    var body: some View {
        VStack {
            Text("The inn, with \(keeper.traveller?.papers["pass"] ?? "no") pass")
            Button("Onto the bridge") { keeper.route.append(.bridge) }
        }
    }
}
