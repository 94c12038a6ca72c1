import CasementTesting
import SwiftUI
import Testing

/// Controls in what is otherwise one element.
@MainActor
struct PressableTitleTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct Header: View {
        let log: Log

        var body: some View {
            HStack {
                Text("Things")
                Button("Add") { log.lines.append("add") }
            }
        }
    }

    fileprivate enum Kind: CaseIterable { case list, form, stack, disclosure, table }

    private struct Screen: View {
        let kind: Kind
        let log: Log

        var body: some View {
            switch kind {
            case .list: List { section }
            case .form: Form { section }
            case .stack: ScrollView { LazyVStack { section } }
            case .disclosure:
                DisclosureGroup {
                    Text("Row")
                } label: {
                    Header(log: log)
                }
            case .table:
                List {
                    Section {
                        Text("Row")
                    } footer: {
                        Header(log: log)
                    }
                }
            }
        }

        private var section: some View {
            Section {
                Text("Row")
            } header: {
                Header(log: log)
            }
        }
    }

    @Test(
        "S-831: A button in a heading, a footer or a label can be pressed", arguments: Kind.allCases
    )
    fileprivate func headings(kind: Kind) {
        let log = Log()
        let app = TestApp { Screen(kind: kind, log: log) }
        app.find("Things").expect()
        app.find("Add").tap()
        #expect(log.lines == ["add"])
    }

    @Test("S-831: A button in a row that is a link can be pressed, and so can the row")
    func linkRow() {
        let log = Log()
        struct Rows: View {
            let log: Log

            var body: some View {
                NavigationStack {
                    List {
                        NavigationLink {
                            Text("Page")
                        } label: {
                            HStack {
                                Text("Row")
                                Button("Like") { log.lines.append("like") }
                                    .buttonStyle(.borderless)
                            }
                        }
                    }
                }
            }
        }
        let app = TestApp { Rows(log: log) }
        app.find("Like").tap()
        #expect(log.lines == ["like"])
        app.find("Page").expectNone()
        app.find("Row").tap()
        app.find("Page").expect()
    }

    @Test("S-832: What an app combines has the controls inside as actions")
    func combined() {
        let log = Log()
        struct Combined: View {
            let log: Log

            var body: some View {
                HStack {
                    Text("Song")
                    Button("Play") { log.lines.append("play") }
                }
                .accessibilityElement(children: .combine)
            }
        }
        let app = TestApp { Combined(log: log) }
        app.find("Song, Play").expect()
        app.find("Song, Play").perform("Play")
        #expect(log.lines == ["play"])
    }
}
