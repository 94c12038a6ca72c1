import Foundation

/// A view of an app with what is in it, as its author has written it.
package struct ViewRecord: Codable, Hashable, Sendable, Identifiable {
    /// The number stays while the view is in the tree.
    package let id: Int
    /// The type of the view.
    package let name: String
    /// Whether the app declares it.
    package let isOwn: Bool
    /// The number of its window.
    package let window: Int
    /// In the window's content; `nil` if it shows nothing.
    package let frame: CGRect?
    /// The modifiers around it, the outermost first.
    package let modifiers: [String]
    package let children: [ViewRecord]

    package init(
        id: Int, name: String, isOwn: Bool, window: Int, frame: CGRect?, modifiers: [String],
        children: [ViewRecord]
    ) {
        self.id = id
        self.name = name
        self.isOwn = isOwn
        self.window = window
        self.frame = frame
        self.modifiers = modifiers
        self.children = children
    }

    /// The innermost view with a point of the window in its frame. What comes later is in front.
    package func innermost(at point: CGPoint) -> ViewRecord? {
        for child in children.reversed() {
            if let found = child.innermost(at: point) { return found }
        }
        return frame.map { $0.contains(point) } ?? false ? self : nil
    }
}

/// All that an app says of one of its views.
package struct ViewDetail: Codable, Hashable, Sendable {
    /// A property of a view or modifier of the app.
    package struct Property: Codable, Hashable, Sendable {
        package let name: String
        /// The name of the wrapper; `nil` for a plain property.
        package let wrapper: String?
        package let type: String
        package let value: String
        /// Whether another value can be given as text.
        package let isEditable: Bool

        package init(
            name: String, wrapper: String?, type: String, value: String, isEditable: Bool
        ) {
            self.name = name
            self.wrapper = wrapper
            self.type = type
            self.value = value
            self.isEditable = isEditable
        }
    }

    /// A value of the environment that the view reads.
    package struct Value: Codable, Hashable, Sendable {
        package let name: String
        package let value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package let properties: [Property]
    package let environment: [Value]
    /// From the window inwards.
    package let layout: [ElementLayout.Node]
    package let reasons: ElementReasons

    package init(
        properties: [Property], environment: [Value], layout: [ElementLayout.Node],
        reasons: ElementReasons
    ) {
        self.properties = properties
        self.environment = environment
        self.layout = layout
        self.reasons = reasons
    }
}

/// What has happened in an app since somebody looked at it.
package struct AppNews: Codable, Hashable, Sendable {
    /// The number of the last turn that did something.
    package let turn: Int
    /// The version of the commands that the app understands.
    package let version: Int
    /// The view that was pointed at in the app, since that was asked for.
    package let picked: Int?

    package init(turn: Int, version: Int, picked: Int?) {
        self.turn = turn
        self.version = version
        self.picked = picked
    }
}

/// What the nodes of one kind take of an app's memory.
package struct NodeKind: Codable, Hashable, Sendable {
    package let name: String
    package let count: Int
    /// Apart from what the nodes refer to.
    package let bytes: Int

    package init(name: String, count: Int, bytes: Int) {
        self.name = name
        self.count = count
        self.bytes = bytes
    }
}
