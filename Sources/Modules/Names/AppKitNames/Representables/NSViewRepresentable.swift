import BorrowedViews
import Casement

/// A view that shows a view of AppKit, such as a text view or a search field, and updates it when it changes.
///
/// `makeNSView(context:)` is called once, before the view is first shown. `updateNSView(_:context:)`
/// is called after it, and whenever a value of the representable or of its environment has changed.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View {
    /// The class of the view.
    associatedtype NSViewType: NSView
    /// What receives the events of the view; `Void` for nothing.
    associatedtype Coordinator = Void

    /// The coordinator and the surroundings of the view.
    typealias Context = NSViewRepresentableContext<Self>

    /// Makes the view.
    func makeNSView(context: Context) -> NSViewType
    /// Gives the view what has changed.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Called when the view is not shown any longer, for the last time.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// Makes the coordinator, before the view is made.
    func makeCoordinator() -> Coordinator
    /// The size of the view for a proposal; `nil` for that of its content.
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize? { nil }

    public var body: _RepresentedNSView<Self> { _RepresentedNSView(self) }
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The coordinator and the surroundings of a represented view.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    /// What receives the events of the view.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public let transaction: Transaction
    /// The environment of the representable.
    public let environment: EnvironmentValues
}

/// The view of a representable of AppKit.
public struct _RepresentedNSView<Representable: NSViewRepresentable>: View {
    private let representable: Representable
    private let mark = UpdateMark()
    @StateObject private var represented =
        Represented<Representable.NSViewType, Representable.Coordinator>()
    @Environment(\.self) private var environment

    init(_ representable: Representable) { self.representable = representable }

    public var body: some View {
        let (view, coordinator) = represented.made(
            coordinator: representable.makeCoordinator,
            { representable.makeNSView(context: makeContext($0)) },
            dismantle: Representable.dismantleNSView)
        let context = makeContext(coordinator)
        view.changes.deferring { representable.updateNSView(view, context: context) }
        let shown = representable
        let layout = RepresentedLayout {
            shown.sizeThatFits($0, nsView: view, context: context)
        }
        return layout {
            HostedBorrowedView(view)
        }
    }

    private func makeContext(
        _ coordinator: Representable.Coordinator
    ) -> NSViewRepresentableContext<Representable> {
        NSViewRepresentableContext(
            coordinator: coordinator, transaction: Transaction.current, environment: environment)
    }
}
