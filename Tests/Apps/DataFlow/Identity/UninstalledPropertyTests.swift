import CasementTesting
import SwiftUI
import Testing

/// Properties that are used before their view is in any tree, or without one.
@MainActor
struct UninstalledPropertyTests {
    private static let stateWarning = """
        Accessing State's value outside of being installed on a View. This will result in a \
        constant Binding of the initial value and will not update.
        """
    private static let objectWarning = """
        Accessing StateObject's object without being installed on a View. This will create a new \
        instance each time.
        """
    private static let environmentWarning = """
        Accessing Environment<Locale>'s value outside of being installed on a View. This will \
        always read the default value and will not update.
        """

    private final class Counted: ObservableObject {
        @Published var number = 7
        static let made = Made()
        final class Made { var count = 0 }
        init() { Self.made.count += 1 }
    }

    private final class Seen { var words: [String] = [] }

    private struct Hasty: View {
        @State private var number = 3
        @StateObject private var object = Counted()
        @Environment(\.locale) private var locale
        let seen: Seen

        init(_ seen: Seen) {
            self.seen = seen
            read()
        }

        func read() {
            let binding = $number
            binding.wrappedValue = 99
            seen.words.append("\(number) \(binding.wrappedValue) \(object.number)")
            seen.words.append(locale == EnvironmentValues().locale ? "default" : "other")
        }

        var body: some View { Text("Shown \(number) \(object.number) \(locale.identifier)") }
    }

    private struct Parent: View {
        @State private var runs = 0
        let seen: Seen
        var body: some View {
            VStack {
                Button("Run") { runs += 1 }
                Hasty(seen).environment(\.locale, Locale(identifier: "de_DE"))
                Text("Runs \(runs)")
            }
        }
    }

    @Test("S-027: what is read in init is the initial or default value, with a warning for each")
    func inInit() {
        let seen = Seen()
        let app = TestApp { Parent(seen: seen) }
        app.find("Run").tap()
        app.find("Shown 3 7 de_DE").expect()
        #expect(seen.words == ["3 3 7", "default", "3 3 7", "default"])
        for warning in [Self.stateWarning, Self.objectWarning, Self.environmentWarning] {
            #expect(app.logLines.filter { $0.contains(warning) } == ["\(warning) [Parent]"])
        }
    }

    private struct Caller: View {
        let seen: Seen
        var body: some View {
            Button("Call") { Hasty(seen).read() }
        }
    }

    @Test("S-027: a view that was never shown reads initial values, and each time a new object")
    func free() {
        let seen = Seen()
        let app = TestApp { Caller(seen: seen) }
        let before = Counted.made.count
        app.find("Call").tap()
        #expect(seen.words == ["3 3 7", "default", "3 3 7", "default"])
        #expect(Counted.made.count - before == 2)
        for warning in [Self.stateWarning, Self.objectWarning, Self.environmentWarning] {
            #expect(app.logLines.filter { $0.contains(warning) } == [warning])
        }
    }

    @Test("S-027: outside of any app nothing stops either")
    func noApp() {
        let seen = Seen()
        _ = Hasty(seen)
        #expect(seen.words == ["3 3 7", "default"])
    }
}
