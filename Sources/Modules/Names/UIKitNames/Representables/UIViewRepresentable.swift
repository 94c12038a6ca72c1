import BorrowedViews
import Casement

/// A view that shows a view of UIKit, such as a text view or a search field, and updates it when it changes.
///
/// `makeUIView(context:)` is called once, before the view is first shown. `updateUIView(_:context:)`
/// is called after it, and whenever a value of the representable or of its environment has changed.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// What receives the events of the view; `Void` for nothing.
    associatedtype Coordinator = Void

    /// The coordinator and the surroundings of the view.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view.
    func makeUIView(context: Context) -> UIViewType
    /// Gives the view what has changed.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the view is not shown any longer, for the last time.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator, before the view is made.
    func makeCoordinator() -> Coordinator
    /// The size of the view for a proposal; `nil` for that of its content.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { nil }

    public var body: _RepresentedUIView<Self> { _RepresentedUIView(self) }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The coordinator and the surroundings of a represented view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What receives the events of the view.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public let transaction: Transaction
    /// The environment of the representable.
    public let environment: EnvironmentValues
}

/// The view of a representable of UIKit's.
public struct _RepresentedUIView<Representable: UIViewRepresentable>: View {
    private let representable: Representable
    private let mark = UpdateMark()
    @StateObject private var represented =
        Represented<Representable.UIViewType, Representable.Coordinator>()
    @Environment(\.self) private var environment

    init(_ representable: Representable) { self.representable = representable }

    public var body: some View {
        let (view, coordinator) = represented.made(
            coordinator: representable.makeCoordinator,
            { representable.makeUIView(context: makeContext($0)) },
            dismantle: Representable.dismantleUIView)
        let context = makeContext(coordinator)
        view.changes.deferring { representable.updateUIView(view, context: context) }
        let shown = representable
        let layout = RepresentedLayout {
            shown.sizeThatFits($0, uiView: view, context: context)
        }
        return layout {
            HostedBorrowedView(view)
        }
    }

    private func makeContext(
        _ coordinator: Representable.Coordinator
    ) -> UIViewRepresentableContext<Representable> {
        UIViewRepresentableContext(
            coordinator: coordinator, transaction: Transaction.current, environment: environment)
    }
}
