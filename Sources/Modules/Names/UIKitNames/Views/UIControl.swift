import Casement

/// Whether a control is selected.
public struct UIControlState: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: UIControlState = []
    public static let highlighted = UIControlState(rawValue: 1 << 0)
    public static let disabled = UIControlState(rawValue: 1 << 1)
    public static let selected = UIControlState(rawValue: 1 << 2)
}

/// A view that runs actions when the user changes it.
open class UIControl: UIView {
    public typealias State = UIControlState

    /// What happens in a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// Creates a set of the bits of others.
        nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The user has changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control does what it is for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A field has got the keyboard.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user has changed the text of a field.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A field has lost the keyboard.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The user has pressed Return in a field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allEvents = Event(rawValue: .max)
    }

    private var actions: [(events: Event, action: UIAction)] = []

    /// Whether the user can change the control.
    open var isEnabled = true { didSet { changed() } }
    /// Whether the control is selected. Has no effect.
    open var isSelected = false
    /// Whether the control is pressed. Has no effect.
    open var isHighlighted = false

    /// Has an action run at events. One of the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append((controlEvents, action))
    }

    /// Has an action no longer run at events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Has the action of an identifier no longer run at events.
    open func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
    ) {
        for index in actions.indices where actions[index].action.identifier == actionIdentifier {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
    }

    /// Runs the actions of events.
    open func sendActions(for controlEvents: Event) {
        for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
            action.run(for: self)
        }
    }
}

/// A closure that a control runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// What a control does.
@MainActor @preconcurrency
open class UIAction: NSObject {
    /// The name by which an action is found again.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The name of the action. Nothing here shows it.
    open var title: String
    /// The picture of the action. Nothing here shows it.
    open var image: UIImage?
    /// The name by which the action is found again.
    public let identifier: Identifier
    /// The control that runs the action; `nil` while none does.
    public private(set) weak var sender: AnyObject?
    private let handler: UIActionHandler

    /// Creates an action; without an identifier it has one of its own.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
    }

    func run(for sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
