import CasementTesting
import SwiftUI
import Testing

/// Labels that say other things, in rooms of which some are too narrow for them.
@MainActor
struct ChangingLabelTests {
    private final class Model: ObservableObject {
        @Published var labels: [String]
        init(_ labels: [String]) { self.labels = labels }
    }

    private struct Labels: View {
        @ObservedObject var model: Model

        var body: some View {
            VStack(alignment: .leading) {
                HStack {
                    Text(model.labels[0])
                    Text(model.labels[1])
                    Spacer()
                }
                Text(model.labels[2]).frame(width: 60)
                HStack(alignment: .firstTextBaseline) {
                    Text(model.labels[3]).font(.title)
                    VStack {
                        Text(model.labels[4])
                        Text(model.labels[5]).lineLimit(1)
                    }
                }
                .frame(maxHeight: 70)
                Text(model.labels[0] + " " + model.labels[1]).fixedSize()
            }
            .frame(width: 150, height: 300)
        }
    }

    private static let words = [
        "", "1", "22", "some", "words that break", "Donaudampfschifffahrtsgesellschaft", "a\nb",
        "naïve café", "iiii", "a longer line of several words that takes three or four lines",
    ]

    private func app(_ model: Model) -> TestApp {
        TestApp(size: CGSize(width: 200, height: 320)) { Labels(model: model) }
    }

    @Test("After any change of its labels a view stands as one made anew does")
    func sameAsAnew() {
        var random = SystemRandomNumberGenerator()
        let model = Model((0..<6).map { "\($0)" })
        let app = app(model)
        for _ in 0..<60 {
            let index = Int.random(in: 0..<6, using: &random)
            model.labels[index] = Self.words.randomElement(using: &random) ?? ""
            app.settle()
            let anew = self.app(Model(model.labels))
            #expect(app.printedTree == anew.printedTree, "\(model.labels)")
        }
    }
}
