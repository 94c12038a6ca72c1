import BorrowedViews
import Casement

/// A view that shows a controller of AppKit, such as a hosting controller, and updates it when it changes.
///
/// `makeNSViewController(context:)` is called once, before the controller is first shown.
/// `updateNSViewController(_:context:)` is called after it, and whenever a value of the representable
/// or of its environment has changed.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View {
    /// The class of the controller.
    associatedtype NSViewControllerType: NSViewController
    /// What receives the events of the controller; `Void` for nothing.
    associatedtype Coordinator = Void

    /// The coordinator and the surroundings of the controller.
    typealias Context = NSViewControllerRepresentableContext<Self>

    /// Makes the controller.
    func makeNSViewController(context: Context) -> NSViewControllerType
    /// Gives the controller what has changed.
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    /// Called when the controller is not shown any longer, for the last time.
    static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator, before the controller is made.
    func makeCoordinator() -> Coordinator
    /// The size of the controller's view for a proposal; `nil` for that of its content.
    func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize?
}

extension NSViewControllerRepresentable {
    public static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize? { nil }

    public var body: _RepresentedNSViewController<Self> { _RepresentedNSViewController(self) }
}

extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The coordinator and the surroundings of a represented controller.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    /// What receives the events of the controller.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public let transaction: Transaction
    /// The environment of the representable.
    public let environment: EnvironmentValues
}

/// The view of a representable of a controller.
public struct _RepresentedNSViewController<Representable: NSViewControllerRepresentable>: View {
    private let representable: Representable
    private let mark = UpdateMark()
    @StateObject private var represented =
        Represented<Representable.NSViewControllerType, Representable.Coordinator>()
    @Environment(\.self) private var environment

    init(_ representable: Representable) { self.representable = representable }

    public var body: some View {
        let (controller, coordinator) = represented.made(
            coordinator: representable.makeCoordinator,
            { representable.makeNSViewController(context: makeContext($0)) },
            dismantle: Representable.dismantleNSViewController)
        let context = makeContext(coordinator)
        controller.view.changes.deferring {
            representable.updateNSViewController(controller, context: context)
        }
        let shown = representable
        let layout = RepresentedLayout {
            shown.sizeThatFits($0, nsViewController: controller, context: context)
        }
        return layout {
            HostedBorrowedView(controller.view)
                .onAppear {
                    controller.viewWillAppear()
                    controller.viewDidAppear()
                }
                .onDisappear {
                    controller.viewWillDisappear()
                    controller.viewDidDisappear()
                }
        }
    }

    private func makeContext(
        _ coordinator: Representable.Coordinator
    ) -> NSViewControllerRepresentableContext<Representable> {
        NSViewControllerRepresentableContext(
            coordinator: coordinator, transaction: Transaction.current, environment: environment)
    }
}
