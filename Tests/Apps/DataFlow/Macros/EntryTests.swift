#if Macros
    import CasementTesting
    import SwiftUI
    import Testing

    extension EnvironmentValues {
        @Entry fileprivate var guestName: String = "guest"
        @Entry fileprivate var guestLimit = 12
        @Entry fileprivate var guestList: [String]?
    }

    extension ContainerValues {
        @Entry fileprivate var seat: Int = 0
    }

    extension Transaction {
        @Entry fileprivate var isFromServer: Bool = false
    }

    /// Values that apps declare in one line.
    @MainActor
    struct EntryTests {
        private struct Badge: View {
            @Environment(\.guestName) private var name
            @Environment(\.guestLimit) private var limit
            @Environment(\.guestList) private var list
            var body: some View { Text("\(name), \(limit), \(list?.count ?? -1)") }
        }

        private struct Reception: View {
            @State private var isOpen = false
            var body: some View {
                VStack {
                    Badge()
                    Badge()
                        .environment(\.guestName, isOpen ? "Ada" : "nobody")
                        .environment(\.guestLimit, 3)
                        .environment(\.guestList, ["Ada", "Bo"])
                    Button("Open") { isOpen = true }
                }
            }
        }

        @Test("S-086: a value declared as an entry has its default, and what is set above wins")
        func values() {
            let app = TestApp { Reception() }
            app.find("guest, 12, -1").expect()
            app.find("nobody, 3, 2").expect()
            app.find("Open").tap()
            app.find("Ada, 3, 2").expect()
            app.find("guest, 12, -1").expect()
        }

        private struct Table<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                VStack {
                    ForEach(subviews: content) { guest in
                        Text("Seat \(guest.containerValues.seat)")
                        guest
                    }
                }
            }
        }

        @Test("S-406: an entry of the container values is set by a view and read by its container")
        func container() {
            let app = TestApp {
                Table {
                    Text("Ada").containerValue(\.seat, 4)
                    Text("Bo")
                }
            }
            app.find("Seat 4").expect()
            app.find("Seat 0").expect()
        }

        private struct Origin: View {
            @State private var text = "none"
            @State private var isMarked = false
            var body: some View {
                Text(text)
                Button("Receive") {
                    var transaction = Transaction()
                    transaction.isFromServer = true
                    withTransaction(transaction) { isMarked.toggle() }
                }
                Button("Type") { isMarked.toggle() }
                Color.clear
                    .frame(width: isMarked ? 10 : 20)
                    .transaction { transaction in
                        let origin = transaction.isFromServer ? "server" : "here"
                        DispatchQueue.main.async { text = origin }
                    }
            }
        }

        @Test("An entry of a transaction is carried by the writes made in it, and by no others")
        func transaction() async {
            let app = TestApp { VStack { Origin() } }
            app.find("Receive").tap()
            await app.find("server").expect(within: .seconds(5))
            app.find("Type").tap()
            await app.find("here").expect(within: .seconds(5))
        }
    }
#endif
