import CasementTesting
import SwiftUI
import Testing

/// Models that have to be gone when nothing shows them.
@MainActor
struct LeakTests {
    @Observable final class Detail {
        var title = "Detail"
        @ObservationIgnored var retry: (() -> Void)?
    }

    final class Keeper: ObservableObject {
        var kept: [Detail] = []
    }

    private struct DetailView: View {
        @State private var detail: Detail

        init(_ keep: (Detail) -> Void) {
            let detail = Detail()
            _detail = State(initialValue: detail)
            keep(detail)
        }

        var body: some View { Text(detail.title) }
    }

    private struct Screen: View {
        let keeps: Bool
        @StateObject private var keeper = Keeper()
        @State private var isShown = true

        var body: some View {
            Button("Close") { isShown = false }
            if isShown {
                DetailView { if keeps { keeper.kept = [$0] } }
            }
        }
    }

    @Test("A model that goes with its view is released")
    func released() {
        let app = TestApp { Screen(keeps: false) }
        app.expectReleased(app.find("Detail").state("detail", as: Detail.self)) {
            app.find("Close").tap()
        }
    }

    @Test("Of a model that stays, it is told what holds it")
    func held() {
        let app = TestApp { Screen(keeps: true) }
        withKnownIssue {
            app.expectReleased(app.find("Detail").state("detail", as: Detail.self)) {
                app.find("Close").tap()
            }
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.contains("Detail was not released")
                && text.contains("held by @StateObject keeper of Screen.kept[0]")
        }
    }

    @Test("A model that only a closure holds is told so")
    func closures() {
        withKnownIssue {
            TestApp.expectReleased {
                let detail = Detail()
                detail.retry = { _ = detail.title }
                let app = TestApp { Text(detail.title) }
                app.find("Detail").expect()
                return detail
            }
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.contains(
                    "Detail was not released at the end of the body: 1 reference is")
            }
        }
    }

    @Test("An app that ends releases its models")
    func wholeApps() {
        TestApp.expectReleased {
            let detail = Detail()
            let app = TestApp { Text(detail.title) }
            app.find("Detail").expect()
            return detail
        }
    }

    @Test("An object that there is not is told so")
    func missing() {
        withKnownIssue {
            TestApp.expectReleased { nil }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("no object that could be released") }
        }
    }
}
