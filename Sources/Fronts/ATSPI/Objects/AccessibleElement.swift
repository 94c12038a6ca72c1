#if SDL
    import Foundation

    /// An element as it was in the last frame that assistive technology has asked for.
    package struct AccessibleElement: Equatable, Sendable {
        package let id: ElementID
        package var role: AccessibleRole
        package var name = ""
        package var description = ""
        /// What happens if the element is used.
        package var help = ""
        package var identifier = ""
        package var attributes: [String: String] = [:]
        package var states: AccessibleStates = []
        /// In points of the window's content.
        package var frame = CGRect.zero
        /// Nil for a window, whose parent is the app.
        package var parent: ElementID?
        /// Which of its parent's children it is.
        package var index = 0
        package var children: [ElementID] = []
        package var actions: [AccessibleAction] = []
        package var text: AccessibleText?
        package var value: AccessibleNumber?
        package var relations: [AccessibleRelation] = []
        /// The links in its text, which are among its children.
        package var links: [ElementID] = []
        /// What it has that few elements have.
        package var facts: AccessibleFacts?

        package init(_ id: ElementID, role: AccessibleRole) {
            self.id = id
            self.role = role
        }

        var interfaces: [String] {
            var names = ["Accessible", "Component"]
            if !actions.isEmpty { names.append("Action") }
            if text != nil { names.append("Text") }
            if text?.isEditable == true { names.append("EditableText") }
            if value != nil { names.append("Value") }
            if !children.isEmpty { names.append("Collection") }
            if role.holdsSelection { names.append("Selection") }
            if role == .image { names.append("Image") }
            if !links.isEmpty { names.append("Hypertext") }
            switch facts {
            case .table: names.append("Table")
            case .cell: names.append("TableCell")
            case .link: names.append("Hyperlink")
            case .document: names.append("Document")
            case nil: break
            }
            return names.map { "org.a11y.atspi.\($0)" }
        }

        /// The ids of what is selected among the children.
        func selectedChildren(in snapshot: AccessibleSnapshot) -> [ElementID] {
            children.filter { snapshot[$0]?.states.contains(.selected) == true }
        }
    }

    /// Something that can be done with an element.
    package struct AccessibleAction: Equatable, Sendable {
        /// The name for programs, which is the same in all languages for what all apps have.
        package let name: String
        let act: ElementAct
        /// What it is done with; nil for the element that has it.
        let target: ElementID?

        init(name: String, _ act: ElementAct, to target: ElementID? = nil) {
            self.name = name
            self.act = act
            self.target = target
        }
    }

    /// A value with its range.
    package struct AccessibleNumber: Equatable, Sendable {
        package var current: Double
        package var minimum: Double
        package var maximum: Double
        /// The value as it is spoken.
        package var text: String
        package var isWritable: Bool
    }

    /// A connection to other elements.
    package struct AccessibleRelation: Equatable, Sendable {
        /// The numbers that AT-SPI gives to relations.
        package enum Kind: UInt32, Sendable {
            case labelFor = 1
            case labelledBy = 2
            case memberOf = 5
            case nodeChildOf = 7
        }

        package let kind: Kind
        package var targets: [ElementID]
    }
#endif
