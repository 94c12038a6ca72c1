#if SDL
    import Foundation
    import Views

    /// What an element of Casement's tree has for the interfaces of AT-SPI.
    @MainActor
    extension AccessibilityNode {
        /// Whether it unfolds what is below it, and says so as its value.
        nonisolated var isExpandable: Bool {
            role == .button && ["expanded", "collapsed"].contains(properties.value)
        }

        /// What can be done with it; the main action comes first.
        var accessibleActions: [AccessibleAction] {
            guard isEnabled, properties.respondsToUserInteraction != false else { return [] }
            var actions = allActions.map { action in
                AccessibleAction(
                    name: action.name == AccessibilityNamedAction.activate ? "click" : action.name,
                    .action(action.name))
            }
            if let index = actions.firstIndex(where: { $0.name == "click" }) {
                actions.insert(actions.remove(at: index), at: 0)
            } else if takesClicks {
                // A link may be a part of its text's frame.
                let links = properties.links
                actions.insert(
                    AccessibleAction(
                        name: "click",
                        role == .link && links.count == 1
                            ? .openLink(0) : .action(ElementAct.pointerClick)), at: 0)
            }
            return actions
        }

        /// Whether a click does something, although the element takes no keys.
        private var takesClicks: Bool {
            switch role {
            case .row, .option, .tab, .menuItem, .button, .link: return true
            default: return false
            }
        }

        func accessibleText(as role: AccessibleRole) -> AccessibleText? {
            let value = properties.value ?? ""
            if let edited = properties.editedText {
                return AccessibleText(
                    value, anchor: edited.anchor, head: edited.head,
                    isEditable: edited.isEditable && isEnabled, isSecure: edited.isSecure)
            }
            if role.showsText, !label.isEmpty { return AccessibleText(label) }
            switch role {
            // Orca hears of a new value of other controls by their description.
            case .entry, .text:
                return value.isEmpty ? nil : AccessibleText(value)
            default: return nil
            }
        }

        /// The value of a slider, a stepper or a progress view.
        var accessibleNumber: AccessibleNumber? {
            guard [.slider, .stepper, .progress].contains(role), let text = properties.value,
                let current = Double(text), current.isFinite
            else { return nil }
            let range: ClosedRange<Double>
            switch role {
            case .progress: range = min(0, current)...max(1, current)
            default:
                let greatest = Double.greatestFiniteMagnitude
                range = properties.range ?? -greatest...greatest
            }
            return AccessibleNumber(
                current: current, minimum: range.lowerBound, maximum: range.upperBound, text: text,
                isWritable: isEnabled && (properties.setValue != nil || properties.adjust != nil))
        }
    }
#endif
