import Foundation
import Synchronization

/// A change of an app's state, for those who look at the app from outside.
package struct StateChange: Hashable, Sendable {
    /// The property with what declares it, such as `CounterView.count`.
    package let name: String
    /// The value before, as text; `nil` if only the change is known, like the one below.
    package let old: String?
    package let new: String?

    package init(_ name: String, old: String? = nil, new: String? = nil) {
        self.name = name
        self.old = old
        self.new = new
    }

    /// A value of an app's state as a short text.
    package static func text(of value: Any) -> String { StateText.of(value) }
}

/// The names of a type's properties.
protocol PropertyNames: AnyObject {
    /// The name of a property as the app writes it, with the type that declares it unless that is
    /// the owner.
    func name(ofField index: Int, in owner: Any.Type) -> String
}

/// Hears of each change of an app's state, on the main thread.
protocol StateChangeListener: AnyObject {
    /// Notes who writes to what will be noted when the next update takes it over.
    func noteWrite(to cell: ObjectIdentifier)
    func note(_ change: StateChange, of cell: ObjectIdentifier?)
}

/// The changes of an app's state since they were last taken. An app has one only if somebody asks.
package final class StateChangeLog: Sendable {
    /// More are not kept until they are taken.
    private static let most = 500

    private let changes = Mutex<[StateChange]>([])

    /// Hears of the same changes. Only the main thread uses it.
    nonisolated(unsafe) var listener: (any StateChangeListener)?

    package init() {}

    /// Notes a change on the main thread; of what, if it was written before it is noted.
    package func note(_ change: StateChange, of cell: ObjectIdentifier? = nil) {
        listener?.note(change, of: cell)
        changes.withLock { changes in
            // Each view that shows a property of a model reports its change.
            if change.new == nil, changes.contains(change) { return }
            if changes.count < Self.most { changes.append(change) }
        }
    }

    /// The changes so far, which are forgotten.
    package func take() -> [StateChange] {
        changes.withLock { changes in
            defer { changes = [] }
            return changes
        }
    }
}

/// Values of an app's state as short texts.
enum StateText {
    private static let longest = 200
    /// A larger collection is described by its size alone.
    private static let mostElements = 8

    static func of(_ value: Any) -> String {
        if let text = value as? String { return "“\(text.prefix(longest))”" }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .collection, .set, .dictionary:
            if mirror.children.count > mostElements { return "\(mirror.children.count) elements" }
        case .optional:
            guard let inside = mirror.children.first else { return "nil" }
            return of(inside.value)
        default: break
        }
        return String(String(describing: value).prefix(longest))
    }
}
