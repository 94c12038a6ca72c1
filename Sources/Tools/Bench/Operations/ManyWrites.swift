import Casement
import Views

/// O16: many writes, or many readers, in one action.
@MainActor
enum ManyWrites {
    static let operations: [Operation] = [
        Operation(id: "O16", variant: "writes", note: "100,000 writes to one @State") {
            try WritesTrial()
        },
        Operation(id: "O16", variant: "observers", note: "one @Published, 1,000 views") {
            try PublishedTrial()
        },
        Operation(id: "O16", variant: "reader", note: "one of 1,000 @Observable rows") {
            try ObservableTrial()
        },
        Operation(
            id: "O16", variant: "subscribed", note: "10,000 observing views made and dropped",
            warmUps: 1, samples: 5
        ) { try SubscriptionTrial() },
    ]

    /// The way from outside to a view's state.
    private final class Handle<Value> {
        var write: (Value) -> Void = { _ in }
    }

    // MARK: Writes

    private struct NumberPage: View {
        let handle: Handle<Int>
        @State private var number = 0
        var body: some View {
            let _ = handle.write = { number = $0 }
            Text(verbatim: "Number: \(number)")
        }
    }

    private final class WritesTrial: Trial {
        private let handle = Handle<Int>()
        private let stage: Stage
        private var number = 0
        private var report = FrameReport()

        init() throws {
            let handle = handle
            stage = try Stage { NumberPage(handle: handle) }
        }

        var subject: Stage? { stage }
        func perform() {
            report = stage.counting {
                for _ in 0..<100_000 {
                    number += 1
                    handle.write(number)
                }
                stage.settle()
            }
        }

        func check() throws {
            try WrongResult.unless(stage.shows("Number: \(number)"), "\(number) is not shown.")
            let (bodies, frames) = (report.bodies, report.windowsPresented)
            try WrongResult.unless(
                bodies == 1 && frames == 1, "\(bodies) bodies and \(frames) frames for one action.")
        }
    }

    // MARK: Observers

    private final class Model: ObservableObject { @Published var number = 0 }

    private struct Observer: View {
        @ObservedObject var model: Model
        var body: some View { Text(verbatim: "\(model.number)") }
    }

    private final class PublishedTrial: Trial {
        private let model = Model()
        private let stage: Stage
        private var bodies = 0

        init() throws {
            let model = model
            stage = try Stage {
                VStack { ForEach(0..<1_000) { _ in Observer(model: model) } }
            }
        }

        var subject: Stage? { stage }
        func perform() {
            bodies =
                stage.counting {
                    model.number += 1
                    stage.settle()
                }.bodies
        }

        func check() throws {
            let number = model.number
            try WrongResult.unless(stage.shows("\(number)"), "\(number) is not shown.")
            try WrongResult.unless(bodies == 1_000, "\(bodies) bodies for 1,000 observers.")
        }
    }

    @Observable fileprivate final class Item { var number = 0 }

    private struct ItemView: View {
        let item: Item
        var body: some View { Text(verbatim: "\(item.number)") }
    }

    private final class ObservableTrial: Trial {
        /// One in the middle, which is visible.
        private static let seen = 500
        private let items = (0..<1_000).map { _ in Item() }
        private let stage: Stage
        private var bodies = 0

        init() throws {
            let items = items
            stage = try Stage {
                VStack { ForEach(0..<1_000) { ItemView(item: items[$0]) } }
            }
        }

        var subject: Stage? { stage }
        func perform() {
            bodies =
                stage.counting {
                    items[Self.seen].number += 1
                    stage.settle()
                }.bodies
        }

        func check() throws {
            let number = items[Self.seen].number
            try WrongResult.unless(stage.shows("\(number)"), "\(number) is not shown.")
            try WrongResult.unless(bodies == 1, "\(bodies) bodies for one reader.")
        }
    }

    // MARK: Subscriptions

    private struct SubscribersPage: View {
        let handle: Handle<Bool>
        let model: Model
        @State private var isShown = false
        var body: some View {
            let _ = handle.write = { isShown = $0 }
            if isShown { VStack { ForEach(0..<10_000) { _ in Observer(model: model) } } }
        }
    }

    private final class SubscriptionTrial: Trial {
        private let handle = Handle<Bool>()
        private let stage: Stage
        private var nodesBefore = 0
        private var allocatedBefore = 0
        private var rounds = 0

        init() throws {
            let (handle, model) = (handle, Model())
            stage = try Stage { SubscribersPage(handle: handle, model: model) }
        }

        func prepare() {
            nodesBefore = stage.liveNodes
            allocatedBefore = Memory.allocated
        }

        var subject: Stage? { stage }
        func perform() {
            for isShown in [true, false] {
                handle.write(isShown)
                stage.settle()
            }
            rounds += 1
        }

        /// The first round fills caches.
        func check() throws {
            let nodes = stage.liveNodes - nodesBefore
            try WrongResult.unless(nodes == 0, "\(nodes) nodes are left of views that are gone.")
            let growth = Memory.allocated - allocatedBefore
            try WrongResult.unless(
                rounds == 1 || growth < 1 << 20, "\(growth) bytes are left of views that are gone.")
        }
    }
}
