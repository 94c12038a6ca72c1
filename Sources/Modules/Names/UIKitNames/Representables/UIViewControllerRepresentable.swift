import BorrowedViews
import Casement

/// A view that shows a controller of UIKit, such as a hosting controller, and updates it when it changes.
///
/// `makeUIViewController(context:)` is called once, before the controller is first shown.
/// `updateUIViewController(_:context:)` is called after it, and whenever a value of the representable
/// or of its environment has changed.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    /// The class of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// What receives the events of the controller; `Void` for nothing.
    associatedtype Coordinator = Void

    /// The coordinator and the surroundings of the controller.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Gives the controller what has changed.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when the controller is not shown any longer, for the last time.
    static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator, before the controller is made.
    func makeCoordinator() -> Coordinator
    /// The size of the controller's view for a proposal; `nil` for that of its content.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    public var body: _RepresentedUIViewController<Self> { _RepresentedUIViewController(self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The coordinator and the surroundings of a represented controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What receives the events of the controller.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public let transaction: Transaction
    /// The environment of the representable.
    public let environment: EnvironmentValues
}

/// The view of a representable of a controller.
public struct _RepresentedUIViewController<Representable: UIViewControllerRepresentable>: View {
    private let representable: Representable
    private let mark = UpdateMark()
    @StateObject private var represented =
        Represented<Representable.UIViewControllerType, Representable.Coordinator>()
    @Environment(\.self) private var environment

    init(_ representable: Representable) { self.representable = representable }

    public var body: some View {
        let (controller, coordinator) = represented.made(
            coordinator: representable.makeCoordinator,
            { representable.makeUIViewController(context: makeContext($0)) },
            dismantle: Representable.dismantleUIViewController)
        let context = makeContext(coordinator)
        controller.view.changes.deferring {
            representable.updateUIViewController(controller, context: context)
        }
        let shown = representable
        let layout = RepresentedLayout {
            shown.sizeThatFits($0, uiViewController: controller, context: context)
        }
        return layout {
            HostedController(controller: controller)
        }
    }

    private func makeContext(
        _ coordinator: Representable.Coordinator
    ) -> UIViewControllerRepresentableContext<Representable> {
        UIViewControllerRepresentableContext(
            coordinator: coordinator, transaction: Transaction.current, environment: environment)
    }
}
