#if SDL
    import Desktop
    import Foundation

    /// Something that clients are told of.
    package struct AccessibleEvent: Equatable, Sendable {
        package enum Value: Equatable, Sendable {
            case none
            case string(String)
            case number(Double)
            case rect(CGRect)
            case element(ElementID)
        }

        /// The part of the interface's name: `Object` or `Window`.
        package var category = "Object"
        package let name: String
        package var detail = ""
        package var first = 0
        package var second = 0
        package var value = Value.none
        /// The element that it happens to; nil for the app.
        package let source: ElementID?

        package static func state(
            _ name: String, _ isSet: Bool, of source: ElementID
        ) -> AccessibleEvent {
            AccessibleEvent(
                name: "StateChanged", detail: name, first: isSet ? 1 : 0, source: source)
        }

        package static func property(
            _ name: String, _ value: Value, of source: ElementID
        ) -> AccessibleEvent {
            AccessibleEvent(
                name: "PropertyChange", detail: "accessible-" + name, value: value, source: source)
        }

        package static func children(
            _ detail: String, _ child: ElementID, at index: Int, of source: ElementID?
        ) -> AccessibleEvent {
            AccessibleEvent(
                name: "ChildrenChanged", detail: detail, first: index, value: .element(child),
                source: source)
        }

        package static func text(
            _ detail: String, _ text: String, at offset: Int, of source: ElementID
        ) -> AccessibleEvent {
            AccessibleEvent(
                name: "TextChanged", detail: detail, first: offset,
                second: text.unicodeScalars.count, value: .string(text), source: source)
        }

        package static func window(
            _ name: String, _ window: AccessibleSnapshot.Window
        ) -> AccessibleEvent {
            AccessibleEvent(
                category: "Window", name: name, value: .string(window.title), source: window.id)
        }
    }

    /// The events that clients have asked the registry for.
    package struct EventFilter: Equatable, Sendable {
        /// Each the parts of a name, such as `object`, `statechanged`, `focused`.
        private let wanted: [[String]]

        package init(_ names: [String] = []) {
            wanted = names.map(Self.parts)
        }

        package var isEmpty: Bool { wanted.isEmpty }

        package func admits(_ event: AccessibleEvent) -> Bool {
            let own = Self.parts("\(event.category):\(event.name):\(event.detail)")
            return wanted.contains { name in
                zip(name, own).allSatisfy { $0.0.isEmpty || $0.0 == $0.1 }
                    && (name.count <= own.count || name.dropFirst(own.count).allSatisfy(\.isEmpty))
            }
        }

        /// Clients write names in two ways: `object:state-changed` and `Object:StateChanged`.
        private static func parts(_ name: String) -> [String] {
            let parts = name.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            return parts.map { part in part.lowercased().filter { $0 != "-" } }
        }
    }
#endif
